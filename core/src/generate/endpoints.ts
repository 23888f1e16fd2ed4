/** Where the service listens; apart from the schemas, so that the first page need not load them. */
export const GENERATE_PATH = "/functions/v1/generate-routine";
export const EVENT_PATH = "/api/event";
export const DEFAULT_PUBLIC_KEY = "thinkshore-public";
/** A random id that the browser made for itself: limits count by it first, so that a school behind one address is not locked out. */
export const BROWSER_ID_HEADER = "X-Browser-Id";
/** One UUID for each click on Generate; it is also the id under which the generation is resumed or cancelled. */
export const IDEMPOTENCY_KEY_HEADER = "Idempotency-Key";
