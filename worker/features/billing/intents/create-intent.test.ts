import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { NETWORKS } from "../../../../shared/networks.ts";
import { amountSlots, paymentIntents } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { ReceiverNotReady } from "../../../providers/chains/xrpl/check-receiver.ts";
import { type CoinStreet, openCoinStreet } from "../../../test/billing/coin-street.ts";
import { someWallet } from "../../../test/billing/ledger-chain.ts";
import {
  begin,
  type CreateBody,
  NGMA,
  openBilling,
  orderOf,
  someUser,
} from "../../../test/billing/open-billing.ts";
import { expectErrors } from "../../../test/console-lines.ts";
import { findMinuteRate } from "../rates/find-minute-rate.ts";
import { createIntent } from "./create-intent.ts";
import { insertIntent } from "./insert-intent.ts";

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "made",
    (error) => error.code ?? String(error),
  );
const try_ = (deps: Deps, more: Partial<CreateBody> & Record<string, unknown>, user = someUser()) =>
  codeOf(createIntent(deps, user.id, { ...orderOf(), ...more } as CreateBody));
const intentsOf = (deps: Deps, user: { id: string }) =>
  deps.db.select().from(paymentIntents).where(eq(paymentIntents.userId, user.id));

describe("beginning a payment", () => {
  it("fixes account, receiver, asset and amount by our own price", async () => {
    const { deps, receivers, ledgers, clock } = openBilling();
    const user = someUser();
    ledgers.bsc.height = 4_711;
    const body = orderOf({ network: "bsc", token: "USDT", months: 3, walletAddress: `0X${"AB".repeat(20)}` });
    const { intent, transaction } = await createIntent(deps, user.id, body);
    expect(intent).toMatchObject({
      userId: user.id,
      tier: "pre-enigma",
      months: 3,
      sender: `0x${"ab".repeat(20)}`,
      receiver: receivers.bsc,
      asset: NETWORKS.bsc.tokens.USDT?.address,
      decimals: 18,
      priceCents: 6_000,
      rateMicroUsd: null,
      state: "open",
      fromHeight: 4_711,
      expiresAt: clock.now + 15 * 60_000,
    });
    const above = BigInt(intent.amount) - 60n * 10n ** 18n;
    expect(above >= 0n && above < 10n ** 16n).toBe(true);
    expect(transaction).toMatchObject({ kind: "evm", to: receivers.bsc });
    expect(ledgers.bsc.built).toEqual([
      {
        sender: intent.sender,
        asset: intent.asset,
        decimals: 18,
        amount: BigInt(intent.amount),
        receiver: receivers.bsc,
      },
    ]);
  });

  it("NGMA pays a plan at its discount, to be burned and split", async () => {
    const { deps, ledgers } = openBilling();
    const intent = await begin(deps, someUser(), { tier: "enigmatic", network: "solana", token: "NGMA" });
    expect(intent).toMatchObject({ asset: NGMA.mint, receiver: NGMA.treasury, priceCents: 12_000 });
    const amount = BigInt(intent.amount);
    expect(amount >= 4_800_000_000n && amount % 5n === 0n).toBe(true);
    expect(ledgers.solana.built[0]?.split).toEqual({
      burn: (amount * 2n) / 5n,
      treasury: { owner: NGMA.treasury, amount: (amount * 2n) / 5n },
      liquidity: { owner: NGMA.liquidity, amount: amount / 5n },
    });
  });

  it("NGMA is bought at 0.025 dollars a token, exact to half a cent", async () => {
    const { deps } = openBilling();
    const deliveryAddress = someWallet("solana");
    const intent = await begin(deps, someUser(), { tier: undefined, ngmaAmount: 41, deliveryAddress });
    expect(intent).toMatchObject({
      tier: null,
      months: null,
      ngmaAmount: 41,
      deliveryAddress,
      priceCents: 103,
    });
    const amount = BigInt(intent.amount);
    expect(amount >= 1_025_000n && amount < 1_035_000n).toBe(true);
  });

  it("the account's open one is continued, with its transaction while that can still be sent", async () => {
    const { deps, ledgers, pass } = openBilling();
    const user = someUser();
    const body = orderOf({ network: "solana" });
    const first = await createIntent(deps, user.id, body);
    const again = await createIntent(deps, user.id, body);
    expect([again.intent.id, again.transaction]).toEqual([first.intent.id, first.transaction]);
    ledgers.solana.stale = true;
    const rebuilt = await createIntent(deps, user.id, body);
    expect(rebuilt.intent.id).toBe(first.intent.id);
    expect(rebuilt.transaction).not.toEqual(first.transaction);
    expect((await begin(deps, user, { ...body, months: 2 })).id).not.toBe(first.intent.id);
    pass(15);
    const fresh = await createIntent(deps, user.id, body);
    expect(fresh.intent.id).not.toBe(first.intent.id);
    expect(fresh.intent.amount).not.toBe(first.intent.amount);
  });

  it("one that is being paid is not reused: a second payment gets its own", async () => {
    const { deps } = openBilling();
    const user = someUser();
    const body = orderOf();
    const { id } = await begin(deps, user, body);
    await deps.db.update(paymentIntents).set({ reportedHash: "0x1" }).where(eq(paymentIntents.id, id));
    expect((await begin(deps, user, body)).id).not.toBe(id);
  });

  it("of twenty equal requests at once all get the same intent and transaction", async () => {
    const { deps } = openBilling();
    const user = someUser();
    const body = orderOf({ network: "solana" });
    const all = await Promise.all(Array.from({ length: 20 }, () => createIntent(deps, user.id, body)));
    expect(new Set(all.map(({ intent }) => intent.id)).size).toBe(1);
    expect(new Set(all.map(({ transaction }) => JSON.stringify(transaction))).size).toBe(1);
  });

  it("an account can begin ten an hour, even if it asks for more at once, and fifty a day; all stay payable", async () => {
    const { deps, pass } = openBilling();
    const user = someUser();
    const burst = () => Promise.all(Array.from({ length: 12 }, () => try_(deps, orderOf(), user)));
    const results = await burst();
    expect(results.filter((code) => code === "made")).toHaveLength(10);
    expect(results.filter((code) => code === "too_many_intents")).toHaveLength(2);
    expect((await intentsOf(deps, user)).map(({ state }) => state)).toEqual(Array(10).fill("open"));
    for (let i = 1; i < 5; i++) {
      pass(61);
      for (let n = 0; n < 10; n++) expect(await try_(deps, orderOf(), user)).toBe("made");
    }
    pass(61);
    expect(await try_(deps, orderOf(), user)).toBe("too_many_intents");
    expect(await intentsOf(deps, user)).toHaveLength(50);
    expect(await try_(deps, orderOf())).toBe("made");
    pass(1_440);
    expect(await try_(deps, orderOf(), user)).toBe("made");
  });

  it("by address alone an account begins ten a day, in amounts of eight decimals that are kept for a week; never in NGMA", async () => {
    const { deps, pass } = openBilling();
    const user = someUser();
    const byAddress = { ...orderOf({ network: "ethereum", token: "native" }), walletAddress: undefined };
    const { intent, transaction } = await createIntent(deps, user.id, byAddress);
    expect([intent.sender, transaction]).toEqual(["", null]);
    expect(intent.amount).toMatch(/0{10}$/);
    const [slot] = await deps.db.select().from(amountSlots).where(eq(amountSlots.intentId, intent.id));
    expect((slot?.freeAfter ?? 0) - intent.expiresAt).toBe(7 * 86_400_000);
    for (let i = 1; i < 10; i++) {
      if (i % 9 === 0) pass(61);
      expect(await try_(deps, { ...byAddress, months: i + 1 }, user)).toBe("made");
    }
    pass(61);
    expect(await try_(deps, byAddress, user)).toBe("too_many_intents");
    expect(await try_(deps, orderOf(), user)).toBe("made");
    const ngma = { ...orderOf({ network: "solana", token: "NGMA" }), walletAddress: undefined };
    expect(await try_(deps, ngma)).toBe("wallet_address_invalid");
  });

  it("F-083: an account reaches the network twenty times a minute at most", async () => {
    const { deps, ledgers, pass } = openBilling();
    const user = someUser();
    const body = orderOf({ network: "solana" });
    const codes = [];
    for (let i = 0; i < 40; i++) codes.push(await try_(deps, body, user));
    expect(codes).toEqual([...Array(20).fill("made"), ...Array(20).fill("rate_limited")]);
    expect(ledgers.solana.asked).toMatchObject({ readFinalHeight: 1, buildPayment: 1, canStillSend: 19 });
    pass(1.1);
    expect(await try_(deps, body, user)).toBe("made");
  });

  it("F-082: when the network cannot be asked nothing is kept", async () => {
    const { deps, ledgers } = openBilling();
    const user = someUser();
    ledgers.base.down = true;
    expect(await try_(deps, orderOf(), user)).toBe("chain_unavailable");
    ledgers.base.down = false;
    ledgers.base.buildPayment = () =>
      ledgers.base.findTransaction("").then(() => Promise.reject(new Error("cut")));
    await expect(begin(deps, user)).rejects.toThrow("cut");
    expect(await intentsOf(deps, user)).toEqual([]);
  });

  it("F-133: a receiver that cannot take the payment is reported as a network that is not set up, and logged", async () => {
    const { deps, ledgers } = openBilling();
    const logged = expectErrors();
    ledgers.base.buildPayment = async () => {
      throw new ReceiverNotReady("has no trust line for this currency");
    };
    const user = someUser();
    expect(await try_(deps, orderOf(), user)).toBe("network_unavailable");
    expect(await intentsOf(deps, user)).toEqual([]);
    expect(logged().map((line) => JSON.parse(line))).toEqual([
      {
        ...{ level: "error", event: "receiver not ready", network: "base" },
        problem: "has no trust line for this currency",
      },
    ]);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ["a network that is not set up", { network: "xrpl" }, "network_unavailable"],
    ["USDT on Base", { token: "USDT" }, "token_not_supported"],
    ["USDT on Sui", { network: "sui", token: "USDT" }, "token_not_supported"],
    ["NGMA on Ethereum", { network: "ethereum", token: "NGMA" }, "token_not_supported"],
    [
      "NGMA for NGMA",
      { network: "solana", token: "NGMA", tier: undefined, ngmaAmount: 40 },
      "token_not_supported",
    ],
    ["a Solana wallet on Base", { walletAddress: someWallet("solana") }, "wallet_address_invalid"],
    ["an empty wallet", { walletAddress: "" }, "wallet_address_invalid"],
    ["a wallet of 39 digits", { walletAddress: `0x${"a".repeat(39)}` }, "wallet_address_invalid"],
    ["a wallet with SQL in it", { walletAddress: "0x' OR 1=1 --" }, "wallet_address_invalid"],
  ])("%s is refused", async (_, body, code) => {
    expect(await try_(openBilling().deps, body)).toBe(code);
  });

  it("without the token's mint there is no payment in NGMA", async () => {
    const { deps } = openBilling({ ngma: false });
    const body = { network: "solana", token: "NGMA", walletAddress: someWallet("solana") } as const;
    expect(await try_(deps, body)).toBe("network_unavailable");
  });

  it.each([
    ...[0, -1, -40, 39, 39.999, 40.5, 1e-9, 4_000_001, 1e21, 2 ** 53, 2 ** 63],
    ...[Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.MIN_VALUE, Number.MAX_VALUE],
  ])("F-150: %s NGMA cannot be bought", async (ngmaAmount) => {
    const { deps } = openBilling();
    const user = someUser();
    const body = { tier: undefined, ngmaAmount, deliveryAddress: someWallet("solana") };
    expect(await try_(deps, body, user)).toBe("ngma_amount_invalid");
    expect(await intentsOf(deps, user)).toEqual([]);
  });

  it.each([
    "",
    "x".repeat(32),
    "0".repeat(44),
    `0x${"ab".repeat(20)}`,
    `${"1".repeat(31)}`,
    "<b>11111111111111111111111111111111",
  ])("NGMA cannot be sent to %j", async (deliveryAddress) => {
    const body = { tier: undefined, ngmaAmount: 1_000, deliveryAddress };
    expect(await try_(openBilling().deps, body)).toBe("delivery_address_invalid");
  });
});

