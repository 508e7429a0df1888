import { formatUnits, parseUnits } from "viem/utils";
import { describe, expect, it } from "vitest";
import { bandOf, MAX_TRIES, type Priced, pickAmount, toBaseUnits } from "./pick-amount.ts";
import { priceOf } from "./product.ts";
import { splitNgma } from "./split-ngma.ts";

const priced = (
  cents: number,
  rateMicroUsd: number,
  decimals: number,
  multipleOf = 1n,
  isTyped = false,
): Priced => ({
  isTyped,
  priceMicroUsd: BigInt(cents) * 10_000n,
  rateMicroUsd: BigInt(rateMicroUsd),
  decimals,
  multipleOf,
});
const DOLLAR = 1_000_000;
const randomBig = (bits: number) => {
  let value = 0n;
  for (let i = 0; i < bits; i += 30) value = (value << 30n) | BigInt(Math.floor(Math.random() * 2 ** 30));
  return value;
};

describe("F-071, F-072: base units", () => {
  it.each<[string, Priced, bigint]>([
    ["20 dollars of USDC", priced(2_000, DOLLAR, 6), 20_000_000n],
    ["20 dollars of USDC on BNB, 18 decimals", priced(2_000, DOLLAR, 18), 20_000_000_000_000_000_000n],
    ["150 dollars of ETH at 3,000", priced(15_000, 3_000 * DOLLAR, 18), 50_000_000_000_000_000n],
    ["20 dollars of SOL at 150, rounded up", priced(2_000, 150 * DOLLAR, 9), 133_333_334n],
    ["20 dollars of XRP at 0.5", priced(2_000, 500_000, 6), 40_000_000n],
    ["18 dollars of NGMA at 0.025", priced(1_800, 25_000, 6), 720_000_000n],
    [
      "more than a float can hold",
      priced(900_719_925_474_099, DOLLAR, 18),
      9_007_199_254_740_990_000_000_000_000_000n,
    ],
    ["one cent at an odd rate", priced(1, 3_333_333_333, 18), 3_000_000_000_301n],
  ])("%s", (_, price, expected) => {
    expect(toBaseUnits(price.priceMicroUsd, price)).toBe(expected);
  });

  it("text and number of 100,000 random amounts are each other's, whatever the decimals", () => {
    for (let i = 0; i < 100_000; i++) {
      const decimals = Math.floor(Math.random() * 19);
      const amount = randomBig(1 + Math.floor(Math.random() * 256));
      const text = formatUnits(amount, decimals);
      if (parseUnits(text, decimals) !== amount || /\.\d*0$|\.$|e/i.test(text))
        expect.fail(`${text} ${decimals}`);
    }
  });

  it("no amount is ever below the price or just it, and in the first band none is a cent above it, or ten thousand steps", () => {
    for (let i = 0; i < 20_000; i++) {
      const decimals = [6, 9, 18][i % 3] ?? 6;
      const price = priced(
        1 + Math.floor(Math.random() * 1e7),
        1_000 + Math.floor(Math.random() * 1e11),
        decimals,
      );
      const amount = pickAmount(price, 0, Math.random()) ?? 0n;
      const worth = amount * price.rateMicroUsd;
      const unit = 10n ** BigInt(decimals);
      const { step, least } = bandOf(price);
      if (amount === least || worth < price.priceMicroUsd * unit)
        expect.fail(`below: ${JSON.stringify(String(worth))}`);
      const isCent = worth <= (price.priceMicroUsd + 10_000n) * unit + (step + 1n) * price.rateMicroUsd;
      if (!isCent && amount >= least + 10_000n * step)
        expect.fail(`${decimals} decimals: more than a cent above`);
    }
  });
});

