/** The page goes away before the payment is credited. */
import { expect, type Page, test } from "@playwright/test";
import { NETWORKS } from "../../../shared/networks.ts";
import { HAS_ANVIL } from "../../../worker/test/chains/anvil.node.ts";
import { chains } from "../chains/control.ts";
import { signInByCall } from "../sign-in.ts";
import { installWallet } from "../wallets/install-wallet.ts";
import { expectPaid, expectPlan, pay, paymentSheet, readPaidMonths, type Way } from "./pay.ts";

const WAYS: Way[] = [
  ...(HAS_ANVIL
    ? ([
        { network: "base", token: "ETH" },
        { network: "bsc", token: "USDC" },
      ] satisfies Way[])
    : []),
  { network: "solana", token: "USDC" },
  { network: "sui", token: "SUI" },
  { network: "xrpl", token: "XRP" },
];

const EVERY_MINUTE = "/cdn-cgi/local/scheduled?cron=*+*+*+*+*";

/** Nothing of this context reaches the server about what was sent. */
async function silence(page: Page) {
  await page.context().route("**/api/verify-wallet-payment", (route) => route.abort());
}

test.afterEach(() => chains.release());

test("tabs closed between sending and reporting: the reconciler finds every payment", async ({
  page,
  browser,
  baseURL,
}) => {
  await signInByCall(page.request);
  const cookies = await page.context().cookies();
  await chains.hold();
  const tabs: { way: Way; tab: Page }[] = [];
  // All wallets are filled before the first payment: filling one writes blocks, which would make an earlier payment final.
  for (const way of WAYS) {
    const context = await browser.newContext({ baseURL });
    await context.addCookies(cookies);
    await installWallet(context, NETWORKS[way.network].wallet, { network: way.network });
    tabs.push({ way, tab: await context.newPage() });
  }
  for (const { way, tab } of tabs)
    await test.step(`${way.token} on ${NETWORKS[way.network].name}`, async () => {
      await silence(tab);
      await pay(tab, way);
      await expect(paymentSheet(tab)).toBeVisible();
      await tab.context().close();
    });
  expect(await readPaidMonths(page.request)).toBe(0);
  await chains.release();
  // The server runs the job each minute by itself, and it rests for 50 seconds after each run: so it may take so long until it looks.
  await expect(async () => {
    await page.request.get(EVERY_MINUTE);
    expect(await readPaidMonths(page.request)).toBe(WAYS.length);
  }).toPass({ intervals: [3_000] });
  await expectPlan(page, "Pre-Enigma");
});

test.describe("while nothing gets final", () => {
  test.beforeEach(() => chains.hold());

  test("a reload takes a payment up again, and it is credited once it is final", async ({ page }) => {
    test.skip(!HAS_ANVIL, "anvil is not installed here");
    const wallet = await installWallet(page.context(), "evm", { network: "base" });
    wallet.slow = true;
    await signInByCall(page.request);
    await pay(page, { network: "base", token: "USDC" });
    const sheet = paymentSheet(page);
    await expect(sheet).toContainText("0 of 2 confirmations");
    await expect(sheet.locator("[aria-current=step]")).toContainText("Seen");
    const hash = await sheet.locator("code").getAttribute("data-tip");

    await page.reload();
    await expect(sheet.locator("code")).toHaveAttribute("data-tip", hash ?? "");
    expect(await readPaidMonths(page.request)).toBe(0);
    await chains.release();
    await expectPaid(page);
    expect(await readPaidMonths(page.request)).toBe(1);
    await page.reload();
    await expect(page.getByRole("region", { name: "Your plan" })).toContainText("Pre-Enigma");
    await expect(sheet).toHaveCount(0);
  });
});
