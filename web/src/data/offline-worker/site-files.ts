/** What the build tells the service worker about the site that it was built with. */

export interface SiteFiles {
  /** Changes with every change of a file. */
  version: string;
  /** The application's first script: a page that names it belongs to this version. */
  entry: string;
  /** What every visitor needs: scripts, styles, the font. */
  common: string[];
  /** Texts, names and the composer's sentences, by language. */
  languages: Record<string, string[]>;
}
