import { describe, expect, it } from "vitest";
import { NETWORKS } from "../../../shared/networks.ts";
import { openCoinStreet } from "../../test/billing/coin-street.ts";
import { someWallet } from "../../test/billing/ledger-chain.ts";
import { openBilling, someUser } from "../../test/billing/open-billing.ts";
import { showRate } from "./rates/show-rate.ts";
import { showBalance } from "./show-balance.ts";

const codeOf = (work: Promise<unknown>) =>
  work.then(
    (value) => value,
    (error) => error.code as string,
  );

describe("what a wallet holds", () => {
  it("is shown in whole coins, as the network reports it now", async () => {
    const { deps, ledgers } = openBilling();
    const walletAddress = someWallet("base");
    ledgers.base.readBalance = async (owner, asset) =>
      owner === walletAddress && asset === NETWORKS.base.tokens.USDC?.address ? 12_500_000n : 3n * 10n ** 17n;
    const ask = (token: "USDC" | "native" | "USDT", address = walletAddress) =>
      codeOf(showBalance(deps, someUser().id, { network: "base", token, walletAddress: address }));
    expect([await ask("USDC"), await ask("native")]).toEqual(["12.5", "0.3"]);
    expect([await ask("USDT"), await ask("USDC", "0x1")]).toEqual([
      "token_not_supported",
      "wallet_address_invalid",
    ]);
    delete ledgers.base.readBalance;
    expect(await ask("USDC")).toBeNull();
  });

  it("is requested from a node at most twenty times a minute", async () => {
    const { deps, ledgers } = openBilling();
    ledgers.base.readBalance = async () => 1n;
    const { id } = someUser();
    const asked = { network: "base", token: "USDC", walletAddress: someWallet("base") } as const;
    for (let i = 0; i < 20; i++) await showBalance(deps, id, asked);
    expect(await codeOf(showBalance(deps, id, asked))).toBe("rate_limited");
  });
});

describe("about what a coin is taken for", () => {
  it("is visible to anybody; its sources are asked once in twenty seconds, however many users look", async () => {
    const { deps, pass } = openBilling();
    const { street, deps: live } = openCoinStreet(deps, { binance: 151, coinbase: 151 });
    const rates = await Promise.all(Array.from({ length: 50 }, () => showRate(live, "polygon")));
    expect(new Set(rates.map((rate) => rate?.usd))).toEqual(new Set([151]));
    expect(street.asked).toHaveLength(2);
    pass(0.5);
    Object.assign(street, { binance: 151, coinbase: 300, coingecko: null });
    expect(await showRate(live, "polygon")).toBeNull();
  });

  it("of a network that is not set up there is none", async () => {
    const { deps } = openBilling();
    expect(await codeOf(showRate(deps, "xrpl"))).toBe("network_unavailable");
  });
});
