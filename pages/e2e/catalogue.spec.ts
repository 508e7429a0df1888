/** What /markets shows of all that we cover, on a phone and by keyboard. */
import { expect, test } from "@playwright/test";
import { press, tabTo } from "./keyboard/hands.ts";
import { openScreen } from "./sign-in.ts";

test("on a phone the first screen shows call and range of a listed asset next to its price", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openScreen(page, "/markets");
  const row = page.getByRole("row", { name: /Bitcoin/ });
  await row.waitFor();
  for (const cell of [row.getByText(/^(Buy|Hold|Sell|No call)$/), row.locator("td").nth(3)]) {
    const box = await cell.boundingBox();
    expect(box?.x).toBeGreaterThan(0);
    expect((box?.x ?? 390) + (box?.width ?? 390)).toBeLessThanOrEqual(390);
    expect((box?.y ?? 844) + (box?.height ?? 0)).toBeLessThan(600);
  }
});

test("any asset of the catalogue is found by keyboard, by a name in another language too", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openScreen(page, "/markets");
  await page.getByRole("rowheader").first().waitFor();
  await tabTo(page, page.getByLabel("Search assets"));
  await page.keyboard.type("карда");
  await expect(page.getByRole("link", { name: /ADA Cardano/ })).toBeVisible();
  await press(page, "ArrowDown");
  await press(page, "Enter");
  await page.waitForURL("**/markets/ADA");
  await page.goto("/markets?q=%D0%B1%D0%B8%D1%82%D0%BA%D0%BE%D0%B8%D0%BD");
  await expect(page.getByRole("rowheader")).toContainText([/BTC/]);
});

test("an address of no asset is a 404 with the nearest", async ({ page }) => {
  const reply = await page.goto("/markets/TSAL");
  expect(reply?.status()).toBe(404);
  await expect(page.getByRole("link", { name: /TSLA Tesla/ })).toBeVisible();
});
