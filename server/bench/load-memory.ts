/** What stays in memory: after twenty thousand generations, and with a hundred clients that never read. */
import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { goodRequest } from "../test/good-routine.ts";
import { buildSiteFolder } from "../test/start-process.ts";
import { generatePath } from "../test/start-service.ts";
import { isGood, openStream } from "./client.ts";
import type { Figure } from "./figure.ts";
import { type MeasuredService, startMeasured } from "./service.ts";
import type { ProviderProcess } from "./start-provider.ts";

const GENERATIONS = Number(process.env.BENCH_GENERATIONS ?? 20_000);
const FIRST = 1000;
const AT_ONCE = 40;

export async function measureManyGenerations(provider: ProviderProcess): Promise<Figure[]> {
  const service = await startMeasured(provider.url, "rate-20000x5");
  let failed = await generate(service, FIRST);
  const early = await service.readUsed();
  failed += await generate(service, GENERATIONS - FIRST);
  const late = await service.readUsed();
  const resident = service.readResident();
  await pause(6000);
  const { connections, speaking } = await provider.stats();
  await service.stop();
  const name = `${GENERATIONS.toLocaleString("en")} generations, 30% aborted`;
  return [
    { name: `${name}: failed among the others`, value: failed, unit: "", limit: 0 },
    { name: "… memory after GC, against that after 1,000", value: (late / early - 1) * 100, unit: "%", limit: 15 },
    { name: "… memory in use after GC", value: late, unit: "MB" },
    { name: "… resident memory", value: resident, unit: "MB" },
    { name: "… calls of the provider left open", value: speaking, unit: "", limit: 0 },
    { name: "… idle sockets to the provider left", value: connections, unit: "", limit: 0 },
  ];
}

/** Three in ten are aborted: half of them hang up, half are cancelled as well. */
async function generate(service: MeasuredService, count: number): Promise<number> {
  let next = 0;
  let failed = 0;
  async function work(): Promise<void> {
    while (next < count) {
      const turn = next % 20;
      next += 1;
      const key = randomUUID();
      const isAborted = turn < 6;
      const result = await openStream(service.address, { key, ...(isAborted ? { hangUpAfter: 200 } : {}) });
      if (turn < 3) await openStream(service.address, { method: "DELETE", path: `${generatePath}/${key}` });
      if (!isAborted && !isGood(result)) failed += 1;
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return failed;
}

const SILENT = 100;
const FILE_MB = 2;
const REQUESTS = 20;

/** Each asks for forty megabytes, and for a stream that has to wait behind the first of them; and reads nothing. */
export async function measureSilentClients(provider: ProviderProcess): Promise<Figure[]> {
  const folder = await buildSiteFolder();
  await writeFile(join(folder, "site", "large.txt"), "x".repeat(FILE_MB * 1024 * 1024));
  const service = await startMeasured(provider.url, "rate-300x5", { SITE_FOLDER: folder });
  await openStream(service.address);
  const before = service.readResident();
  const { port, hostname } = new URL(service.address);
  const start = performance.now();
  const cuts = Array.from({ length: SILENT }, () => {
    const socket = connect({ port: Number(port), host: hostname });
    socket.on("error", () => {});
    socket.write(askFor(hostname));
    socket.pause();
    return new Promise<number>((resolve) => {
      // A paused socket sees a reset only when it writes; a byte now and then finds out.
      const timer = setInterval(() => socket.write("\r\n"), 500);
      socket.on("close", () => {
        clearInterval(timer);
        resolve((performance.now() - start) / 1000);
      });
    });
  });
  const stopWatching = service.watchResident();
  await pause(3000);
  const others = await Promise.all(Array.from({ length: 100 }, () => openStream(service.address)));
  const lastCut = Math.max(...(await Promise.all(cuts)));
  const grown = stopWatching() - before;
  await service.stop();
  return [
    { name: "100 clients that never read: growth of resident memory", value: grown, unit: "MB", limit: 200 },
    { name: "… until the last was cut", value: lastCut, unit: "s", limit: 30 },
    {
      name: "… other streams that failed meanwhile",
      value: others.filter((one) => !isGood(one)).length,
      unit: "",
      limit: 0,
    },
  ];
}

function askFor(host: string): string {
  const file = `GET /large.txt HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
  const body = JSON.stringify(goodRequest);
  const headers = [
    `Host: ${host}`,
    "Authorization: Bearer thinkshore-public",
    "Accept: text/event-stream",
    "Content-Type: application/json",
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  const stream = `POST ${generatePath} HTTP/1.1\r\n${headers.join("\r\n")}\r\n\r\n${body}`;
  return file + stream + file.repeat(REQUESTS - 1);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
