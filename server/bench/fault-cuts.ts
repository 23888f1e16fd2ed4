/** Streams cut at random bytes and resumed, on the same instance and on a second one behind a proxy. */
import { randomUUID } from "node:crypto";
import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { parseEvents } from "../test/read-events.ts";
import { startRedis } from "../test/start-redis.ts";
import { generatePath } from "../test/start-service.ts";
import { openStream } from "./client.ts";
import type { Figure } from "./figure.ts";
import { startMeasured } from "./service.ts";
import type { ProviderProcess } from "./start-provider.ts";

const CUTS = 50;

/** A small load balancer: every connection goes to the next instance. */
async function startProxy(addresses: readonly string[]): Promise<{ address: string; server: Server }> {
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const target = addresses[turn++ % addresses.length] ?? "";
    const call = request(
      target + (incoming.url ?? ""),
      { method: incoming.method, headers: incoming.headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    call.on("error", () => outgoing.destroy());
    outgoing.on("close", () => call.destroy());
    incoming.pipe(call);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

export async function measureCuts(provider: ProviderProcess): Promise<Figure[]> {
  const redis = await startRedis();
  const env = { REDIS_URL: redis.url };
  const instances = await Promise.all([1, 2].map(() => startMeasured(provider.url, "rate-1500x1", env)));
  const addresses = instances.map(({ address }) => address);
  // The stores connect in the background; the first request must not meet them half-way.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const proxy = await startProxy(addresses);
  const before = (await provider.stats()).calls;
  let different = 0;
  let repeated = 0;
  const whole = (await openStream(addresses[0] ?? "")).text.length;
  for (let turn = 0; turn < CUTS; turn += 1) {
    const key = randomUUID();
    const cutAt = 1 + Math.floor(Math.random() * (whole - 1));
    const first = await openStream(proxy.address, { key, hangUpAfter: cutAt });
    const { text, repeats } = await resumeToTheEnd(proxy.address, key, first.text);
    const reference = await openStream(addresses[turn % 2] ?? "", { method: "GET", path: `${generatePath}/${key}` });
    if (text !== stripComments(reference.text)) different += 1;
    repeated += repeats;
  }
  const calls = (await provider.stats()).calls - before - 1;
  proxy.server.closeAllConnections();
  proxy.server.close();
  await Promise.all(instances.map((instance) => instance.stop()));
  await redis.kill();
  return [
    {
      name: "50 streams cut at random bytes, resumed on either of two instances: results not byte-equal",
      value: different,
      unit: "",
      limit: 0,
    },
    { name: "… events received twice", value: repeated, unit: "", limit: 0 },
    { name: "… calls of the provider", value: calls, unit: "", limit: CUTS },
  ];
}

/** What a browser does: keep whole events, go on after the last one. */
async function resumeToTheEnd(address: string, key: string, cut: string): Promise<{ text: string; repeats: number }> {
  let text = keepWholeEvents(cut);
  const lastEventId = parseEvents(text).at(-1)?.id ?? 0;
  if (parseEvents(text).some(({ event }) => event !== "section")) return { text, repeats: 0 };
  const rest = await openStream(address, { method: "GET", path: `${generatePath}/${key}`, lastEventId });
  text += stripComments(rest.text);
  const ids = parseEvents(text).map(({ id }) => id);
  return { text, repeats: ids.length - new Set(ids).size };
}

function keepWholeEvents(text: string): string {
  return stripComments(text.slice(0, text.lastIndexOf("\n\n") + 2));
}

function stripComments(text: string): string {
  return text.replace(/^: .*\n\n/gm, "");
}
