import { describe, expect, it } from "vitest";
import { serveSite } from "./serve-site.ts";
import type { Site, SiteFile } from "./site.ts";

function file(text: string, details: Partial<SiteFile> = {}): SiteFile {
  const identity = new TextEncoder().encode(text);
  return { type: "text/html; charset=utf-8", immutable: false, etag: text, bodies: { identity }, ...details };
}

const script = file("script", {
  type: "text/javascript",
  immutable: true,
  bodies: { identity: new TextEncoder().encode("script"), br: new Uint8Array([1]), gzip: new Uint8Array([2, 2]) },
});

const site: Site = {
  manifest: {
    pages: [
      { pattern: "/", file: "index.html", scripts: ["/assets/app-1.js", "/assets/page-2.js"] },
      { pattern: "/results/:id", file: "results.html" },
    ],
    notFound: "404.html",
    scriptHashes: [],
    styleHashes: [],
  },
  files: new Map([
    ["/index.html", file("home")],
    ["/results.html", file("results")],
    ["/404.html", file("lost")],
    ["/assets/app-1.js", script],
    ["/my file.txt", file("spaced")],
    ["/large.txt", file("0123456789".repeat(20_000))],
  ]),
};

function get(path: string, headers: Record<string, string> = {}): Response {
  return serveSite(site, new Request(`http://host${path}`, { headers }));
}

describe("serveSite", () => {
  it("names a page's scripts ahead of the page, also when the page itself is not sent again", () => {
    const links = "</assets/app-1.js>; rel=modulepreload, </assets/page-2.js>; rel=modulepreload";
    const page = get("/");
    expect(page.headers.get("link")).toBe(links);
    expect(get("/", { "if-none-match": page.headers.get("etag") ?? "" }).headers.get("link")).toBe(links);
    expect(get("/results/1").headers.has("link")).toBe(false);
    expect(get("/assets/app-1.js").headers.has("link")).toBe(false);
  });

  it.each([
    ["/", 200, "home"],
    ["/results/abc", 200, "results"],
    ["/results/%E4%B8%AD", 200, "results"],
    ["/results/", 404, "lost"],
    ["/results/a/b", 404, "lost"],
    ["/index.html", 404, "lost"],
    ["/nowhere", 404, "lost"],
    ["/assets/none.js", 404, "lost"],
    ["/my%20file.txt", 200, "spaced"],
    ["/%", 404, "lost"],
    ["/..%2f..%2fetc/passwd", 404, "lost"],
  ])("answers %s with %i", async (path, status, text) => {
    const response = get(path);
    expect([response.status, await response.text()]).toEqual([status, text]);
  });

  it("sends a page with a slash too many to its own address, and nobody elsewhere", () => {
    const response = get("/results/abc/");
    expect([response.status, response.headers.get("location")]).toEqual([308, "/results/abc"]);
    expect(get("//evil.example/").headers.get("location")).toBeNull();
  });

  it.each([
    ["br, gzip", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip;q=0.5", "gzip"],
    ["deflate", null],
    ["", null],
  ])("answers accept-encoding %s with %s", async (accepted, encoding) => {
    const response = get("/assets/app-1.js", { "accept-encoding": accepted });
    expect(response.headers.get("content-encoding")).toBe(encoding);
    expect(response.headers.get("vary")).toBe("accept-encoding");
    const size = { br: 1, gzip: 2 }[encoding ?? ""] ?? 6;
    expect((await response.arrayBuffer()).byteLength).toBe(size);
  });

  it("sends a large file in pieces, whole and with its length", async () => {
    const response = get("/large.txt");
    expect(response.headers.get("content-length")).toBe("200000");
    const sizes: number[] = [];
    let text = "";
    for await (const piece of response.body ?? []) {
      sizes.push(piece.byteLength);
      text += new TextDecoder().decode(piece);
    }
    expect(sizes).toEqual([65_536, 65_536, 65_536, 3392]);
    expect(text).toBe("0123456789".repeat(20_000));
  });

  it("keeps assets for ever and asks again for pages", () => {
    expect(get("/assets/app-1.js").headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(get("/").headers.get("cache-control")).toBe("no-cache");
  });

  it("answers 304 to the etag of the same encoding only", () => {
    const etag = get("/assets/app-1.js", { "accept-encoding": "br" }).headers.get("etag") ?? "";
    expect(get("/assets/app-1.js", { "accept-encoding": "br", "if-none-match": `"x", W/${etag}` }).status).toBe(304);
    expect(get("/assets/app-1.js", { "accept-encoding": "gzip", "if-none-match": etag }).status).toBe(200);
    expect(get("/nowhere", { "if-none-match": get("/nowhere").headers.get("etag") ?? "" }).status).toBe(404);
  });
});
