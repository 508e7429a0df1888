import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  type PortfolioReply,
  paidPortfolioSchema,
  portfolioReplySchema,
} from "../../../../shared/portfolio.ts";
import { problemSchema } from "../../../../shared/problem.ts";
import { postJson, requestWith, withAi } from "../../../test/ai/ai-street.ts";
import { expectErrors } from "../../../test/console-lines.ts";
import { openAccount, readState } from "../../../test/keys/account.ts";
import { someAddress } from "../../../test/people.ts";

/** Coins come from a server that is down, stocks from the simulated market. */
const COINS_DOWN = { COINGECKO_BASE_URL: "https://coingecko.test", BINANCE_BASE_URL: "https://binance.test" };
const NO_MODELS = { ANTHROPIC_API_KEY: "", OPENAI_API_KEY: "" };

beforeEach(() => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response("down", { status: 500 }));
});

async function ask(path: string, body: object, headers: Record<string, string> = {}, bindings: object = {}) {
  const asked = postJson(body, { "CF-Connecting-IP": someAddress(), ...headers });
  const sent = await requestWith(withAi({ ...NO_MODELS, ...bindings }), path, asked);
  const reply = await sent.reply.json();
  await sent.finish();
  return { status: sent.reply.status, reply };
}

async function read(body: object): Promise<PortfolioReply> {
  const { status, reply } = await ask("/api/portfolio", body);
  expect([status, reply]).toEqual([200, expect.anything()]);
  return portfolioReplySchema.parse(reply);
}
const refuse = async (body: object, bindings: object = {}) => {
  const { reply } = await ask("/api/portfolio", body, {}, bindings);
  const { code, fields } = problemSchema.parse(reply);
  return { code, fields };
};
const sum = (values: (number | null)[]) => values.reduce<number>((all, one) => all + (one ?? 0), 0);
const HELD = [
  { asset: "BTC", units: 2 },
  { asset: "nvidia", units: 40 },
];

