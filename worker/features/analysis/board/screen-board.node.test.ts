import { describe, expect, it } from "vitest";
import type { BoardRow } from "../../../../shared/board.ts";
import { readConditions } from "../../../../shared/screen.ts";
import { screenReplySchema } from "../../../../shared/screen-reply.ts";
import { SCREEN_KINDS } from "../../../../shared/screened-by.ts";
import { FACT_CARDS } from "../facts/fact-cards.ts";
import { screenBoard } from "./screen-board.ts";
import { screenQuerySchema } from "./screen-query.ts";

const row = (symbol: string, figures: BoardRow["figures"], call: BoardRow["call"] = null): BoardRow => ({
  ...{
    symbol,
    name: symbol,
    type: "stock",
    market: "live",
    quote: null,
    range: null,
    noRange: null,
    closes: [],
  },
  ...{ figures, call },
});
const buy = { action: "Buy", score: 40, date: "2026-11-25" } as const;
const ROWS = [
  row("AAA", { rsi_14: 25, pe_ratio: 12 }, buy),
  row("BBB", { rsi_14: 30 }, { ...buy, action: null, score: null }),
  row("CCC", { pe_ratio: 40 }),
];

function screen(where: string) {
  const conditions = readConditions(where);
  if ("problem" in conditions) throw new Error(conditions.problem);
  return screenReplySchema.parse(screenBoard(ROWS, { where: conditions }));
}
const symbols = (where: string) => screen(where).assets.map(({ symbol }) => symbol);

describe("a screen", () => {
  it("judges what has every figure asked about, and names the rest with what it lacks", () => {
    expect(screen("rsi_14<30,pe_ratio<20")).toMatchObject({
      conditions: ["rsi_14<30", "pe_ratio<20"],
      listed: 3,
      judged: 1,
      total: 1,
      assets: [{ symbol: "AAA" }],
      leftOut: [
        { asset: "BBB", lacks: ["pe_ratio"] },
        { asset: "CCC", lacks: ["rsi_14"] },
      ],
    });
  });

  it.each([
    ["rsi_14<30", ["AAA"]],
    ["rsi_14<=30", ["AAA", "BBB"]],
    ["rsi_14>=25, rsi_14 < 30", ["AAA"]],
    ["rsi_14>-1", ["AAA", "BBB"]],
    ["pe_ratio>39.9", ["CCC"]],
    ["call=buy", ["AAA"]],
    ["call=Sell", []],
  ])("%s fits %j", (where, expected) => {
    expect(symbols(where)).toEqual(expected);
  });

  it("no call is a call that was made: it is judged, and is no Buy", () => {
    expect(screen("call=Buy")).toMatchObject({ judged: 2, leftOut: [{ asset: "CCC", lacks: ["call"] }] });
  });

  it("of a sector judges its assets alone", () => {
    const rows = ["JPM", "XOM", "KRE", "BTC"].map((symbol) => row(symbol, { rsi_14: 20 }));
    const where = [{ kind: "rsi_14", is: "<", value: 30 }] as const;
    const of = (more: Partial<Parameters<typeof screenBoard>[1]>) =>
      screenBoard(rows, { where: [...where], sector: "banks", ...more });
    expect(of({})).toMatchObject({ listed: 2, judged: 2, assets: [{ symbol: "JPM" }, { symbol: "KRE" }] });
    expect(of({ class: "stock" }).assets.map(({ symbol }) => symbol)).toEqual(["JPM"]);
    expect(of({ sector: "layer_1" }).assets.map(({ symbol }) => symbol)).toEqual(["BTC"]);
    expect(screenQuerySchema.safeParse({ where: "rsi_14<30", sector: "bankz" }).success).toBe(false);
  });

  it.each([
    "",
    "rsi_14",
    "rsi_14<",
    "rsi<30",
    "rsi_14=30",
    "rsi_14<thirty",
    "call=Strong",
    "call<Buy",
    "__proto__<1",
    "rsi_14<30,",
    "rsi_14<1e400",
    "rsi_14<NaN",
  ])("%j is no condition", (where) => {
    expect(readConditions(where)).toMatchObject({ problem: expect.stringContaining("is no condition") });
  });

  it("takes five conditions and no sixth", () => {
    expect(readConditions(Array(5).fill("rsi_14<30").join(","))).toHaveLength(5);
    expect(readConditions(Array(6).fill("rsi_14<30").join(","))).toMatchObject({
      problem: expect.stringContaining("at most 5"),
    });
  });

  it("calls each kind what its card calls it", () => {
    const cards = Object.keys(SCREEN_KINDS).map((kind) => {
      const { label, unit, level } = FACT_CARDS[kind as keyof typeof SCREEN_KINDS];
      return [kind, { label, unit, ...(level && { level }) }];
    });
    expect(SCREEN_KINDS).toEqual(Object.fromEntries(cards));
  });
});
