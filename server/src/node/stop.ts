/** Stops on SIGTERM or SIGINT: not ready at once, running work finishes, exit 0 within thirty seconds. */
import type { Server } from "node:http";

const GRACE_MS = 25_000;
const CHECK_MS = 100;

interface StopHooks {
  server: Server;
  /** Generations that still run. */
  countRunning: () => number;
  /** Ends what still runs when the grace is over, with a clear last event. */
  endRunning: () => void;
  close: () => Promise<void>;
}

export function stopOnSignal(hooks: StopHooks, state: { isStopping: boolean }): void {
  const stop = () => {
    if (state.isStopping) return;
    state.isStopping = true;
    const deadline = Date.now() + GRACE_MS;
    const timer = setInterval(() => {
      if (hooks.countRunning() > 0 && Date.now() < deadline) return;
      clearInterval(timer);
      hooks.endRunning();
      void closeAll(hooks);
    }, CHECK_MS);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

async function closeAll({ server, close }: StopHooks): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  // The last events have been written by then; whoever still holds a connection open has nothing left to receive.
  const cut = setTimeout(() => server.closeAllConnections(), 2000);
  await closed;
  clearTimeout(cut);
  await close();
  process.exit(0);
}
