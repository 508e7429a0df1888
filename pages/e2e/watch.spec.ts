import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { openScreen, signInByCall } from "./sign-in.ts";

test("by keyboard alone: an asset on the watchlist, an alert on it, and both gone again; axe finds nothing", async ({
  page,
}) => {
  await signInByCall(page.request);
  await openScreen(page, "/account");
  await page.getByRole("button", { name: "Watch Bitcoin" }).press("Enter");
  const list = page.getByRole("region", { name: "Watchlist" });
  await expect(list.getByRole("row", { name: /Bitcoin/ })).toContainText("SIMULATED MARKET");
  await list.getByRole("button", { name: "Set an alert on Bitcoin" }).press("Enter");
  await expect(page.getByRole("radio", { name: "Price" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: /At or below/ })).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.type("1,000.5");
  await page.keyboard.press("Enter");
  const alerts = page.getByRole("region", { name: "Alerts" });
  await expect(alerts.getByRole("row", { name: /Bitcoin/ })).toContainText("▼ at or below $1,000.50");
  await expect(alerts.getByText("On", { exact: true })).toBeVisible();
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const width of [390, 1440])
    for (const theme of ["dark", "light"]) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate((chosen) => {
        document.documentElement.dataset.theme = chosen;
      }, theme);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
        `${theme}, ${width}`,
      ).toEqual([]);
    }
  await alerts.getByRole("button", { name: /^Delete: Bitcoin/ }).press("Enter");
  await expect(alerts.getByText("No alerts yet.")).toBeVisible();
  await list.getByRole("button", { name: "Watch Bitcoin" }).press("Enter");
  await expect(list.getByText("Nothing is on your watchlist yet.")).toBeVisible();
});
