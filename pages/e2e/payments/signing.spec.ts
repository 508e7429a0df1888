import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { NETWORKS, type NetworkId, shortenAddress } from "../../../shared/networks.ts";
import { HAS_ANVIL } from "../../../worker/test/chains/anvil.node.ts";
import { openScreen, signInByCall } from "../sign-in.ts";
import { installWallet } from "../wallets/install-wallet.ts";
import { openPanel } from "./pay.ts";

const NETWORK_OF = { evm: "base", solana: "solana", sui: "sui", xrpl: "xrpl" } as const;

const readWallets = async (request: APIRequestContext) =>
  ((await (await request.get("/api/wallets")).json()) as { wallets: unknown[] }).wallets;

/** In an open panel: chooses the network and signs. */
async function sign(page: Page, network: NetworkId) {
  const name = NETWORKS[network].name;
  await page.getByRole("group", { name: "Network" }).getByRole("button", { name, exact: true }).click();
  await page.getByRole("button", { name: "Sign for it" }).click();
}

for (const [kind, network] of Object.entries(NETWORK_OF) as [keyof typeof NETWORK_OF, NetworkId][])
  for (const width of [390, 1440])
    test(`the ${kind} wallet signs at ${width} px that it is its owner's, is listed in the account and ended there`, async ({
      page,
    }) => {
      test.skip(kind === "evm" && !HAS_ANVIL, "anvil is not installed here");
      await page.setViewportSize({ width, height: 844 });
      const wallet = await installWallet(page.context(), kind, { network });
      await signInByCall(page.request);
      await openPanel(page, network);
      await expect(page.getByRole("button", { name: "Sign for it" })).toBeVisible();

      wallet.policy = "reject";
      await sign(page, network);
      await expect.poll(() => wallet.asked.some(({ method }) => /sign/i.test(method))).toBe(true);
      await expect(page.getByRole("button", { name: "Sign for it" })).toBeEnabled();
      expect(await readWallets(page.request)).toEqual([]);
      wallet.policy = "approve";
      await page.getByRole("button", { name: "Sign for it" }).click();
      await expect(page.getByText("Signed: yours")).toBeVisible();

      await openScreen(page, "/account");
      const short = shortenAddress(kind === "evm" ? wallet.address.toLowerCase() : wallet.address);
      const row = page.getByRole("row").filter({ hasText: short });
      await expect(row).toContainText(NETWORKS[network].name);
      await row.getByRole("button", { name: `Remove ${short}` }).click();
      await expect(page.getByText("Wallet Removed")).toBeVisible();
      await expect(row).toHaveCount(0);
      expect(await readWallets(page.request)).toEqual([]);
    });
