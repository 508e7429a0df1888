import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { assetReplySchema, boardReplySchema } from "../../../../shared/board.ts";
import { ask, call, readProblem } from "../../../test/ask.ts";
import { openStreet, openTestDeps } from "../../../test/markets/market-deps.ts";
import { readAsset, requireAsset } from "./read-asset.ts";
import { readBoard } from "./read-board.ts";

beforeEach(async () => {
  const { keys } = await env.CACHE.list();
  await Promise.all(keys.map(({ name }) => env.CACHE.delete(name)));
});

const readReply = async (path: string) => (await call(path)).json();

describe("the board of listed assets", () => {
  it("tells price, call and range of all ten, as an answer about each does", async () => {
    const rows = boardReplySchema.parse(await readReply("/api/markets"));
    expect(rows.map(({ symbol }) => symbol)).toHaveLength(10);
    const answer = await ask("Analyze Tesla");
    const tesla = rows.find(({ symbol }) => symbol === "TSLA");
    const [told] = answer.calls;
    expect(tesla?.call).toEqual({ action: told?.action, score: told?.score, date: told?.date });
    const month = answer.forecast[0]?.horizons.find(({ horizonDays }) => horizonDays === 30);
    expect(tesla?.range).toMatchObject({ low: month?.quantiles.p10, high: month?.quantiles.p90 });
    expect(tesla?.quote?.source).toBe("simulated market");
  });

  it("without a price of any coin the stocks stay whole, and calls stand without prices", async () => {
    const street = openStreet();
    street.replies["coingecko.test"] = { status: 503, body: {} };
    const { deps, finish } = openTestDeps();
    // The first reading finds an empty cache, which it has filled in the background.
    await readBoard(deps).catch(() => {});
    await finish();
    const rows = await readBoard(deps);
    await finish();
    expect(rows.find(({ symbol }) => symbol === "BTC")?.quote).toBeNull();
    expect(rows.find(({ symbol }) => symbol === "NVDA")?.quote).toMatchObject({ price: 250.5 });
  });

  it("with no source at all is refused", async () => {
    const street = openStreet();
    for (const host of ["coingecko", "binance", "coinbase", "finnhub", "twelvedata"])
      street.replies[`${host}.test`] = { status: 503, body: {} };
    const { deps, finish } = openTestDeps();
    await expect(readBoard(deps)).rejects.toMatchObject({ code: "market_data_unavailable" });
    await finish();
  });
});

describe("all of one asset", () => {
  it("is the call of an answer, with every fact and about twenty on its page, each in one group", async () => {
    const reply = assetReplySchema.parse(await readReply("/api/markets/btc"));
    expect(reply.asset).toMatchObject({ symbol: "BTC", name: "Bitcoin", market: "simulated" });
    const { calls } = await ask("Analyze Bitcoin");
    expect(reply.call).toMatchObject({ action: calls[0]?.action, score: calls[0]?.score });
    const grouped = reply.groups.flatMap(({ facts }) => facts);
    expect(new Set(grouped).size).toBe(grouped.length);
    expect(grouped.length).toBeGreaterThan(15);
    expect(grouped.length).toBeLessThanOrEqual(22);
    expect(reply.facts.length).toBeGreaterThan(50);
    const ids = new Set(reply.facts.map(({ id }) => id));
    const cited = [...JSON.stringify(reply.call).matchAll(/\[(f\d+)\]/g)].map(([, id]) => id ?? "");
    expect(cited.filter((id) => !ids.has(id))).toEqual([]);
  });

  it("says what the call was at the close before, as an answer to what has changed does", async () => {
    const { call: now, before } = assetReplySchema.parse(await readReply("/api/markets/BTC"));
    const { response } = await ask("What has changed for Bitcoin since yesterday?");
    expect(before?.date && now.date && before.date < now.date).toBe(true);
    expect(response).toContain(before?.action === now.action ? "still a" : "went from");
  });

  it("of a stock has what it earns, and no more than 22 figures on its page", async () => {
    const { groups, facts } = assetReplySchema.parse(await readReply("/api/markets/TSLA"));
    const kinds = groups.flatMap((group) =>
      group.facts.map((id) => facts.find((fact) => fact.id === id)?.kind),
    );
    expect(kinds).toEqual(expect.arrayContaining(["pe_ratio", "revenue_growth", "net_margin"]));
    expect(kinds.length).toBeLessThanOrEqual(22);
  });

  it("shows how figures of bars moved, and has none of what bars do not tell", async () => {
    const { sparks, facts } = assetReplySchema.parse(await readReply("/api/markets/BTC"));
    const kinds = sparks.map(({ fact }) => facts.find(({ id }) => id === fact)?.kind);
    expect(kinds).toEqual(expect.arrayContaining(["rsi_14", "return_30d", "drawdown"]));
    for (const kind of ["market_cap", "volume_24h", "fear_greed"]) expect(kinds).not.toContain(kind);
  });

  it.each([
    ["TLT", "Ranges beyond 7 days are not yet measured for bond funds."],
    ["USDT", "It is a stablecoin: its price is not meant to move."],
    ["SPY", null],
  ])("of %s says why it has no range over 30 days", async (symbol, reason) => {
    expect(assetReplySchema.parse(await readReply(`/api/markets/${symbol}`)).noRange).toBe(reason);
  });

  it.each(["ADA", "brk.b", "SPY"])("of %s, which is not listed, is as whole", async (symbol) => {
    const reply = assetReplySchema.parse(await readReply(`/api/markets/${symbol}`));
    expect(reply.asset.symbol).toBe(symbol.toUpperCase());
    expect(reply.facts.find(({ kind }) => kind === "price")?.value).toBeGreaterThan(0);
  });

  it.each(["NOTATICKER", "__proto__", "%3Cscript%3E"])("%s is none of ours", async (symbol) => {
    const reply = await call(`/api/markets/${symbol}`);
    expect(reply.status).toBe(422);
    expect((await readProblem(reply)).code).toBe("asset_unknown");
  });

  it("without its price is refused", async () => {
    const street = openStreet();
    for (const host of ["coingecko", "binance", "coinbase"])
      street.replies[`${host}.test`] = { status: 503, body: {} };
    const { deps, finish } = openTestDeps();
    await expect(readAsset(deps, requireAsset("BTC"))).rejects.toMatchObject({
      code: "market_data_unavailable",
    });
    await finish();
  });
});
