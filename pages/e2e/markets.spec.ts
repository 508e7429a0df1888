/** The board of listed assets and the page of one. */
import { expect, test } from "@playwright/test";
import { press, tabTo } from "./keyboard/hands.ts";
import { openScreen } from "./sign-in.ts";

test("the board sorts by keyboard, the address keeps the order, and a row leads to a page that asks the terminal", async ({
  page,
}) => {
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("pageerror", ({ message }) => errors.push(message));
  await page.setViewportSize({ width: 1440, height: 900 });
  await openScreen(page, "/markets");
  await page.getByRole("rowheader").first().waitFor();
  await tabTo(page, page.getByRole("button", { name: /Price/ }));
  await press(page, "Enter");
  await page.waitForURL("**/markets?sort=-price");
  await expect(page.getByRole("rowheader").first()).toContainText("BTC");
  await press(page, "Space");
  await page.waitForURL("**/markets?sort=price");
  await expect(page.getByRole("rowheader").first()).toContainText("XRP");
  await page.reload();
  await expect(page.getByRole("rowheader").first()).toContainText("XRP");
  await tabTo(page, page.getByRole("rowheader").first().getByRole("link"));
  await press(page, "Enter");
  await page.waitForURL("**/markets/XRP");
  await expect(page).toHaveTitle(/^XRP: price, forecast and call/);
  await expect(page.getByRole("region", { name: "Call on XRP" })).toBeVisible();
  await tabTo(page, page.getByLabel("Ask about XRP"));
  await press(page, "Enter");
  await page.waitForURL("**/app");
  await expect(page.getByRole("article").last()).toContainText("Analyze XRP");
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
    await expect(page.getByRole("region", { name: "Call on Bitcoin" })).toContainText("of 100 such cases");
    await expect(page.getByRole("row", { name: /30 days, until/ })).toContainText("cases");
    await expect(page.getByText("RSI (14 days)")).toBeVisible();
    const structured = await page.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(structured ?? "")).toMatchObject({ "@type": "WebPage", about: { name: "Bitcoin" } });
    expect(said).toEqual([]);
  });
});

test("what the server wrote stands and is not asked for again, what is far waits for its reader, and small letters lead to capitals", async ({
  page,
}) => {
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("pageerror", ({ message }) => errors.push(message));
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.setViewportSize({ width: 390, height: 844 });
  const reply = await page.goto("/markets/tsla");
  expect(new URL(reply?.url() ?? "").pathname).toBe("/markets/TSLA");
  await expect(page.getByRole("figure")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toContainText("written by rules");
  expect(asked).not.toContain("/api/record");
  const record = page.waitForRequest(/\/api\/record/);
  await page.getByRole("heading", { name: "Figures" }).scrollIntoViewIfNeeded();
  await record;
  await expect(page.getByLabel("Ask about Tesla")).toBeVisible();
  await page.locator("dl").getByRole("button").first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(asked).not.toContain("/api/markets/TSLA");
  expect(errors).toEqual([]);
});
