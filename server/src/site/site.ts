/** The built web application as the server knows it: files in memory and the pages that its routes lead to. */

export type Encoding = "br" | "gzip" | "identity";

export interface SiteFile {
  type: string;
  /** Names its content, so it may be kept for ever. */
  immutable: boolean;
  etag: string;
  bodies: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>;
}

export interface SitePage {
  pattern: string;
  file: string;
  /** Paths of the scripts that it starts with. */
  scripts?: string[];
}

export interface SiteManifest {
  pages: SitePage[];
  notFound: string;
  scriptHashes: string[];
  styleHashes: string[];
  /** Names of the Trusted Types policies that the pages create. */
  trustedTypes?: string[];
}

export interface Site {
  manifest: SiteManifest;
  /** By path, such as "/assets/app-1a2b.js". */
  files: ReadonlyMap<string, SiteFile>;
}

/** The page pattern that a path follows, such as "/results/:id"; undefined when no page does. */
export function findPage(manifest: SiteManifest, path: string): SitePage | undefined {
  return manifest.pages.find((page) => matchesPattern(page.pattern, path));
}

function matchesPattern(pattern: string, path: string): boolean {
  const wanted = pattern.split("/");
  const given = path.split("/");
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => (part.startsWith(":") ? given[index] !== "" : part === given[index]))
  );
}
