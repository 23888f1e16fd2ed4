/** The rooms of the house and the direction of dependence between them: the one table that the check reads. */

const web = {
  data: [],
  i18n: ["data"],
  ui: ["i18n", "data"],
  export: ["ui", "i18n", "data"],
  features: ["ui", "export", "i18n", "data"],
  app: ["features", "ui", "export", "i18n", "data"],
} as const satisfies Record<string, readonly string[]>;

export interface Room {
  /** `core`, `server` or `web`. */
  readonly house: "core" | "server" | "web";
  /** In web only: the layer, and for features which one. */
  readonly layer?: keyof typeof web;
  readonly feature?: string;
}

const isLayer = (name: string): name is keyof typeof web => Object.hasOwn(web, name);

/** @param path of a file from the project's root, with forward slashes; undefined means that no rule concerns it */
export function findRoom(path: string): Room | undefined {
  const [house, folder, layer = "", feature] = path.split("/");
  if (house === "core" || house === "server") return { house };
  if (house !== "web") return undefined;
  if (folder !== "src" || !isLayer(layer)) return { house: "web", layer: "app" };
  return layer === "features" && feature ? { house, layer, feature } : { house, layer };
}

/** Why a file of one room may not import from another; undefined means that it may. */
export function explainBan(from: Room, to: Room): string | undefined {
  if (to.house === "core" && from.house !== "core") return undefined;
  if (from.house !== to.house) {
    return from.house === "core"
      ? `core imports from no other room, here from ${to.house}`
      : `${from.house} and ${to.house} meet only in core`;
  }
  if (!from.layer || !to.layer) return undefined;
  if (from.layer === to.layer) {
    return from.feature === to.feature
      ? undefined
      : `feature ${from.feature} imports feature ${to.feature}: let app compose them`;
  }
  const below: readonly string[] = web[from.layer];
  return below.includes(to.layer) ? undefined : `web/src/${from.layer} may not import web/src/${to.layer}`;
}

const corePackages = /^zod(\/|$)/;
const testPackages = /^(vitest|fast-check|node:.+)$/;

/** Core stands on its schema library alone; its tests may use what tests use. */
export function explainPackageBan(from: Room, name: string, isTest: boolean): string | undefined {
  if (from.house !== "core" || corePackages.test(name) || (isTest && testPackages.test(name))) return undefined;
  return `core imports nothing but zod, here ${name}`;
}
