/** The first gates: size, origin, key, content type, schema. What passes is a request that the service can answer. */
import { type GenerateRequest, generateRequestSchema } from "@thinkshore/core/generate/contract";
import { BROWSER_ID_HEADER, IDEMPOTENCY_KEY_HEADER } from "@thinkshore/core/generate/endpoints";
import { isLanguage, type Language } from "@thinkshore/core/language/languages";
import * as z from "zod/mini";
import { mayCall } from "../http/origin.ts";
import { readBodyText } from "../http/read-body.ts";
import { Refusal } from "../http/refusal.ts";

const BODY_LIMIT = 32 * 1024;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export interface DoorRules {
  publicKey: string;
  allowedOrigins: readonly string[];
  trustProxy: number;
}

/** Who may come in at all: the page's origin, then the public key that names the client program. */
export function checkDoor(request: Request, rules: DoorRules): void {
  if (!mayCall(request, rules.allowedOrigins, rules.trustProxy)) throw new Refusal("bad-origin");
  const key = /^Bearer +(\S+) *$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  if (key !== rules.publicKey) throw new Refusal("unauthorized");
}

export interface AcceptedRequest {
  id: string;
  body: GenerateRequest;
  browser: string | undefined;
}

/** `setLanguage` is told the body's language as soon as it is known, so that a refusal can speak it. */
export async function readRequest(
  request: Request,
  rules: DoorRules,
  newId: () => string,
  setLanguage: (language: Language) => void,
): Promise<AcceptedRequest> {
  const read = await readBodyText(request, BODY_LIMIT);
  if (!read.ok) throw new Refusal(read.reason === "too-large" ? "too-large" : "bad-request");
  checkDoor(request, rules);
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get("content-type") ?? "")) {
    throw new Refusal("unsupported-media-type");
  }
  const json = parseJson(read.text);
  const language = typeof json === "object" && json !== null && "language" in json ? json.language : undefined;
  if (isLanguage(language)) setLanguage(language);
  const body = z.safeParse(generateRequestSchema, json);
  if (!body.success) throw new Refusal("bad-request");
  return { id: readKey(request, newId), body: body.data, browser: readBrowserId(request) };
}

function readKey(request: Request, newId: () => string): string {
  const key = request.headers.get(IDEMPOTENCY_KEY_HEADER);
  if (key === null) return newId();
  if (!isGenerationId(key)) throw new Refusal("bad-request");
  return key.toLowerCase();
}

export function isGenerationId(text: string): boolean {
  return UUID.test(text);
}

/** An id in another form counts as none: then the address alone is limited. */
function readBrowserId(request: Request): string | undefined {
  const id = request.headers.get(BROWSER_ID_HEADER);
  return id !== null && UUID.test(id) ? id.toLowerCase() : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal("bad-request");
  }
}