describe("the band of amounts", () => {
  it.each<[string, Priced, { count: bigint; digits: number }]>([
    ["USDC", priced(2_000, DOLLAR, 6), { count: 10_000n, digits: 6 }],
    ["USDC on BNB", priced(2_000, DOLLAR, 18), { count: 10_000n, digits: 6 }],
    ["ETH at 3,000", priced(2_000, 3_000 * DOLLAR, 18), { count: 33_333n, digits: 10 }],
    ["ETH at 3,000, typed", priced(2_000, 3_000 * DOLLAR, 18, 1n, true), { count: 10_000n, digits: 8 }],
    ["SOL at 150", priced(2_000, 150 * DOLLAR, 9), { count: 66_666n, digits: 9 }],
    ["SOL at 150, typed", priced(2_000, 150 * DOLLAR, 9, 1n, true), { count: 10_000n, digits: 8 }],
    ["XRP at 2.5", priced(2_000, 2_500_000, 6), { count: 10_000n, digits: 6 }],
    ["SUI at 2", priced(2_000, 2 * DOLLAR, 9), { count: 50_000n, digits: 7 }],
    ["XRP at 0.5", priced(2_000, 500_000, 6), { count: 20_000n, digits: 6 }],
    ["NGMA with 9 decimals", priced(1_800, 25_000, 9, 5n), { count: 40_000n, digits: 5 }],
  ])(
    "of %s has ten thousand amounts at least, and of at most eight decimals where they are typed",
    (_, price, { count, digits }) => {
      const band = bandOf(price);
      expect(band.count).toBe(count);
      for (const random of [0, 0.37, 0.999999])
        for (const attempt of [0, MAX_TRIES - 1]) {
          const text = formatUnits(pickAmount(price, attempt, random) ?? 0n, price.decimals);
          expect(text.split(".")[1]?.length ?? 0).toBeLessThanOrEqual(digits);
        }
    },
  );

  it("widens by doubling after every third try, to 16 cents at most, then ends", () => {
    const price = priced(2_000, DOLLAR, 6);
    const most = Array.from({ length: MAX_TRIES }, (_, i) => pickAmount(price, i, 0.9999999));
    expect(most.map((amount) => Number(amount) - 20_000_000)).toEqual(
      [9_999, 19_999, 39_999, 79_999, 159_999].flatMap((n) => [n, n, n]),
    );
    expect(pickAmount(price, MAX_TRIES, 0)).toBeNull();
  });

  it("NGMA amounts are multiples of five, whatever its decimals", () => {
    for (let decimals = 1; decimals <= 9; decimals++)
      for (let i = 0; i < 500; i++) {
        const amount = pickAmount(priced(1_800, 25_000, decimals, 5n), i % MAX_TRIES, Math.random()) ?? 0n;
        expect(amount % 5n).toBe(0n);
        const { burn, treasury, liquidity } = splitNgma(amount);
        expect([burn * 5n, treasury * 5n, liquidity * 5n]).toEqual([amount * 2n, amount * 2n, amount]);
      }
  });

  it("what rounding leaves of an NGMA payment goes to liquidity", () => {
    expect(splitNgma(24_000n)).toEqual({ burn: 9_600n, treasury: 9_600n, liquidity: 4_800n });
    expect(splitNgma(9n)).toEqual({ burn: 3n, treasury: 3n, liquidity: 3n });
    for (let i = 0; i < 1_000; i++) {
      const amount = randomBig(64);
      const { burn, treasury, liquidity } = splitNgma(amount);
      expect(burn + treasury + liquidity).toBe(amount);
    }
  });
});

describe("prices", () => {
  it.each([
    ["a month by crypto", { kind: "tier", tier: "pre-enigma", months: 1 }, "USDC", 2_000],
    ["a month by NGMA, with its discount", { kind: "tier", tier: "enigmatic", months: 1 }, "NGMA", 12_000],
    ["a year", { kind: "tier", tier: "enigmatic", months: 12 }, "native", 180_000],
    ["the least NGMA", { kind: "ngma", ngmaAmount: 40, deliveryAddress: "x" }, "USDC", 100],
    [
      "an odd number of NGMA, half a cent up",
      { kind: "ngma", ngmaAmount: 41, deliveryAddress: "x" },
      "USDT",
      103,
    ],
  ] as const)("%s", (_, product, token, cents) => {
    expect(priceOf(product, token).cents).toBe(cents);
  });

  it("half a cent is in the exact price", () => {
    const { microUsd } = priceOf({ kind: "ngma", ngmaAmount: 41, deliveryAddress: "x" }, "USDC");
    expect(microUsd).toBe(1_025_000n);
  });
});
