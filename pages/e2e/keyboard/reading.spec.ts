import { expect, test } from "@playwright/test";
import { openScreen } from "../sign-in.ts";
import { expectFocus, press, retype, skipToContent, tabThrough, tabTo } from "./hands.ts";

test.beforeEach(({ page }) => page.setViewportSize({ width: 1440, height: 800 }));

test("the whitepaper's contents lead to a section, and the keyboard focus follows", async ({ page }) => {
  await openScreen(page, "/whitepaper");
  await skipToContent(page);
  await tabTo(page, page.getByRole("link", { name: "8 Roadmap", exact: true }));
  await press(page, "Enter");
  await expect(page.getByRole("heading", { name: "8 Roadmap" })).toBeInViewport();
  expect(new URL(page.url()).hash).not.toBe("");
  await tabThrough(page, [
    page.getByRole("link", { name: "Link to 8 Roadmap" }),
    page.getByRole("region", { name: "Roadmap", exact: true }),
  ]);
});

test("the prices' tabs: one stop, arrows choose; the questions open by key", async ({ page }) => {
  await openScreen(page, "/pricing");
  const tab = (name: string) => page.getByRole("tab", { name });
  await tab("Card").waitFor();
  await skipToContent(page);
  await tabTo(page, tab("Card"));
  for (const [key, name, pay] of [
    ["ArrowRight", "Crypto", "crypto"],
    ["End", "NGMA", "ngma"],
    ["ArrowRight", "Card", "card"],
    ["ArrowLeft", "NGMA", "ngma"],
  ] as const) {
    await press(page, key);
    await page.waitForURL(`**/pricing?pay=${pay}`);
    await expectFocus(tab(name));
    await expect(tab(name)).toHaveAttribute("aria-selected", "true");
  }
  await tabTo(page, page.getByText("What is a credit?"));
  await press(page, "Enter");
  await expect(page.getByText("One request to any endpoint costs one credit.")).toBeVisible();
});

test("buying NGMA: two inputs that follow each other, and a missing address is reported at its field", async ({
  page,
}) => {
  await openScreen(page, "/buy-ngma");
  await skipToContent(page);
  const [tokens, dollars] = [page.getByLabel("NGMA amount"), page.getByLabel("USD amount")];
  await tabTo(page, tokens);
  await retype(page, "4000");
  await expect(dollars).toHaveValue("100.00");
  await tabThrough(page, [dollars]);
  await retype(page, "50");
  await expect(tokens).toHaveValue("2000");
  const address = page.getByLabel("Solana delivery address");
  await tabThrough(page, [address, page.getByRole("button", { name: "Buy with Crypto Wallet" })]);
  await press(page, "Enter");
  await expectFocus(address);
  await expect(address).toHaveAccessibleDescription(/not a Solana address/);
  await expect(page.locator("[aria-live=polite] [data-toast]")).toContainText("Wallet Address Required");
});
