import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { askInTerminal } from "./ask.ts";
import { inEachLook } from "./looks.ts";
import { newEmail, openScreen, readLink, signInByCall } from "./sign-in.ts";

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
  await inEachLook(page, async ({ name }) => {
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
      name,
    ).toEqual([]);
  });
  await alerts.getByRole("button", { name: /^Delete: Bitcoin/ }).press("Enter");
  await expect(alerts.getByText("No alerts yet.")).toBeVisible();
  await list.getByRole("button", { name: "Watch Bitcoin" }).press("Enter");
  await expect(list.getByText("Nothing is on your watchlist yet.")).toBeVisible();
});

test("the line that would cancel a call becomes an alert where it is let go, and only by the form's button", async ({
  page,
}) => {
  await signInByCall(page.request);
  await openScreen(page, "/app");
  const answer = await askInTerminal(page, "Analyze Bitcoin");
  const line = answer.getByRole("slider", { name: /cancel line/ });
  const form = page.getByRole("dialog", { name: "Alert for Bitcoin" });
  const price = form.getByLabel("Price in USD");
  const alerts = async () => (await (await page.request.get("/api/watch")).json()).alerts;
  await line.scrollIntoViewIfNeeded();
  const told = Number(await line.getAttribute("aria-valuenow"));
  const { x = 0, y = 0 } = (await line.boundingBox()) ?? {};
  await page.mouse.move(x + 9, y + 9);
  await page.mouse.down();
  await page.mouse.move(x + 9, y - 21, { steps: 3 });
  await page.mouse.up();
  expect(Number(await price.inputValue())).toBeGreaterThan(told);
  await expect(form.getByRole("radio", { name: /At or above/ })).toBeChecked();
  await form.getByRole("button", { name: "Cancel" }).click();
  expect(await alerts()).toEqual([]);
  await expect(line).toHaveAttribute("aria-valuenow", String(told));
  await line.press("PageDown");
  await line.press("PageDown");
  const moved = await line.getAttribute("aria-valuenow");
  await line.press("Enter");
  await expect(price).toHaveValue(moved ?? "");
  await form.getByRole("button", { name: "Set alert" }).click();
  await expect(form).toBeHidden();
  expect(await alerts()).toMatchObject([{ asset: "BTC", condition: { price: Number(moved) } }]);
});

test("a price set by dragging the line before signing in is in the form afterwards", async ({ page }) => {
  await openScreen(page, "/markets/BTC");
  const line = page.getByRole("slider", { name: /cancel line/ });
  // The chart is a picture until it is touched.
  await page.getByRole("radio", { name: "1M" }).focus();
  await line.press("PageDown");
  const moved = await line.getAttribute("aria-valuenow");
  await line.press("Enter");
  await page.getByRole("dialog", { name: "Alert for Bitcoin" }).getByRole("link", { name: "Log in" }).click();
  const email = newEmail();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send Magic Link" }).click();
  await expect(page.getByRole("heading", { name: "Check Your Email" })).toBeVisible();
  await page.goto(await readLink(email));
  const form = page.getByRole("dialog", { name: "Alert for Bitcoin" });
  await expect(form.getByLabel("Price in USD")).toHaveValue(moved ?? "");
  await expect(page).toHaveURL(/\/markets\/BTC$/);
  await form.getByRole("button", { name: "Set alert" }).click();
  await expect(form).toBeHidden();
});
