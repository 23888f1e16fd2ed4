/** The service worker: keeps the application on the device, answers from there, and lets a newer version wait until it is wanted. */
import { NOT_FOUND_KEY, PAGE_KEYS, routeRequest } from "./route-request.ts";
import type { SiteFiles } from "./site-files.ts";

declare const self: ServiceWorkerGlobalScope;
/** Filled in by the build. */
declare const SITE_FILES: SiteFiles;

const site = SITE_FILES;
const CACHE_PREFIX = "site-";
const CACHE = CACHE_PREFIX + site.version;
/** Holds nothing but the names of the languages that are used here, so that a new version brings them along. */
const LANGUAGES_CACHE = "languages";
const ICONS = ["/icon.svg", "/manifest.webmanifest"];

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => {
  const { type, language } = event.data as { type: string; language?: string };
  if (type === "use-new-version") event.waitUntil(self.skipWaiting());
  if (type === "keep-language" && language) event.waitUntil(keepLanguage(language));
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const route = routeRequest(request, location.origin);
  if (route.kind === "page") event.respondWith(answerPage(event, route.key));
  if (route.kind === "unknown-page") event.respondWith(answerUnknownPage(request));
  if (route.kind === "asset") event.respondWith(answerAsset(request));
  if (route.kind === "file") event.respondWith(answerFile(request));
});

async function install(): Promise<void> {
  const languages = await (await caches.open(LANGUAGES_CACHE)).keys();
  const used = languages.map(({ url }) => new URL(url).pathname.slice(1));
  await keep([...PAGE_KEYS, NOT_FOUND_KEY, ...ICONS, ...site.common]);
  await keep(used.flatMap((language) => site.languages[language] ?? []));
}

/** One after the other and with low priority: on a bad connection the teacher's own requests come first. What is here already is not fetched again. */
async function keep(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const path of paths) {
    if (await cache.match(path)) continue;
    // An asset's name says all about its content; anything else is asked for anew.
    const freshness = path.startsWith("/assets/") ? "default" : "no-cache";
    const response = await fetch(path, { cache: freshness, priority: "low" });
    if (!response.ok && path !== NOT_FOUND_KEY) throw new Error(`${path} could not be kept: ${response.status}`);
    await cache.put(path, response);
  }
}

/** The version before this one stays: tabs that still run it may need another of its files. */
async function activate(): Promise<void> {
  const versions = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX) && name !== CACHE);
  await Promise.all(versions.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function keepLanguage(language: string): Promise<void> {
  const files = site.languages[language];
  if (!files) return;
  await (await caches.open(LANGUAGES_CACHE)).put(`/${language}`, new Response());
  await keep(files).catch((failure: unknown) => console.warn(`Not all of ${language} could be kept`, failure));
}

async function findKept(key: string | Request): Promise<Response | undefined> {
  return (await caches.open(CACHE)).match(key, { ignoreVary: true, ignoreSearch: true });
}

async function answerPage(event: FetchEvent, key: string): Promise<Response> {
  const kept = await findKept(key);
  if (!kept) return fetch(event.request);
  event.waitUntil(refreshPage(key));
  return kept;
}

/** The server writes its configuration into a page: a newer one of this very version replaces what was kept. */
async function refreshPage(key: string): Promise<void> {
  try {
    const response = await fetch(key, { cache: "no-cache", priority: "low" });
    if (response.ok && (await response.clone().text()).includes(site.entry)) {
      await (await caches.open(CACHE)).put(key, response);
    }
  } catch {
    // Offline: what was kept stays.
  }
}

async function answerUnknownPage(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (failure) {
    const kept = await findKept(NOT_FOUND_KEY);
    if (kept) return kept;
    throw failure;
  }
}

/** Any version's cache may have it: the name changes with the content. */
async function answerAsset(request: Request): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await (await caches.open(CACHE)).put(request, response.clone());
  return response;
}

async function answerFile(request: Request): Promise<Response> {
  return (await findKept(request)) ?? fetch(request);
}
