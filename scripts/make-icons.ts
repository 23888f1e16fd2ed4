/** Run by hand after a change of web/public/icon.svg: draws the PNG icons that installed applications need. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { inProject } from "./lib/project.mjs";

const svg = readFileSync(inProject("web", "public", "icon.svg"), "utf8");
const folder = inProject("web", "public", "icons");

/** A launcher cuts a maskable icon to its own shape: the sign stands smaller, on a ground without corners. */
const ICONS = [
  { name: "icon-192", size: 192, sign: 1 },
  { name: "icon-512", size: 512, sign: 1 },
  { name: "maskable-512", size: 512, sign: 0.78 },
];

const { CHROME_PATH } = process.env;
const browser = await chromium.launch(CHROME_PATH ? { executablePath: CHROME_PATH } : {});
mkdirSync(folder, { recursive: true });
for (const { name, size, sign } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const ground = sign < 1 ? "#0B5F6B" : "transparent";
  const image = `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
  await page.setContent(
    `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${ground}"><img src="${image}" width="${size * sign}">`,
  );
  writeFileSync(`${folder}/${name}.png`, await page.screenshot({ omitBackground: true }));
}
await browser.close();
