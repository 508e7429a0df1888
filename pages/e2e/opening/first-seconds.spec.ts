import { expect, type Page, test } from "@playwright/test";
import { newEmail, openScreen } from "../sign-in.ts";

/** Opens an address whose scripts are on their way until the returned function lets them through. */
async function openSlowly(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  await page.locator("h1, h2").first().waitFor({ state: "attached" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  return release;
}

test.describe("before the scripts have come", () => {
  test.beforeEach(({ page }) => page.setViewportSize({ width: 1440, height: 900 }));

  test("an address that was entered and sent is sent once they have, and leaves no trace in the page's own", async ({
    page,
  }) => {
    const release = await openSlowly(page, "/");
    const form = page.locator(".newsletter-form");
    await form.getByLabel("Email").fill(newEmail());
    await form.getByRole("button").click();
    release();
    await expect(form.getByRole("status")).toContainText("We sent you a confirmation link");
    expect(new URL(page.url()).href).toBe(new URL("/", page.url()).href);
  });

  test("what was only typed is known", async ({ page }) => {
    const release = await openSlowly(page, "/tokenomics");
    await page.getByLabel("Price in USD").fill("60");
    release();
    await expect(page.locator("output")).toContainText("$60 at $0.005 needs 12,000 NGMA");
  });

  test("a figure that was pressed opens its facts once they have", async ({ page }) => {
    const broken: string[] = [];
    page.on("pageerror", ({ message }) => broken.push(message));
    const release = await openSlowly(page, "/markets/BTC");
    await page.locator("dl").getByRole("button").first().click();
    release();
    await expect(page.getByRole("dialog")).toContainText("Source");
    expect(broken).toEqual([]);
  });

  test("the menu opens, and is open afterwards; the theme changes", async ({ page }) => {
    const open = await openSlowly(page, "/whitepaper");
    const whitepaper = page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: "Tokenomics" });
    await page.getByRole("button", { name: "Docs" }).click();
    await expect(whitepaper).toBeVisible();
    open();
    await expect(page.getByRole("button", { name: "Docs" })).toHaveAttribute("aria-expanded", "true");
    await expect(whitepaper).toBeVisible();
    await page.unrouteAll();
    const release = await openSlowly(page, "/terms");
    await page.getByRole("button", { name: "Switch to the light theme" }).click();
    release();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  });

  test("who has the focus on the link to the status keeps it when the market is known", async ({ page }) => {
    const release = await openSlowly(page, "/");
    const status = page.getByRole("contentinfo").getByRole("link", { name: /^Status/ });
    await status.focus();
    release();
    await expect(status).toContainText("simulated market");
    await expect(status).toBeFocused();
  });

  test("focus in the header is kept when the screen is rendered again", async ({ page }) => {
    const release = await openSlowly(page, "/pricing");
    const header = page.getByRole("banner");
    for (const at of [
      header.getByRole("button", { name: "Docs" }),
      header.getByRole("link", { name: "Markets" }),
    ])
      await at.focus();
    release();
    await expect(page.locator("html[data-alive]")).toBeAttached();
    await expect(header.getByRole("link", { name: "Markets" })).toBeFocused();
  });

  test("links work, even from a screen that is about to be rendered again", async ({ page }) => {
    await openSlowly(page, "/pricing");
    await page.getByRole("link", { name: "Launch App" }).click();
    await page.waitForURL("**/app", { waitUntil: "commit" });
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ["/", "/pricing", "/nothing-here"])
    test(`${path} says so, and its links lead on`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(path);
      await expect(page.locator("noscript p").first()).toBeInViewport();
      await page.getByRole("button", { name: "Docs" }).focus();
      await page.getByRole("link", { name: "Whitepaper" }).first().click();
      await expect(page).toHaveURL(/\/whitepaper$/);
    });

  test("the plans and their prices can be read", async ({ page }) => {
    await page.goto("/pricing");
    const plan = page.getByRole("listitem").filter({ hasText: "Pre-Enigma" });
    await expect(plan).toContainText(/1,000.*\$20\.70.*\$20\.00.*\$18\.00/);
  });

  test("the cards of the home page have no button that does nothing", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator("#markets").getByRole("link", { name: "Markets" })).toBeVisible();
    await expect(page.locator("#markets").getByRole("button", { disabled: false })).toHaveCount(0);
  });
});

test.describe("what scrolls", () => {
  const scrollTop = (page: Page) => page.locator("#main").evaluate((main) => main.scrollTop);

  test("a page opened from far down another begins at its top; the way back ends where it began", async ({
    page,
  }) => {
    await openScreen(page, "/");
    const privacy = page.getByRole("link", { name: "Privacy Policy" });
    await privacy.scrollIntoViewIfNeeded();
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(500);
    await privacy.click();
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    expect(await scrollTop(page)).toBe(0);
    await page.goBack();
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(500);
  });

  test("who has scrolled before the scripts came stays there, and what is in sight comes to life", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const release = await openSlowly(page, "/");
    await page.locator(".newsletter-form").scrollIntoViewIfNeeded();
    expect(await scrollTop(page)).toBeGreaterThan(500);
    release();
    await expect(page.locator("[data-asleep]:has(.newsletter-form)")).toHaveCount(0);
    expect(await scrollTop(page)).toBeGreaterThan(500);
  });

  test("keys scroll a page nobody has clicked; at its end the last section is the one that is read", async ({
    page,
  }) => {
    await openScreen(page, "/whitepaper");
    await page.locator("#tooltip").waitFor({ state: "attached" });
    await page.keyboard.press("PageDown");
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(300);
    await page.keyboard.press("End");
    await expect(page.getByRole("navigation", { name: "Contents" }).locator("[aria-current]")).toHaveText(
      "9 Conclusion",
    );
  });
});
