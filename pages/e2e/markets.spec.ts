/** The board of listed assets and the page of one. */
import { expect, type Page, test } from "@playwright/test";
import { press, tabTo } from "./keyboard/hands.ts";
import { openScreen } from "./sign-in.ts";

/** What the page reports as broken, as it comes. */
function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("pageerror", ({ message }) => errors.push(message));
  return errors;
}

test("the board sorts by keyboard, the address keeps the order, and a row leads to a page that asks the terminal", async ({
  page,
}) => {
  const errors = watchErrors(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openScreen(page, "/markets");
  await page.getByRole("rowheader").first().waitFor();
  await tabTo(page, page.getByRole("button", { name: /Price/ }));
  await press(page, "Enter");
  await page.waitForURL("**/markets?sort=-price");
  await expect(page.getByRole("rowheader").first()).toContainText("BTC");
  await press(page, "Space");
  await page.waitForURL("**/markets?sort=price");
  const head = page.getByRole("columnheader", { name: /^Price/ }).first();
  await expect(head).toHaveAttribute("aria-sort", "ascending");
  await page.reload();
  await expect(head).toHaveAttribute("aria-sort", "ascending");
  const prices = (await page.locator("tbody td:nth-child(2)").allInnerTexts()).map((text) =>
    Number(text.replace(/[$,]/g, "")),
  );
  expect(prices.length).toBeGreaterThan(5);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  await openScreen(page, "/markets?sort=-price");
  await expect(page.getByRole("rowheader").first()).toContainText("BTC");
  await tabTo(page, page.getByRole("rowheader").first().getByRole("link"));
  await press(page, "Enter");
  await page.waitForURL("**/markets/BTC");
  await expect(page).toHaveTitle(/^Bitcoin \(BTC\): price, forecast and call/);
  await expect(page.getByRole("region", { name: "Call on Bitcoin" })).toBeVisible();
  await tabTo(page, page.getByRole("link", { name: "Ask about Bitcoin" }));
  await press(page, "Enter");
  await page.waitForURL("**/app");
  await expect(page.getByRole("article").last()).toContainText(/Analyze (?:Bitcoin|BTC)/);
  expect(errors).toEqual([]);
});

test("on a phone the first column stays in sight while the others pass under it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openScreen(page, "/markets");
  const first = page.getByRole("rowheader").first();
  await first.waitFor();
  await page.getByRole("table").evaluate((table) => table.parentElement?.scrollTo(400, 0));
  const box = await first.boundingBox();
  expect(box?.x).toBe(0);
  const width = await page.evaluate(() => document.querySelector("#main")?.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("board and page read call, range and table, under the same policy", async ({ page }) => {
    const said: string[] = [];
    page.on("console", (message) => said.push(message.text()));
    const reply = await page.goto("/markets");
    expect(reply?.headers()["content-security-policy"]).toContain("script-src 'self'");
    const bitcoin = page.getByRole("row", { name: /Bitcoin/ });
    await expect(bitcoin).toContainText(/(Buy|Hold|Sell|No call)/);
    await expect(bitcoin).toContainText(/\$[\d,.]+.*to.*\$[\d,.]+/);
    await bitcoin.getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bitcoin");
    await expect(page.getByRole("region", { name: "Call on Bitcoin" })).toContainText(
      "Chance of closing higher",
    );
    await expect(page.getByRole("row", { name: /Measured on/ })).toContainText("cases");
    await expect(page.getByText("RSI (14 days)")).toBeVisible();
    const structured = await page.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(structured ?? "")).toMatchObject({ "@type": "WebPage", about: { name: "Bitcoin" } });
    expect(said).toEqual([]);
  });

  test("the board is sorted and searched, and the record filtered, by their addresses", async ({ page }) => {
    const said: string[] = [];
    page.on("console", (message) => said.push(message.text()));
    await page.goto("/markets");
    await page.getByRole("button", { name: /Price/ }).click();
    await expect(page).toHaveURL(/sort=-price/);
    await expect(page.getByRole("rowheader").first()).toContainText("BTC");
    await page.getByText("Stocks", { exact: true }).click();
    await page.getByLabel("Search assets").fill("tesla");
    await page.getByRole("button", { name: "Show" }).click();
    await expect(page.getByRole("rowheader").filter({ hasText: "TSLA" })).toHaveCount(1);
    await expect(page.getByRole("rowheader").filter({ hasText: "AAPL" })).toHaveCount(0);
    await page.goto("/record");
    await page.getByRole("combobox", { name: "Asset" }).selectOption("TSLA");
    await page.getByRole("combobox", { name: "Rows" }).selectOption("Calls");
    await page.getByRole("button", { name: "Show" }).click();
    await expect(page).toHaveURL(/asset=TSLA&kind=call/);
    await expect(page.getByRole("combobox", { name: "Asset" })).toHaveValue("TSLA");
    await expect(page.getByRole("heading", { name: "Ranges" })).toBeVisible();
    await expect(page.getByText("BACKTEST, NOT THE RECORD").first()).toBeVisible();
    expect(said).toEqual([]);
  });
});

