/** Stops on SIGTERM or SIGINT: not ready at once, running work finishes, exit 0 within thirty seconds. */
import type { Server, ServerResponse } from "node:http";

const GRACE_MS = 25_000;
/** For the last events, and once more for whoever still receives them. */
const LAST_MS = 2000;
const CHECK_MS = 100;

export interface StopHooks {
  server: Server;
  /** Generations that still run. */
  countRunning: () => number;
  /** Who still reads a generation, be it one of another instance. */
  countReaders: () => number;
  /** Ends what still runs when the grace is over, with a clear last event. */
  endRunning: () => void;
  /** Tells the same to whoever still reads. */
  endReaders: () => void;
  close: () => Promise<void>;
}

export function stopOnSignal(hooks: StopHooks, state: { isStopping: boolean }): void {
  const stopGracefully = prepareStop(hooks);
  const stop = () => {
    if (state.isStopping) return;
    state.isStopping = true;
    void stopGracefully().then(() => process.exit(0));
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

export function prepareStop(hooks: StopHooks, graceMs = GRACE_MS): () => Promise<void> {
  const { server, countRunning, countReaders } = hooks;
  const unfinished = new Set<ServerResponse>();
  server.on("request", (_request, response) => {
    unfinished.add(response);
    response.once("close", () => unfinished.delete(response));
  });
  return async () => {
    const deadline = Date.now() + graceMs;
    await waitUntil(() => countRunning() === 0 && countReaders() === 0, deadline);
    hooks.endRunning();
    // Each settles what it has spent and writes its last event.
    await waitUntil(() => countRunning() === 0, Date.now() + LAST_MS);
    hooks.endReaders();
    const closed = new Promise((resolve) => server.close(resolve));
    await waitUntil(
      () => {
        server.closeIdleConnections();
        return unfinished.size === 0;
      },
      Math.max(deadline, Date.now() + LAST_MS),
    );
    server.closeAllConnections();
    await closed;
    await hooks.close();
  };
}

async function waitUntil(isReached: () => boolean, deadline: number): Promise<void> {
  do {
    await new Promise((resolve) => setTimeout(resolve, CHECK_MS));
  } while (!isReached() && Date.now() < deadline);
}
