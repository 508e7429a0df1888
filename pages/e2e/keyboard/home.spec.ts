import { expect, type Page, test } from "@playwright/test";
import { newEmail, openScreen } from "../sign-in.ts";
import { expectFocus, press, tabThrough, tabTo } from "./hands.ts";

test.beforeEach(({ page }) => page.setViewportSize({ width: 1440, height: 800 }));

test("the cards: held, turned, and what is turned away cannot be reached", async ({ page }) => {
  await openScreen(page, "/#markets");
  await page.getByText("USD · 24 h change").waitFor();
  await press(page, "Tab");
  const hold = page.getByRole("button", { name: "Pause" });
  if (!(await hold.evaluate((button) => button === document.activeElement))) await tabTo(page, hold);
  await press(page, "Space");
  await expectFocus(page.getByRole("button", { name: "Resume" }));
  const analyze = (name: string) =>
    page.getByRole("link", { name: new RegExp(`^Analyze with AI ?: ${name}`) });
  const toggle = (other: string) => page.getByRole("button", { name: `BTC NVDA: show ${other}` });
  const market = (symbol: string) =>
    page.getByRole("listitem").getByRole("link", { name: symbol, exact: true });
  await tabThrough(page, [
    toggle("NVDA"),
    market("BTC"),
    analyze("Bitcoin"),
    page.getByRole("button", { name: "ETH MSFT: show MSFT" }),
  ]);
  await press(page, "Shift+Tab", "Shift+Tab", "Shift+Tab", "Enter");
  await expectFocus(toggle("BTC"));
  const face = (name: string) => page.locator(`div:has(> h3:has-text('${name}'))`);
  await expect(face("Bitcoin")).toHaveAttribute("inert", "");
  await expect(face("NVIDIA")).not.toHaveAttribute("inert", "");
  await tabThrough(page, [market("NVDA"), analyze("NVIDIA")]);
  await press(page, "Enter");
  await page.waitForURL("**/app");
  await expectFocus(page.getByLabel("Your question"));
  await expect(page.getByRole("heading", { name: "Analyze NVIDIA" })).toBeVisible();
});

/** From the end of the page back to the newsletter's field. */
async function goToNewsletter(page: Page) {
  await openScreen(page, "/");
  await page.getByRole("button", { name: "Pause" }).waitFor();
  const form = page.getByRole("region", { name: "Newsletter" });
  const field = form.getByLabel("Email");
  await tabTo(page, field, "Shift+Tab");
  return { form, field };
}

test("the newsletter says what is missing and that it worked, to ear and eye; a toast can be dismissed", async ({
  page,
}) => {
  const { form, field } = await goToNewsletter(page);
  await press(page, "Enter");
  await expect(form.getByRole("status")).toHaveText("Please enter your email address");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(page.locator("[aria-live=polite] [data-toast]")).toContainText("Email required");
  await expectFocus(field);
  const dismiss = page.getByRole("button", { name: "Dismiss" });
  // The button, the footer's eight links, the status: a toast does not wait for long.
  await press(page, ...Array.from({ length: 11 }, () => "Tab"));
  await expectFocus(dismiss);
  await press(page, "Enter");
  await expect(page.locator("[data-toast]")).toHaveCount(0);
  await expectFocus(page.getByRole("link", { name: /^Status/ }));

  await tabTo(page, field, "Shift+Tab");
  await page.keyboard.type(newEmail());
  await press(page, "Enter");
  await expect(form.getByRole("status")).toContainText("We sent you a confirmation link");
  await expect(page.locator("[aria-live=polite] [data-toast]")).toContainText("Success!");
  await expect(page.locator("[data-toast]")).toHaveCount(1);
  await expectFocus(form.getByRole("button", { name: "Subscribe" }));
});

test("a tooltip comes after 0.7 s on the focus, at once on its neighbor, and goes with Escape", async ({
  page,
}) => {
  await openScreen(page, "/status");
  await page.getByRole("link", { name: /^BTC/ }).waitFor();
  const tip = page.locator("[role=tooltip]");
  await tip.waitFor({ state: "attached" });
  await tip.evaluate((box) => {
    let since = 0;
    const begin = () => {
      since = performance.now();
    };
    addEventListener("focusin", begin, true);
    box.addEventListener("toggle", () => Object.assign(window, { waited: performance.now() - since }), {
      once: true,
    });
  });
  await tabTo(page, page.getByRole("link", { name: /^BTC/ }));
  await expect(tip).toHaveText("Bitcoin: range and call");
  const waited = () => page.evaluate(() => (window as unknown as { waited?: number }).waited ?? 0);
  await expect.poll(waited).toBeGreaterThanOrEqual(700);
  await expect(tip).toBeVisible();
  await expect(page.getByRole("link", { name: /^BTC/ })).toHaveAccessibleDescription(
    "Bitcoin: range and call",
  );
  await press(page, "Tab");
  await expect(tip).toHaveText("Ethereum: range and call");
  await press(page, "Escape");
  await expect(tip).toBeHidden();
  await expectFocus(page.getByRole("link", { name: /^ETH/ }));
});
