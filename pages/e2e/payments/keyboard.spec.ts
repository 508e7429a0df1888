import { expect, test } from "@playwright/test";
import { expectFocus, press, skipToContent, tabThrough, tabTo } from "../keyboard/hands.ts";
import { openScreen, signInByCall } from "../sign-in.ts";
import { installWallet } from "../wallets/install-wallet.ts";
import { expectPaid, payButton } from "./pay.ts";

test("a payment by keyboard alone: the panel takes the focus, Escape gives it back, a refusal keeps it at Pay", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  const wallet = await installWallet(page.context(), "sui");
  await signInByCall(page.request);
  await openScreen(page, "/pricing");
  const buy = page
    .getByRole("article", { name: "Pre-Enigma" })
    .getByRole("button", { name: "Pay with Crypto" });
  await buy.waitFor();
  await skipToContent(page);
  await tabTo(page, buy);
  await press(page, "Enter");
  const choose = page.getByRole("heading", { name: "Choose Your Wallet" });
  await expectFocus(choose);
  await press(page, "Escape");
  await expect(choose).toHaveCount(0);
  await expectFocus(buy);

  await press(page, "Enter");
  await expectFocus(choose);
  await tabTo(page, page.getByRole("button", { name: /^Test Sui Wallet.*Detected$/ }));
  await press(page, "Enter");
  await expectFocus(page.getByRole("heading", { name: "Pay for Pre-Enigma" }));
  const token = (name: string) =>
    page.getByRole("group", { name: "Token" }).getByRole("button", { name, exact: true });
  await tabThrough(page, [
    page.getByRole("button", { name: "Sign for it" }),
    page.getByRole("button", { name: "Copy" }),
    page.getByRole("button", { name: "Other wallet" }),
    page.getByRole("group", { name: "Network" }).getByRole("button", { name: "Sui" }),
    token("SUI"),
    token("USDC"),
  ]);
  await press(page, "Space");
  await expect(token("USDC")).toHaveAttribute("aria-pressed", "true");
  await expectFocus(token("USDC"));
  await tabThrough(page, [page.getByLabel("Months"), payButton(page)]);

  wallet.policy = "reject";
  await press(page, "Enter");
  await expect(page.locator("[aria-live=polite]").getByText("You declined it in your wallet.")).toBeVisible();
  await expectFocus(payButton(page));
  wallet.policy = "approve";
  await press(page, "Enter");
  const sheet = await expectPaid(page);
  await expectFocus(sheet);
});

test("paying by address keeps the focus in its panel: at its heading, whatever takes the place of what was pressed", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await signInByCall(page.request);
  await openScreen(page, "/pricing");
  const plan = page.getByRole("article", { name: "Pre-Enigma" });
  await plan.getByRole("button", { name: "Pay with Crypto" }).click();
  const heading = page.getByRole("heading", { name: "Pay for Pre-Enigma" });
  for (const name of ["Pay by address", /^Show address for/, "Change"]) {
    await page.getByRole("button", { name, exact: true }).press("Enter");
    await expectFocus(heading);
  }
});