describe("exact amounts", () => {
  it("200 open intents on one network and token all have different amounts, in few tries each", async () => {
    const { deps } = openBilling();
    let tries = 0;
    const counted = new Proxy(deps.db, {
      get: (db, name) => {
        if (name === "batch") tries++;
        const value = Reflect.get(db, name);
        return typeof value === "function" ? value.bind(db) : value;
      },
    });
    const all = [];
    for (let i = 0; i < 10; i++)
      all.push(
        ...(await Promise.all(Array.from({ length: 20 }, () => begin({ ...deps, db: counted }, someUser())))),
      );
    expect(new Set(all.map(({ amount }) => amount)).size).toBe(200);
    // One batch looks at the account's standing, one takes the amount.
    expect(tries / all.length).toBeLessThan(2.2);
  });

  const order = (sender: string, receiver: string, asset: string) => ({
    product: { kind: "tier" as const, tier: "pre-enigma" as const, months: 1 },
    ...{ network: "base" as const, token: "USDC" as const, sender, receiver, asset, decimals: 6 },
  });

  it("F-060: of fifty intents that want one amount at once one gets it, and no half is left of the others", async () => {
    const { deps } = openBilling();
    const template = await begin(deps, someUser());
    const amount = String(BigInt(template.amount) + 10n ** 9n);
    const rows = Array.from({ length: 50 }, () => ({
      ...template,
      id: crypto.randomUUID(),
      userId: someUser().id,
      sender: someWallet("base"),
      amount,
    }));
    const made = await Promise.all(
      rows.map((row) => insertIntent(deps, row, order(row.sender, row.receiver, row.asset))),
    );
    expect(made.filter(Boolean)).toHaveLength(1);
    expect(await deps.db.select().from(paymentIntents).where(eq(paymentIntents.amount, amount))).toHaveLength(
      1,
    );
  });

  it("an amount is free again 48 hours after its intent's end, not before", async () => {
    const { deps, clock } = openBilling();
    const old = await begin(deps, someUser());
    const [slot] = await deps.db.select().from(amountSlots).where(eq(amountSlots.intentId, old.id));
    expect(slot?.freeAfter).toBe(old.expiresAt + 48 * 3_600_000);
    const insertAt = (createdAt: number) => {
      clock.now = createdAt;
      const row = { ...old, id: crypto.randomUUID(), userId: someUser().id, createdAt };
      return insertIntent(deps, row, order(row.sender, row.receiver, row.asset));
    };
    expect(await insertAt(old.expiresAt + 48 * 3_600_000)).toBeNull();
    expect(await insertAt(old.expiresAt + 48 * 3_600_000 + 1)).not.toBeNull();
  });
});

