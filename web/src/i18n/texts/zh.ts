/** All Chinese texts, as one file to fetch. */
import type { Messages } from "../create-text.ts";

export const texts = import.meta.glob<Messages>("../messages/zh/*.ts", { eager: true, import: "messages" });
