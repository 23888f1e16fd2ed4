/** The shell: routes, focus, titles, languages, themes, waves, errors, page views. */
import { LANGUAGES } from "@thinkshore/core/language/languages";
import { expect, expectAccessible, expectNoSidewaysScroll, storeBeforeLoad, test } from "./fixtures.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("a route change names the tab and moves the focus to the heading", async ({ page }) => {
  await page.goto("/");
  await expect(page).toHaveTitle("Create a thinking routine · Thinkshore");
  await page.getByRole("link", { name: "Help", exact: true }).click();
  await expect(page).toHaveURL("/help");
  await expect(page).toHaveTitle("Help and resources · Thinkshore");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveTitle("Create a thinking routine · Thinkshore");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("the keyboard alone reaches everything", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Begin Creating" })).toBeFocused();

  const summary = page.locator("summary", { hasText: "Key principles" });
  await summary.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Reflection and metacognition are part of every routine.")).toBeVisible();

  const reached = new Set<string>();
  await page.locator("body").press("Home");
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press("Tab");
    reached.add(await page.evaluate(() => document.activeElement?.textContent?.trim().slice(0, 30) ?? ""));
  }
  for (const name of ["Create", "Library", "Help", "Privacy policy", "Pause waves"])
    expect([...reached]).toContain(name);
  await expect(page.getByRole("combobox", { name: "Language" })).toHaveCount(1);
});

test("the two sections of the welcome are closed at first", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("details")).toHaveCount(2);
  await expect(page.locator("details[open]")).toHaveCount(0);
});

test("an unknown address says so, links home and logs the path", async ({ page, watch }) => {
  watch.expectConsole(/404 \(Not Found\)/);
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  const response = await page.goto("/no/such/page");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
  await expect.poll(() => logged.some((text) => text.includes("/no/such/page"))).toBe(true);
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
});

test("a page that fails shows a way on and leaves saved data alone", async ({ page, watch }) => {
  watch.expectConsole(/planted fault|The page failed/);
  await page.route("**/assets/help-page-*.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "throw new Error('planted fault')" }),
  );
  await page.goto("/");
  const saved = JSON.stringify([{ id: "a", title: "Kept" }]);
  await page.evaluate((value) => localStorage.setItem("savedRoutines", value), saved);
  await page.getByRole("link", { name: "Help", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
  await expectAccessible(page, "the error page");
  expect(await page.evaluate(() => localStorage.getItem("savedRoutines"))).toBe(saved);
  await page.getByRole("link", { name: "Go to the start page" }).click();
  await expect(page.getByRole("button", { name: "Begin Creating" })).toBeVisible();
});

test("the privacy page's Back goes back in history", async ({ page }) => {
  await page.goto("/help");
  await page.getByRole("link", { name: "Privacy policy" }).click();
  await expect(page).toHaveURL("/privacy-policy");
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page).toHaveURL("/help");
});

test("a chosen language is applied, stored and restored", async ({ page }) => {
  await page.goto("/help");
  await page.getByRole("combobox", { name: "Language" }).selectOption("fr");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  expect(await page.evaluate(() => localStorage.getItem("language"))).toBe("fr");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page).not.toHaveTitle(/^Help/);
});

test("a stored language that is not ours becomes English, and that is stored", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("language", "xx"));
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Begin Creating" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("language"))).toBe("en");
});

test("English never flashes for a stored other language", async ({ page }) => {
  await storeBeforeLoad(page, { language: "ja" });
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seenHeadings: seen });
    const look = () => {
      const heading = document.querySelector("h1");
      if (heading && getComputedStyle(heading).visibility === "visible") seen.push(heading.textContent ?? "");
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.route("**/assets/texts-ja-*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await page.goto("/");
  await expect(page.locator("h1")).toBeVisible();
  await page.waitForTimeout(200);
  const seen = await page.evaluate(() => (globalThis as unknown as { seenHeadings: string[] }).seenHeadings);
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.filter((text) => text.startsWith("Thinking routines"))).toEqual([]);
});

