/** /portfolio by keyboard alone, in a narrow and a wide window. */
import { expect, test } from "@playwright/test";
import { press, tabTo } from "./keyboard/hands.ts";
import { openScreen } from "./sign-in.ts";

for (const width of [390, 1440])
  test(`holdings are typed and their range is read by keyboard, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openScreen(page, "/portfolio");
    await tabTo(page, page.getByLabel("Holdings"));
    await page.keyboard.type("BTC, 0.5, 41000\nNVDA, 40\nUSD, 5000");
    await tabTo(page, page.getByRole("button", { name: "See the range" }));
    await press(page, "Enter");
    await expect(page.getByRole("heading", { name: /^\$[\d,]+ to \$[\d,]+$/ })).toBeVisible();
    await expect(page.getByRole("rowheader", { name: /BTC/ })).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
    await page.reload();
    await expect(page.getByLabel("Holdings")).toHaveValue("BTC, 0.5, 41000\nNVDA, 40\nUSD, 5000");
  });
