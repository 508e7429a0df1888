/** An EVM wallet that is on another network than the payment. */
import { expect, test } from "@playwright/test";
import { HAS_ANVIL } from "../../../worker/test/chains/anvil.node.ts";
import { signInByCall } from "../sign-in.ts";
import { installWallet } from "../wallets/install-wallet.ts";
import type { TestWallet } from "../wallets/test-wallet.ts";
import { choose, expectPaid, expectPlan, openPanel, payButton } from "./pay.ts";

test.skip(!HAS_ANVIL, "anvil is not installed here");

const askedFor = ({ asked }: TestWallet, method: string) =>
  asked.filter((one) => one.method === method).map(({ params }) => (params as unknown[])[0]);

test("on the wrong chain the wallet is asked to switch and nothing is sent; the next press pays", async ({
  page,
}) => {
  const wallet = await installWallet(page.context(), "evm", { network: "ethereum" });
  await signInByCall(page.request);
  await openPanel(page, "base");
  await choose(page, { network: "base", token: "USDC" });

  wallet.policy = "reject";
  await payButton(page).click();
  await expect(page.getByText("You declined it in your wallet.")).toBeVisible();
  expect(wallet.network).toBe("ethereum");

  wallet.policy = "approve";
  await payButton(page).click();
  await expect(
    page.getByText("Your wallet is now on Base. Nothing was sent yet: press Pay once more."),
  ).toBeVisible();
  expect(askedFor(wallet, "wallet_switchEthereumChain")).toEqual([
    { chainId: "0x2105" },
    { chainId: "0x2105" },
  ]);
  expect(askedFor(wallet, "eth_sendTransaction")).toEqual([]);

  await payButton(page).click();
  await expectPaid(page);
  expect(askedFor(wallet, "eth_sendTransaction")).toHaveLength(1);
  await expectPlan(page, "Pre-Enigma");
});

test("a chain the wallet does not know is added with a public address, and nothing is sent", async ({
  page,
}) => {
  const wallet = await installWallet(page.context(), "evm", { known: ["ethereum"] });
  await signInByCall(page.request);
  await openPanel(page, "bsc");
  await choose(page, { network: "bsc", token: "BNB" });
  await payButton(page).click();
  await expect(page.getByText("Your wallet is now on BNB Smart Chain.")).toBeVisible();
  expect(askedFor(wallet, "wallet_addEthereumChain")).toEqual([
    {
      chainId: "0x38",
      chainName: "BNB Smart Chain",
      nativeCurrency: { name: "BNB", symbol: "BNB", decimals: 18 },
      rpcUrls: ["https://bsc-dataseed.bnbchain.org"],
      blockExplorerUrls: ["https://bscscan.com"],
    },
  ]);
  expect(askedFor(wallet, "eth_sendTransaction")).toEqual([]);
});