test("a slow language never overwrites a newer choice", async ({ page }) => {
  await page.route("**/assets/texts-fr-*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await page.goto("/");
  const menu = page.getByRole("combobox");
  await menu.first().selectOption("fr");
  await menu.first().selectOption("es");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await page.waitForTimeout(1500);
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  expect(await page.evaluate(() => localStorage.getItem("language"))).toBe("es");
});

test("a stored language that cannot be loaded at the start says so once, and stays stored", async ({ page, watch }) => {
  watch.expectConsole(/Texts not loaded|Failed to load resource|net::ERR_FAILED/);
  await storeBeforeLoad(page, { language: "ko" });
  await page.route("**/assets/texts-ko-*.js", (route) => route.abort());
  await page.goto("/");
  const notice = page.getByText("한국어 could not be loaded.");
  await expect(notice).toBeVisible();
  await expect(page.locator("h1")).toHaveText(/^Thinking routines/);
  expect(await page.evaluate(() => localStorage.getItem("language"))).toBe("ko");
  await page.getByRole("combobox", { name: "Language" }).selectOption("es");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expect(page.getByText("No se pudo cargar")).toHaveCount(0);
});

test("a language that cannot be loaded says so and changes nothing", async ({ page, watch }) => {
  watch.expectConsole(/ERR_FAILED|Failed to fetch/);
  await page.route("**/assets/texts-ko-*.js", (route) => route.abort());
  await page.goto("/");
  await page.getByRole("combobox", { name: "Language" }).selectOption("ko");
  await expect(page.getByText("한국어 could not be loaded")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.getByRole("button", { name: "Close" }).hover();
  await expectAccessible(page, "a notice");
  await page.getByRole("button", { name: "Close" }).click();
  await expect(page.getByText("한국어 could not be loaded")).toHaveCount(0);
});

test("the theme follows the device until one is chosen, and the choice lasts", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/");
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(await background()).toBe("rgb(12, 26, 33)");
  await page.getByRole("combobox", { name: "Theme" }).selectOption("light");
  expect(await background()).toBe("rgb(246, 249, 250)");
  await page.reload();
  expect(await background()).toBe("rgb(246, 249, 250)");
  await expect(page.getByRole("combobox", { name: "Theme" })).toHaveValue("light");
});

test("the waves rest when asked, under reduced motion, in forced colours and on paper", async ({ page }) => {
  await page.goto("/");
  const running = () =>
    page.evaluate(() => document.getAnimations().filter((animation) => animation.playState === "running").length);
  expect(await running()).toBe(3);
  await page.getByRole("button", { name: "Pause waves" }).click();
  expect(await running()).toBe(0);
  await page.reload();
  await expect(page.getByRole("button", { name: "Play waves" })).toBeVisible();
  expect(await running()).toBe(0);
  await page.getByRole("button", { name: "Play waves" }).click();
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await running()).toBe(0);
  await page.emulateMedia({ reducedMotion: "no-preference", forcedColors: "active" });
  await expect(page.locator(".waves")).toBeHidden();
  await page.emulateMedia({ forcedColors: "none", media: "print" });
  await expect(page.locator(".waves")).toBeHidden();
  await expect(page.locator("header").first()).toBeHidden();
});

test("a page view reports the kind of page and nothing else", async ({ page, request }) => {
  const bodies: string[] = [];
  page.on("request", (sent) => {
    if (sent.url().endsWith("/api/event")) bodies.push(sent.postData() ?? "");
  });
  await page.goto("/results/secret-id#secret-fragment");
  await expect.poll(() => bodies.length).toBe(1);
  const view = JSON.parse(bodies[0] ?? "{}") as Record<string, string>;
  expect(view).toMatchObject({ name: "pageview", domain: "127.0.0.1" });
  expect(view.url).toMatch(/\/results\/:id$/);
  expect(bodies[0]).not.toContain("secret");
  const metrics = await (await request.get("/metrics")).text();
  expect(metrics).toContain("/results/:id");
});

test("Global Privacy Control switches the page view off", async ({ page }) => {
  let reports = 0;
  page.on("request", (sent) => {
    if (sent.url().endsWith("/api/event")) reports += 1;
  });
  await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
  await page.goto("/");
  await page.getByRole("link", { name: "Help", exact: true }).click();
  await expect(page).toHaveURL("/help");
  expect(reports).toBe(0);
});

test("double size and wider text spacing lose nothing", async ({ page }) => {
  await page.setViewportSize({ width: 683, height: 384 });
  for (const route of ["/", "/help", "/privacy-policy", "/library"]) {
    await page.goto(route);
    await page.addStyleTag({ content: "" }).catch(() => {});
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
      );
      document.adoptedStyleSheets = [sheet];
    });
    await expectNoSidewaysScroll(page, `${route} at double size`);
  }
});

test("the page passes its own policy, and sets no cookie", async ({ page, context }) => {
  const response = await page.goto("/");
  const policy = response?.headers()["content-security-policy"] ?? "";
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain("unsafe");
  expect(await context.cookies()).toEqual([]);
});

test("on a phone the name, the language and the theme share one row, in every language", async ({ context }) => {
  for (const language of LANGUAGES) {
    const page = await context.newPage();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(() => localStorage.clear());
    await storeBeforeLoad(page, { language });
    await page.goto("/help");
    await expect(page.locator("html")).toHaveAttribute("lang", new RegExp(`^${language}`));
    await page.evaluate(() => document.fonts.ready);
    const middles = await page
      .locator("header a")
      .first()
      .or(page.locator("header label"))
      .evaluateAll((parts) =>
        parts.map((part) => {
          const { top, bottom } = part.getBoundingClientRect();
          return Math.round((top + bottom) / 2);
        }),
      );
    expect(middles, language).toHaveLength(3);
    expect(Math.max(...middles) - Math.min(...middles), language).toBeLessThan(10);
    await page.close();
  }
});