test("a column's head that is pressed before the scripts have come sorts all the same", async ({ page }) => {
  await page.route("**/assets/*.js", () => new Promise(() => {}));
  await page.goto("/markets", { waitUntil: "commit" });
  await page.getByRole("button", { name: /Price/ }).click();
  await page.waitForURL(/sort=-price/, { waitUntil: "commit" });
  await expect(page.getByRole("rowheader").first()).toContainText("BTC");
});

test("what the server rendered stays and is not requested again, and lower-case addresses redirect to capitals", async ({
  page,
}) => {
  const errors = watchErrors(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.setViewportSize({ width: 390, height: 844 });
  const reply = await page.goto("/markets/tsla");
  expect(new URL(reply?.url() ?? "").pathname).toBe("/markets/TSLA");
  await expect(page.getByRole("figure")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toContainText("No AI model used");
  await page.getByRole("heading", { name: "Figures" }).scrollIntoViewIfNeeded();
  await expect(page.getByRole("link", { name: "Ask about Tesla" })).toBeVisible();
  await page.locator("dl").getByRole("button").first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  for (const path of ["/api/markets/TSLA", "/api/record"]) expect(asked).not.toContain(path);
  expect(errors).toEqual([]);
});

test("the chart of an asset is visible without scripts and becomes interactive when touched", async ({
  page,
  browser,
}) => {
  const still = await browser.newContext({ javaScriptEnabled: false });
  const unscripted = await still.newPage();
  await unscripted.goto(new URL("/markets/BTC", test.info().project.use.baseURL).href);
  await expect(unscripted.locator(".chart-canvas svg").first()).toBeVisible();
  await expect(unscripted.getByRole("figure")).toContainText("Daily prices for Bitcoin from");
  await still.close();

  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const errors = watchErrors(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openScreen(page, "/markets/BTC");
  const figure = page.getByRole("figure");
  await expect(page.getByRole("link", { name: "Ask about Bitcoin" })).toBeVisible();
  const plot = figure.locator(".chart-canvas path").first();
  await expect(plot).toBeAttached();
  await expect(figure).toContainText("Daily prices for Bitcoin from");
  const before = await figure.boundingBox();
  await page.waitForLoadState("networkidle");
  const isOfChart = (path: string) => /\/candles$|\/candle-chart-/.test(path);
  expect(asked.filter(isOfChart)).toEqual([]);
  await figure.hover();
  await expect(figure.locator("canvas").first()).toBeVisible();
  await expect(plot).not.toBeAttached();
  expect(asked.filter(isOfChart)).toHaveLength(2);
  await page.mouse.move((before?.x ?? 0) + 200, (before?.y ?? 0) + 200);
  await expect(figure).toContainText(/20\d\d-\d\d-\d\dO \$/);
  expect(await figure.boundingBox()).toEqual(before);

  // Whoever comes back sees bars, not the page's old picture.
  await page.getByRole("navigation", { name: "Path" }).getByRole("link", { name: "Markets" }).click();
  await page.getByRole("rowheader", { name: /BTC/ }).getByRole("link").click();
  await expect(figure.locator("canvas").first()).toBeVisible();
  await expect(plot).not.toBeAttached();
  expect(errors).toEqual([]);
});

test("a range that is chosen by keyboard brings the chart of an asset to life", async ({ page }) => {
  await openScreen(page, "/markets/TSLA");
  const figure = page.getByRole("figure");
  await expect(figure.locator(".chart-canvas path").first()).toBeAttached();
  await figure.getByRole("radio", { name: "6M" }).focus();
  await press(page, "ArrowRight");
  await expect(figure.getByRole("radio", { name: "1Y" })).toBeChecked();
  await expect(figure.locator("canvas").first()).toBeVisible();
  await expect(figure.locator(".chart-canvas path")).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test("a tap brings the chart of an asset to life", async ({ page }) => {
    await openScreen(page, "/markets/BTC");
    const figure = page.getByRole("figure");
    await expect(figure.locator(".chart-canvas path").first()).toBeAttached();
    await figure.locator(".chart-canvas").tap();
    await expect(figure.locator("canvas").first()).toBeVisible();
    await expect(figure.locator(".chart-canvas path")).toHaveCount(0);
  });
});