describe("POST /api/portfolio", () => {
  it("adds up: positions and cash are the worth, shares of the moves are a hundred", async () => {
    const told = await read({ positions: HELD, cash: 5_000 });
    expect(told.worth).toBeCloseTo(sum(told.positions.map(({ usd }) => usd)) + 5_000, 6);
    expect(told.exposure).toBeCloseTo(told.worth - 5_000, 6);
    expect(sum(told.positions.map(({ drives }) => drives))).toBeCloseTo(100, 6);
    expect(told.positions.map(({ asset }) => asset.symbol)).toEqual(["BTC", "NVDA"]);
    expect([told.class, told.horizonDays]).toEqual(["mixed", 30]);
    const { p10, p50, p90 } = told.range.quantiles;
    expect(p10).toBeLessThan(p50);
    expect(p50).toBeLessThan(p90);
    expect(told.range.changes?.p10).toBeCloseTo(100 * (p10 / told.worth - 1), 3);
  });

  it("cash moves nothing: with as much of it as positions the range is half as wide", async () => {
    const alone = await read({ positions: HELD });
    const half = await read({ positions: HELD, cash: alone.worth });
    const width = ({ range: { changes } }: PortfolioReply) => (changes?.p90 ?? 0) - (changes?.p10 ?? 0);
    expect(width(half)).toBeCloseTo(width(alone) / 2, 3);
    // Three amounts in cents, each off by half a cent at most.
    const off = half.range.quantiles.p10 - alone.range.quantiles.p10 - alone.worth;
    expect(Math.abs(off)).toBeLessThan(0.016);
  });

  it("half of what drives it most in cash makes it narrower", async () => {
    const { range, halved, positions } = await read({ positions: HELD });
    const most = positions.toSorted((a, b) => (b.drives ?? 0) - (a.drives ?? 0))[0];
    expect(halved?.asset).toBe(most?.asset.symbol);
    expect(halved?.quantiles.p10).toBeGreaterThan(range.quantiles.p10);
  });

  it("counts positions of one asset together, in units, dollars and percent", async () => {
    const told = await read({
      positions: [
        { asset: "ETH", units: 1 },
        { asset: "ethereum", usd: 1_000 },
        { asset: "ETH", percent: 10 },
      ],
      worth: 50_000,
    });
    const [held] = told.positions;
    expect(told.positions).toHaveLength(1);
    expect(held?.usd).toBeCloseTo((held?.close ?? 0) + 6_000, 6);
    expect([told.worth, told.cash]).toEqual([
      expect.closeTo(50_000, 6),
      expect.closeTo(50_000 - (held?.usd ?? 0), 6),
    ]);
  });

  it("tells what is over twice the net worth in dollars alone, and no odds of percent", async () => {
    const { range, losses, positions } = await read({
      positions: [{ asset: "TSLA", usd: 30_000 }],
      cash: -20_000,
    });
    expect([range.changes, losses, positions[0]?.percent]).toEqual([null, null, null]);
    expect(range.quantiles.p10).toBeLessThan(10_000);
  });

  it("odds of losses fall with their size, and no odds are told of what was little tested", async () => {
    const { losses } = await read({ positions: HELD, horizonDays: 30 });
    const odds = losses?.map(({ ended }) => ended) ?? [];
    expect(odds).toEqual([...odds].sort((a, b) => b - a));
    const asked = await read({ positions: HELD, horizonDays: 30, loss: 15 });
    expect(asked.losses?.filter(({ percent }) => percent !== 15)).toEqual(losses);
    const [ten = 0, fifteen = 0, twenty = 0] = asked.losses?.slice(1).map(({ ended }) => ended) ?? [];
    expect(asked.losses?.map(({ percent }) => percent)).toEqual([5, 10, 15, 20]);
    expect([ten > fifteen, fifteen > twenty]).toEqual([true, true]);
    const usual = await read({ positions: HELD, horizonDays: 30, loss: 10 });
    expect(usual.losses).toEqual(losses);
    const [, ofTen] = losses ?? [];
    const inUsd = await read({ positions: HELD, horizonDays: 30, lossUsd: ofTen?.usd });
    expect(inUsd.losses?.filter(({ percent }) => Math.abs(percent - 10) < 1e-3)).toEqual([
      ofTen,
      { ...ofTen, percent: expect.closeTo(10), ended: expect.closeTo(ofTen?.ended ?? 0) },
    ]);
    const stocks = [
      { asset: "NVDA", units: 40 },
      { asset: "AAPL", units: 10 },
    ];
    const far = await read({ positions: stocks, horizonDays: 180 });
    expect([far.losses, far.reliability.littleTested]).toEqual([null, true]);
  });

  it.each([
    [{ positions: [] }, "invalid_request", "positions"],
    [{ positions: [{ asset: "BTC" }] }, "invalid_request", "positions.0"],
    [{ positions: [{ asset: "BTC", units: 1, usd: 5 }] }, "invalid_request", "positions.0"],
    [{ positions: [{ asset: "BTC", units: 0 }] }, "invalid_request", "positions.0.units"],
    [{ positions: [{ asset: "BTC", percent: 50 }] }, "invalid_request", "worth"],
    [{ positions: HELD, cash: 1, worth: 9e6 }, "invalid_request", "worth"],
    [{ positions: HELD, horizonDays: 365 }, "invalid_request", "horizonDays"],
    [{ positions: [{ asset: "Zorbacoin", units: 1 }] }, "asset_unknown", "positions.0.asset"],
    [
      {
        positions: [
          { asset: "USDT", units: 1 },
          { asset: "TLT", units: 9 },
        ],
      },
      "forecast_unavailable",
      "positions",
    ],
  ])("refuses %j: %s at %s", async (body, code, field) => {
    const refused = await refuse(body);
    expect([refused.code, Object.keys(refused.fields ?? {})]).toEqual([
      code,
      expect.arrayContaining([field]),
    ]);
  });

  it("holds no more of what was bought in two parts and sold again", async () => {
    const traded = [0.1, 0.2, -0.3].map((units) => ({ asset: "BTC", units }));
    const { positions } = await read({ positions: [...traded, { asset: "ETH", units: 1 }] });
    expect(positions.map(({ asset }) => asset.symbol)).toEqual(["ETH"]);
    const { code, fields } = await refuse({ positions: traded });
    expect([code, fields?.positions]).toEqual([
      "forecast_unavailable",
      "The positions cancel each other out: nothing is left.",
    ]);
  });

  it("counts stablecoins as cash: alone they have no range, beside a coin they move nothing", async () => {
    const stable = [
      { asset: "USDC", usd: 1_500 },
      { asset: "USDT", usd: 500 },
    ];
    const { code, fields } = await refuse({ positions: stable, horizonDays: 180 });
    expect([code, fields?.positions]).toEqual([
      "forecast_unavailable",
      expect.stringContaining("stablecoin"),
    ]);
    const coin = { asset: "BTC", usd: 1_000 };
    const beside = await read({ positions: [...stable, coin], cash: 100 });
    const asCash = await read({ positions: [coin], cash: 2_100 });
    expect(beside.range.quantiles.p10).toBeCloseTo(asCash.range.quantiles.p10, 6);
    expect([beside.exposure, beside.cash]).toEqual([expect.closeTo(3_000, 6), 100]);
    expect(beside.positions.map(({ asset, drives }) => [asset.symbol, drives])).toEqual([
      ["BTC", 100],
      ["USDC", 0],
      ["USDT", 0],
    ]);
  });

  it("has the worth that was told, however large the positions and the debt are beside it", async () => {
    const { worth } = await read({ positions: [{ asset: "BTC", percent: 1e12 }], worth: 1e12 });
    expect(worth).toBe(1e12);
  });

  it.each([
    [{ positions: [{ asset: "DOGE", units: 5e-324 }] }, "positions.0.units"],
    [{ positions: [{ asset: "BTC", percent: 1 }], worth: 5e-324 }, "worth"],
  ])("refuses %j, which is too small to be computed with: %s", async (body, field) => {
    const { code, fields } = await refuse(body);
    expect([code, Object.keys(fields ?? {})]).toEqual(["invalid_request", [field]]);
  });

  it("tells no range of coins over more than 60 days: those were too wide", async () => {
    const { code, fields } = await refuse({ positions: HELD, horizonDays: 61 });
    expect([code, fields?.positions]).toEqual(["forecast_unavailable", expect.stringContaining("60 days")]);
    expect((await read({ positions: HELD, horizonDays: 60 })).horizonDays).toBe(60);
  });

  it("is all or nothing: one position without bars is named and the rest not told", async () => {
    expectErrors();
    const { code, fields } = await refuse({ positions: HELD }, COINS_DOWN);
    expect([code, fields?.positions]).toEqual(["data_missing", expect.stringContaining("BTC")]);
  });
});

describe("POST /api/v1/portfolio", () => {
  it("says the same for one credit, and nothing for none where it fails", async () => {
    expectErrors();
    const { account, first } = await openAccount(1);
    const headers = { "X-API-Key": first.key };
    const paid = await ask("/api/v1/portfolio", { positions: HELD }, headers);
    const { usage, keyMode, ...told } = paidPortfolioSchema.parse(paid.reply);
    expect([usage.creditsUsed, usage.creditsRemaining, keyMode]).toEqual([1, 99, "live"]);
    expect(told.positions.map(({ asset }) => asset.symbol)).toEqual(["BTC", "NVDA"]);
    const failed = await ask("/api/v1/portfolio", { positions: HELD }, headers, COINS_DOWN);
    expect(failed.status).toBe(503);
    expect((await readState(account)).used).toBe(1);
  });
});
