/** Judges the source files of a project folder by the rooms' table; gives one line for each violation. */
import { globSync, readFileSync } from "node:fs";
import { join, posix, sep } from "node:path";
import { type Place, readSource } from "./read-source.ts";
import { explainBan, explainPackageBan, findRoom, type Room } from "./rooms.ts";

const sources = ["core/src/**/*.{ts,tsx}", "server/{src,test,bench}/**/*.{ts,tsx}", "web/src/**/*.{ts,tsx}"];
const isTestFile = /\.test\.tsx?$/;
const storageFile = /^web\/src\/data\/storage/;
const stores = new Set(["localStorage", "sessionStorage", "indexedDB"]);
const senders = new Set(["fetch", "sendBeacon", "XMLHttpRequest", "EventSource", "WebSocket"]);

function explainImport(path: string, room: Room, request: string): string | undefined {
  const isTest = isTestFile.test(path);
  if (request.startsWith(".")) {
    const target = findRoom(posix.join(posix.dirname(path), request));
    return target && explainBan(room, target);
  }
  const [, house] = request.match(/^@thinkshore\/(\w+)/) ?? [];
  const target = house && findRoom(`${house}/`);
  return target ? explainBan(room, target) : explainPackageBan(room, request, isTest);
}

function explainGlobal(path: string, name: string): string | undefined {
  if (!path.startsWith("web/src/") || isTestFile.test(path)) return undefined;
  if (stores.has(name) && !storageFile.test(path)) return `${name} is used only in web/src/data/storage`;
  if (senders.has(name) && !path.startsWith("web/src/data/")) return `${name} is used only in web/src/data`;
  return undefined;
}

function judgeFile(root: string, path: string): string[] {
  const room = findRoom(path);
  if (!room) return [];
  const code = readFileSync(join(root, path), "utf8");
  const { imports, globals, texts } = readSource(path, code);
  const report = (place: Place, reason: string | undefined) => {
    if (!reason) return [];
    const lines = code.slice(0, place.offset).split("\n");
    return [`${path}:${lines.length}:${(lines.at(-1)?.length ?? 0) + 1} ${reason}`];
  };
  const shown = path.startsWith("web/src/") && path.endsWith(".tsx") && !isTestFile.test(path) ? texts : [];
  return [
    ...imports.flatMap((place) => report(place, explainImport(path, room, place.value))),
    ...globals.flatMap((place) => report(place, explainGlobal(path, place.value))),
    ...shown.flatMap((place) =>
      report(place, `literal text in a component: "${place.value}"; move it to the messages`),
    ),
  ];
}

export interface Verdict {
  readonly files: number;
  readonly violations: readonly string[];
}

export function findViolations(root: string): Verdict {
  const files = sources
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .map((path) => path.split(sep).join("/"))
    .sort();
  return { files: files.length, violations: files.flatMap((path) => judgeFile(root, path)) };
}
