/** Where the service listens; apart from the schemas, so that the first page need not load them. */
export const GENERATE_PATH = "/functions/v1/generate-routine";
export const EVENT_PATH = "/api/event";
export const DEFAULT_PUBLIC_KEY = "thinkshore-public";
