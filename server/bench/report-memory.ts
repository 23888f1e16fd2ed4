/** Preloaded into the measured process: on SIGUSR2 it collects garbage and prints its memory. */
process.on("SIGUSR2", () => {
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  process.stdout.write(`memory ${JSON.stringify({ used: heapUsed + external, rss })}\n`);
});
