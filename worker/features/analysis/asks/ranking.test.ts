import { env } from "cloudflare:workers";
import { drizzle } from "drizzle-orm/d1";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Deps } from "../../../deps.ts";
import { openTestDeps } from "../../../test/markets/market-deps.ts";
import { ASSETS, type Asset, findAsset } from "../../markets/assets.ts";
import { answer, replyOf } from "../answer.ts";
import { fillBoard } from "../board/fill-board.ts";
import { openBoard, readRows, writeBoard } from "../board/stored-board.ts";
import { readQuestion } from "../question/read-question.ts";

const NOW = new Date("2026-11-20T18:00:00Z");
const coins = ASSETS.filter(({ type }) => type === "crypto").slice(0, 40);
const stocks = ASSETS.filter(({ type }) => type === "stock");
const some = [...stocks.slice(0, 30), ...stocks.filter(({ fund }) => fund).slice(0, 3)];

const open = (store: R2Bucket | null, now = NOW) => {
  const { deps } = openTestDeps({ config: {}, store, now: () => now });
  return { ...deps, ai: [], db: drizzle(env.DB) } as unknown as Deps;
};
function ask(message: string, store: R2Bucket | null = env.TEST_BARS, now = NOW) {
  const deps = open(store, now);
  const asking = {
    ...{ requestId: "r", startedAt: 0, signal: new AbortController().signal },
    share: () => "free" as const,
  };
  return replyOf(answer(deps, readQuestion(message, [], now), asking));
}

const empty = async () => {
  const { objects } = await env.TEST_BARS.list();
  await env.TEST_BARS.delete(objects.map(({ key }) => key));
};
beforeAll(async () => {
  await empty();
  await fillBoard(open(env.TEST_BARS), "crypto", coins);
  await fillBoard(open(env.TEST_BARS), "stock", some);
});
afterAll(empty);

