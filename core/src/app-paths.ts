/** Every address of the application in one map: the browser's router, the server's pages and the page-view counts all read it. */
export const appPaths = {
  home: "/",
  create: "/create",
  results: "/results/:id",
  edit: "/edit/:id",
  present: "/present/:id",
  library: "/library",
  help: "/help",
  privacy: "/privacy-policy",
} as const;

export type AppPage = keyof typeof appPaths;

const pages = (Object.keys(appPaths) as AppPage[]).map((page) => ({
  page,
  expression: new RegExp(`^${appPaths[page].replace(/:[a-z]+/g, "[^/]+")}/?$`),
}));

/** The page at an address, or undefined where there is none. */
export function pageAt(path: string): AppPage | undefined {
  return pages.find(({ expression }) => expression.test(path))?.page;
}

/** The address with its ids removed, as page views are counted: "/results/4f1" gives "/results/:id". */
export function patternOf(path: string): string | undefined {
  const page = pageAt(path);
  return page && appPaths[page];
}

/** The address of one routine's page. */
export function routinePath(page: "results" | "edit" | "present", id: string): string {
  return appPaths[page].replace(":id", encodeURIComponent(id));
}
