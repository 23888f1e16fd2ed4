/** The service as a process under load: started with wide limits, its memory watched from outside. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type ServiceProcess, startProcess } from "../test/start-process.ts";

const REPORT = fileURLToPath(new URL("./report-memory.ts", import.meta.url));

const WIDE = {
  LOG_LEVEL: "warn",
  LIMIT_ADDRESS: "100000000",
  BUDGET_ADDRESS_DAY: "100000000000",
  BUDGET_DAY: "100000000000",
  BUDGET_MONTH: "100000000000",
};

export interface MeasuredService extends ServiceProcess {
  /** Resident memory in MB, now. */
  readResident(): number;
  /** Watches the resident memory until stopped, and gives its peak in MB. */
  watchResident(): () => number;
  /** Heap and buffers in use after garbage collection, in MB. */
  readUsed(): Promise<number>;
  countSockets(): number;
}

export async function startMeasured(
  providerUrl: string,
  model: string,
  env: Record<string, string> = {},
): Promise<MeasuredService> {
  const settings = { ...WIDE, AI_MODEL: `compatible:${model}`, AI_BASE_URL: providerUrl, ...env };
  const service = await startProcess(settings, [
    "--max-semi-space-size=4",
    "--heap-growing-percent=25",
    "--optimize-for-size",
    "--expose-gc",
    "--import",
    REPORT,
  ]);
  const pid = service.child.pid ?? 0;
  const readResident = () =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;
  return {
    ...service,
    readResident,
    watchResident() {
      let peak = readResident();
      const timer = setInterval(() => {
        peak = Math.max(peak, readResident());
      }, 200);
      return () => {
        clearInterval(timer);
        return Math.max(peak, readResident());
      };
    },
    async readUsed() {
      const before = service.output().length;
      service.child.kill("SIGUSR2");
      for (;;) {
        const found = /memory (\{.*\})\n/.exec(service.output().slice(before))?.[1];
        if (found !== undefined) return (JSON.parse(found) as { used: number }).used / 1024 / 1024;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    countSockets: () => readFileSync(`/proc/${pid}/net/tcp`, "utf8").split("\n").length,
  };
}
