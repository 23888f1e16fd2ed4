/** All Spanish texts, as one file to fetch. */
import type { Messages } from "../create-text.ts";

export const texts = import.meta.glob<Messages>("../messages/es/*.ts", { eager: true, import: "messages" });