describe("the price of a coin", () => {
  const ether = { network: "ethereum", token: "native" } as const;
  const openLive = (told: Partial<CoinStreet> = {}) => {
    const { deps, pass } = openBilling();
    return { ...openCoinStreet(deps, told), pass };
  };

  it("is the middle of two sources that are asked for this intent, and both are named on it", async () => {
    const { deps, street } = openLive({ binance: 2_500, coinbase: 2_510 });
    const live = await begin(deps, someUser(), ether);
    expect(live).toMatchObject({ rateMicroUsd: 2_505_000_000, rateSource: "Binance and Coinbase" });
    expect(BigInt(live.amount) >= (20n * 10n ** 24n) / 2_505_000_000n).toBe(true);
    expect(street.asked).toHaveLength(2);
  });

  it.each([
    ["polygon", 0.18],
    ["sui", 4.2],
    ["bsc", 700],
    ["solana", 190],
    ["base", 2_500],
  ] as const)("is the live one of %s too, whether or not its coin is listed", async (network, price) => {
    const { deps } = openLive({ binance: price, coinbase: price });
    const made = await begin(deps, someUser(), { network, token: "native", tier: "enigmatic" });
    expect(made.rateMicroUsd).toBe(Math.round(price * 1e6));
  });

  it("is not the cached list's, so that its pace makes no price old", async () => {
    const { deps, pass } = openLive({});
    for (let minute = 0; minute < 7; minute++) {
      expect(await begin(deps, someUser(), ether)).toMatchObject({ rateMicroUsd: 2_500_000_000 });
      pass(1);
    }
  });

  it("F-069: is fixed with the intent, whatever the market does afterwards", async () => {
    const { deps, street } = openLive();
    const user = someUser();
    const body = orderOf(ether);
    const before = await begin(deps, user, body);
    Object.assign(street, { binance: 5_000, coinbase: 5_000 });
    expect((await begin(deps, user, body)).amount).toBe(before.amount);
  });

  it.each<[string, Partial<CoinStreet>, number, string]>([
    ["does not know it", { coinbase: null }, 2_500, "Binance and CoinGecko"],
    ["is down", { binance: "down", coingecko: 2_510 }, 2_505, "Coinbase and CoinGecko"],
    ["lies", { binance: 1_250 }, 2_500, "Coinbase and CoinGecko"],
  ])("is told by a third source where one %s", async (_, told, usd, rateSource) => {
    const { deps } = openLive(told);
    expect(await begin(deps, someUser(), ether)).toMatchObject({ rateMicroUsd: usd * 1e6, rateSource });
  });

  it.each<[string, Partial<CoinStreet>]>([
    ["0", { binance: 0, coinbase: 0, coingecko: 0 }],
    ["beyond all measure", { binance: 2e9, coinbase: 2e9, coingecko: 2e9 }],
    ["nonsense", { binance: "nonsense", coinbase: "nonsense", coingecko: "nonsense" }],
    ["nobody's", { binance: "down", coinbase: "down", coingecko: "down" }],
    ["of one source alone", { binance: 2_500, coinbase: "down", coingecko: null }],
    ["disputed by three", { binance: 2_500, coinbase: 2_600, coingecko: 2_700 }],
    ["six minutes old", { ageMs: 6 * 60_000 }],
    ["of three minutes from now", { ageMs: -3 * 60_000 }],
  ])("F-070: a price that is %s gives no intent, and never the fixed rate", async (_, told) => {
    const { deps } = openLive(told);
    const user = someUser();
    for (const tier of ["pre-enigma", "enigmatic"] as const)
      expect(await try_(deps, orderOf({ ...ether, tier }), user)).toBe("rate_unavailable");
    expect(await intentsOf(deps, user)).toEqual([]);
  });

  it("is the fixed one only where no market is live and every node is on this machine", async () => {
    const { deps } = openBilling();
    expect(await begin(deps, someUser(), ether)).toMatchObject({
      ...{ rateMicroUsd: 3_000_000_000, rateSource: "fixed rate", rateAt: null },
    });
    const ethereum = {
      receiver: "",
      ...deps.config.chains.ethereum,
      rpcUrls: ["http://127.0.0.1:1", "https://node.test"],
    };
    const real = { ...deps, config: { ...deps.config, chains: { ...deps.config.chains, ethereum } } };
    expect(await try_(real, orderOf(ether))).toBe("rate_unavailable");
    expect(await try_(real, orderOf({ network: "ethereum" }))).toBe("rate_unavailable");
  });
});

