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
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test("an address of no asset is a 404 with the nearest", async ({ page }) => {
  const reply = await page.goto("/markets/XPR");
  expect(reply?.status()).toBe(404);
  await expect(page.getByRole("link", { name: /\/markets\/XRP/ })).toBeVisible();
});
