/** Starts the service; the only file that does something when it is loaded. */
import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

// Before anything else is loaded: the next start is then twice as fast and a fifth smaller.
enableCompileCache();
const { explain, start } = await import("./start.ts");

try {
  try {
    process.loadEnvFile(fileURLToPath(new URL("../../.env", import.meta.url)));
  } catch {
    // There is no .env file: the environment alone decides.
  }
  await start();
} catch (error) {
  process.stderr.write(`Thinkshore could not start. ${explain(error)}\n`);
  process.exit(1);
}