describe("F-221: a stablecoin", () => {
  const openLive = (told: Partial<CoinStreet> = {}) => {
    const { deps, pass } = openBilling();
    return { ...openCoinStreet(deps, told), pass };
  };
  const both = (price: number) => ({ kraken: price, bitstamp: price });
  const nobody = { kraken: "down", bitstamp: "down", coinbase: "down", coingecko: "down" } as const;

  it.each<[string, Partial<CoinStreet>, string]>([
    ["is worth 0.88", both(0.88), "stablecoin_off_peg"],
    ["is worth 0.984", both(0.984), "stablecoin_off_peg"],
    ["is worth 0.985", both(0.985), "made"],
    ["is worth 1.01", both(1.01), "made"],
    [
      "is worth 0.88 by the third source",
      { kraken: null, bitstamp: 0.88, coinbase: 0.88 },
      "stablecoin_off_peg",
    ],
    ["is quoted by one source alone", { ...nobody, kraken: 1 }, "rate_unavailable"],
    ["is quoted by nobody", nobody, "rate_unavailable"],
    ["is disputed", { kraken: 1, bitstamp: 0.9, coinbase: null, coingecko: 0.95 }, "rate_unavailable"],
    ["was last quoted six minutes ago", { ageMs: 6 * 60_000 }, "rate_unavailable"],
  ])("that %s", async (_, told, end) => {
    const { deps, street } = openLive(told);
    for (const token of ["USDC", "USDT"] as const) {
      const user = someUser();
      expect([token, await try_(deps, { network: "ethereum", token }, user)]).toEqual([token, end]);
      expect(await intentsOf(deps, user)).toHaveLength(end === "made" ? 1 : 0);
    }
    expect(street.asked.join()).not.toContain("binance");
  });

  it("is never weighed by another stablecoin, and where nothing is real nobody is asked", async () => {
    const { deps, street } = openLive();
    expect(await try_(deps, { network: "ethereum", token: "USDT" })).toBe("made");
    expect(street.asked).toEqual(["kraken.test/0/public/OHLC", "bitstamp.test/api/v2/ohlc/usdtusd/"]);
    const { deps: local } = openBilling();
    expect(await try_(local, { network: "ethereum", token: "USDT" })).toBe("made");
  });

  it("is weighed at a block's minute, which has to be over", async () => {
    const { deps, street, pass } = openLive();
    const at = deps.now();
    street.minutes = { kraken: 0.9, bitstamp: 0.9 };
    expect(await findMinuteRate(deps, "base", at, "USDC")).toBeNull();
    pass(2);
    expect(await findMinuteRate(deps, "base", at, "USDC")).toBe(900_000n);
    street.minutes = { kraken: 0.9, bitstamp: "down" };
    expect(await findMinuteRate(deps, "base", at, "USDC")).toBeNull();
  });
});
