import { expect, test } from "@playwright/test";
import { NETWORKS, type WalletKind } from "../../../shared/networks.ts";
import { HAS_ANVIL } from "../../../worker/test/chains/anvil.node.ts";
import { signInByCall } from "../sign-in.ts";
import { installWallet } from "../wallets/install-wallet.ts";
import { expectPaid, expectPlan, pay, readPaidMonths, type Way } from "./pay.ts";

const WAYS: Record<WalletKind, Way[]> = {
  evm: [
    { network: "base", token: "USDC" },
    { network: "base", token: "ETH" },
    { network: "bsc", token: "BNB" },
    { network: "bsc", token: "USDC" },
    { network: "ethereum", token: "USDT" },
    { network: "polygon", token: "POL" },
  ],
  solana: [
    { network: "solana", token: "SOL" },
    { network: "solana", token: "USDC" },
  ],
  sui: [
    { network: "sui", token: "SUI" },
    { network: "sui", token: "USDC" },
  ],
  xrpl: [
    { network: "xrpl", token: "XRP" },
    { network: "xrpl", token: "USDC" },
  ],
};

for (const [kind, ways] of Object.entries(WAYS) as [WalletKind, Way[]][])
  test(`the ${kind} wallet buys Pre-Enigma and its 1,000 credits; each further payment adds a month`, async ({
    page,
  }) => {
    test.skip(kind === "evm" && !HAS_ANVIL, "anvil is not installed here");
    const wallet = await installWallet(page.context(), kind);
    await signInByCall(page.request);
    await expectPlan(page, "Free");
    for (const [paidBefore, way] of ways.entries())
      await test.step(`${way.token} on ${NETWORKS[way.network].name}`, async () => {
        if (kind === "evm") wallet.network = way.network;
        await pay(page, way);
        const sheet = await expectPaid(page);
        const { name, explorer } = NETWORKS[way.network];
        await expect(sheet.locator(".payment-amount")).toHaveText(
          new RegExp(`^\\d+\\.\\d+ ${way.token} on ${name}$`),
        );
        await expect(sheet.getByRole("link", { name: explorer.name })).toHaveAttribute(
          "href",
          new RegExp(`^${explorer.transaction}\\w{40,}`),
        );
        expect(await readPaidMonths(page.request)).toBe(paidBefore + 1);
      });
    await expectPlan(page, "Pre-Enigma");
  });
