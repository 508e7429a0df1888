/** Payments that do not come about. One account goes through all of it and stays as it was. */
import { type Cookie, expect, type Page, test } from "@playwright/test";
import { NETWORKS } from "../../../shared/networks.ts";
import { HAS_ANVIL } from "../../../worker/test/chains/anvil.node.ts";
import { signInByCall } from "../sign-in.ts";
import { installWallet } from "../wallets/install-wallet.ts";
import { openPanel, pay, payButton, paymentSheet, readPaidMonths, type Way } from "./pay.ts";

const WAYS: (Way & { noFunds: RegExp })[] = [
  { network: "ethereum", token: "ETH", noFunds: /insufficient funds|exceeds the balance/i },
  { network: "solana", token: "SOL", noFunds: /Transaction simulation failed/ },
  { network: "sui", token: "SUI", noFunds: /No valid gas coins/ },
  { network: "xrpl", token: "XRP", noFunds: /tecUNFUNDED_PAYMENT/ },
];

/** Signs one account in before the tests of a group, and in each of them. */
function shareAccount() {
  let cookies: Cookie[] = [];
  test.beforeAll(async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL });
    await signInByCall(context.request);
    cookies = await context.cookies();
    await context.close();
  });
  test.beforeEach(({ context }) => context.addCookies(cookies));
}

const keptPayments = (page: Page) => page.evaluate(() => localStorage.getItem("enigma.payments"));

/** As if nobody had tried: nothing to follow, nothing credited, and Pay can be pressed again. */
async function expectNothing(page: Page) {
  await expect(payButton(page)).toBeEnabled();
  await expect(paymentSheet(page)).toHaveCount(0);
  expect((await keptPayments(page)) ?? "[]").toBe("[]");
  expect(await readPaidMonths(page.request)).toBe(0);
}

test.describe("the wallet's person says no", () => {
  shareAccount();

  for (const way of WAYS) {
    const kind = NETWORKS[way.network].wallet;
    test(`to a payment by the ${kind} wallet: said calmly, and nothing stays`, async ({ page }) => {
      test.skip(kind === "evm" && !HAS_ANVIL, "anvil is not installed here");
      const wallet = await installWallet(page.context(), kind);
      await openPanel(page, way.network);
      await expect(payButton(page)).toBeVisible();
      wallet.policy = "reject";
      await payButton(page).click();
      await expect(
        page.getByText("You declined it in your wallet. Nothing was sent, nothing is owed."),
      ).toBeVisible();
      await expect(page.locator("[data-toast]")).toHaveCount(0);
      await expectNothing(page);
    });
  }

  test("to the connection: GemWallet's own words", async ({ page }) => {
    const wallet = await installWallet(page.context(), "xrpl");
    wallet.policy = "reject";
    await openPanel(page, "xrpl");
    await expect(page.getByText("Connection Failed")).toBeVisible();
    await expect(
      page.getByText("Connection rejected. Please approve the connection in GemWallet."),
    ).toBeVisible();
    await expect(page.getByRole("heading", { name: "Choose Your Wallet" })).toBeVisible();
  });
});

test.describe("the wallet has not enough", () => {
  shareAccount();

  for (const { noFunds, ...way } of WAYS) {
    const kind = NETWORKS[way.network].wallet;
    test(`the empty ${kind} wallet's own words are shown, and nothing stays`, async ({ page }) => {
      test.skip(kind === "evm" && !HAS_ANVIL, "anvil is not installed here");
      await installWallet(page.context(), kind, { funds: null });
      await pay(page, way);
      const toast = page.locator("[data-toast]");
      await expect(toast).toContainText("Payment Failed");
      await expect(toast).toContainText(noFunds);
      await expectNothing(page);
    });
  }

  test("a transaction that fails on its network is refused with the reason, and credits nothing", async ({
    page,
  }) => {
    await installWallet(page.context(), "sui", { funds: { coins: 1, tokens: 0 } });
    await pay(page, { network: "sui", token: "SUI" });
    await expect(page.getByText("Verification Failed")).toBeVisible();
    await expect(paymentSheet(page).getByRole("alert")).toContainText(
      "The network reports this transaction as failed, so nothing was paid.",
    );
    expect(await readPaidMonths(page.request)).toBe(0);
  });
});