describe("a ranking over a class", () => {
  it("is of all coins that we cover, not of the listed five, and says by which close", async () => {
    const rows = await readRows(open(env.TEST_BARS), "crypto");
    const [first] = rows.toSorted((a, b) => (b.figures.rsi_14 ?? 0) - (a.figures.rsi_14 ?? 0));
    const { response, assets, facts, data } = await ask("Which coin has the highest RSI?");
    expect(response).toMatch(new RegExp(`^${first?.name} is first of the coins we cover by RSI`));
    expect(response).toMatch(/\. \d\d of (?!\d\d )\d{3} had data at the close of 19 November 2026\./);
    expect(assets[0]).toMatchObject({ symbol: first?.symbol, asOf: "2026-11-20T00:00:00.000Z" });
    expect(facts[0]).toMatchObject({ kind: "rsi_14", value: first?.figures.rsi_14 });
    expect(data.asOf).toBe("2026-11-20T00:00:00.000Z");
  });

  it("names together those that are level, of many the first two, and has each behind it", async () => {
    const rows = await readRows(open(env.TEST_BARS), "crypto");
    const level = rows.filter(({ figures }) => figures.score === -80);
    expect(level.length).toBeGreaterThan(3);
    const { response, facts } = await ask("worst coin by score");
    expect(response).toMatch(
      new RegExp(
        `^\\S+, \\S+ and ${level.length - 2} others share the lowest score of the coins we cover: −80`,
      ),
    );
    expect(facts.filter(({ kind, value }) => kind === "score" && value === -80)).toHaveLength(10);
    expect((await ask("best coin by score")).response).toMatch(
      /^\S+ is first of the coins we cover by score/,
    );
  });

  it("of stocks has no funds, and of calm coins none that is pegged to the dollar", async () => {
    const calm = await ask("Which coin is the least volatile?");
    expect(calm.response).not.toMatch(/Tether|USD/);
    const names = some.filter(({ fund }) => fund).map(({ name }) => name);
    const { response } = await ask("Rank all stocks by RSI");
    expect(names.filter((name) => response.includes(name))).toEqual([]);
  });

  it("of a sector is of its members alone, and of the others where it is left out", async () => {
    const isTech = ({ sectors }: Asset) => sectors.includes("information_technology");
    const told = (response: string) => some.filter(({ name }) => response.includes(name));
    const tech = await ask("best tech stocks this year");
    expect(tech.response).toContain("of the tech companies we cover by year-to-date return");
    expect(told(tech.response).length).toBeGreaterThan(2);
    expect(told(tech.response).filter((asset) => !isTech(asset))).toEqual([]);
    const others = await ask("best stocks this year, no tech");
    expect(others.response).toContain("of the stocks we cover without tech companies");
    expect(told(others.response).filter(isTech)).toEqual([]);
  });

  it("of sectors sets them in order by the median of what was judged in each, three at least", async () => {
    const rows = await readRows(open(env.TEST_BARS), "stock");
    const values = rows
      .filter(({ symbol }) => findAsset(symbol)?.sectors.includes("information_technology"))
      .flatMap(({ figures: { return_30d } }) => return_30d ?? [])
      .sort((a, b) => a - b);
    const middle = [values[(values.length - 1) >> 1], values[values.length >> 1]];
    const { response, facts, assets } = await ask("which sector is doing best");
    expect(response).toMatch(/^Of the \d+ stock sectors we cover, .+ lead by return over 30 days: /);
    expect(response).toMatch(/\d+ of \d{3} had data at the close of 19 November 2026\./);
    expect(assets).toEqual([]);
    const fact = facts.find(({ asset }) => asset === "Information technology");
    expect(fact).toMatchObject({
      kind: "return_30d",
      label: "Return over 30 days, median",
    });
    expect(fact?.source).toMatch(new RegExp(`, of ${values.length} in it$`));
    expect(fact?.value).toBeCloseTo(((middle[0] ?? Number.NaN) + (middle[1] ?? Number.NaN)) / 2, 9);
    const order = facts.map(({ value }) => Number(value));
    expect(order).toEqual([...order].sort((a, b) => b - a));
    const { response: worst } = await ask("which sector is doing worst");
    expect(worst).toMatch(/are last by/);
    const { response: wanted } = await ask("which sector should i buy");
    expect(wanted).toMatch(/lead by score: .+ not advice/s);
    expect((await ask("which sector did best in 2024")).response).toMatch(/^Sectors can be ranked by/);
  });

  it("of stablecoins is of those that keep to a dollar, and of funds of funds", async () => {
    expect((await ask("largest stablecoins")).response).toMatch(/Tether|USDC/);
    const names = some.filter(({ fund }) => fund).map(({ name }) => name);
    const { response } = await ask("best etf this year");
    expect(names.filter((name) => response.includes(name)).length).toBe(names.length);
  });

  it("judges several conditions over the class, and counts those that lack a figure", async () => {
    const { response } = await ask("stocks with an rsi under 60 above their 200 day average");
    const rows = await readRows(open(env.TEST_BARS), "stock");
    const fits = rows.filter(
      ({ symbol, figures: { rsi_14 = 100, price_vs_sma_200 = -1 } }) =>
        rsi_14 < 60 && price_vs_sma_200 > 0 && some.some((one) => one.symbol === symbol && !one.fund),
    );
    expect(fits.length).toBeGreaterThan(0);
    expect(response).toContain(`${fits.length} of the stocks we cover`);
    expect(response).toMatch(/\. 30 of 783 had data/);
  });

  it("names a few of many, and how many others there are", async () => {
    const { response } = await ask("stocks with an rsi under 99 above 1 dollar");
    expect(response).toMatch(/and \d+ others meet this/);
  });

  it("by a move over the days that a row holds, up to now, is of the class", async () => {
    const { response, facts } = await ask("Which coin rose most over the last 30 days?");
    expect(response).toContain("of the coins we cover by return over 30 days");
    expect(facts[0]).toMatchObject({ kind: "return_30d", asOf: "2026-11-20T00:00:00.000Z" });
  });

  it.each([
    ["Which coin rose most this week?", "week_to_date", "week-to-date"],
    ["best coins this month", "month_to_date", "month-to-date"],
    ["Which coin rose most this year?", "year_to_date", "year-to-date"],
  ] as const)("%s is of the class, up to its last close", async (message, kind, said) => {
    const { response, facts } = await ask(message);
    expect(response).toContain(`of the coins we cover by ${said} return`);
    expect(facts[0]?.kind).toBe(kind);
  });

  it("by a week, month or year of which no row has a close yet is of the listed ones, or of those that have one", async () => {
    const monday = new Date("2026-11-23T12:00:00Z");
    const tuesday = new Date("2026-11-24T12:00:00Z");
    const week = "Which coin rose most this week?";
    expect((await ask(week, env.TEST_BARS, monday)).response).toContain("of the coins we list");
    expect((await ask(week, env.TEST_BARS, tuesday)).response).toContain("We have no week-to-date return");
  });

  it("of a time that the board does not hold is of the listed ones, as where no store is bound", async () => {
    expect((await ask("Which coin did best in March 2026?")).response).toContain("of the coins we list");
    expect((await ask("Which coin has the highest RSI?", null)).response).toContain("of the coins we list");
  });

  it("tells rows of an older close as what they are", async () => {
    const deps = open(env.TEST_BARS, new Date("2026-11-22T03:00:00Z"));
    const { response } = await ask("Which coin has the highest RSI?", env.TEST_BARS, deps.now());
    expect(response).toContain("at the close of 19 November 2026");
    await fillBoard(deps, "crypto", coins.slice(0, 3));
    const later = await ask(
      "Which coin has the highest RSI?",
      env.TEST_BARS,
      new Date("2026-11-22T03:02:00Z"),
    );
    expect(later.response).toContain("each at its last close, from 19 November 2026 to 21 November 2026");
    expect(later.data.asOf <= "2026-11-22T00:00:00.000Z").toBe(true);
  });

  it("of a broken board is of the listed ones", async () => {
    const deps = open(env.TEST_BARS, new Date("2026-11-23T03:00:00Z"));
    const { board, etag } = await openBoard(deps, "crypto");
    await env.TEST_BARS.put("board/simulated/crypto", JSON.stringify(board).slice(0, 500));
    const { response } = await ask("Which coin has the highest RSI?", env.TEST_BARS, deps.now());
    expect(response).toContain("of the coins we list");
    expect(await writeBoard(deps, "crypto", board, etag)).toBe(false);
  });
});
