import { describe, expect, it } from "vitest";
import { factKindSchema } from "../../../../shared/fact-kinds.ts";
import type { AssetType } from "../../../../shared/markets.ts";
import { simulatedEvidence } from "../../../test/analysis/simulated-evidence.ts";
import { type Asset, findAsset } from "../../markets/assets.ts";
import type { Evidence } from "../evidence.ts";
import { shiftDay } from "../facts/bars.ts";
import { FACT_CARDS } from "../facts/fact-cards.ts";
import type { Question } from "../question/question.ts";
import { renderSlots } from "../slots/render-slots.ts";
import { answerAsks } from "./answer-asks.ts";
import type { Span } from "./desk/fields.ts";
import { layOut } from "./desk/lay-out.ts";
import { openDesk } from "./desk/open-desk.ts";

import { type Ask, besidesOf } from "./registry.ts";

const NOW = new Date("2026-11-20T15:00:00Z");
const assetsOf = (...symbols: string[]): Asset[] => symbols.flatMap((symbol) => findAsset(symbol) ?? []);
const [BTC, ETH, TSLA] = [assetsOf("BTC"), assetsOf("ETH"), assetsOf("TSLA")];

function questionOf(...asks: Ask[]): Question {
  return {
    message: "",
    turns: [],
    asks,
    assets: [...new Set(asks.flatMap(({ assets }) => assets))],
    unknown: [],
    suggestions: [],
    language: "en",
    left: [],
    unused: [],
    agreed: true,
    alternatives: [],
    standIns: [],
  };
}

/** The answer to these asks on the simulated market, as it is shown, and its facts. */
async function answer(
  question: Question,
  change: (evidence: Evidence) => Evidence = (one) => one,
  now = NOW,
) {
  const assets = [...new Set([...question.assets, ...question.asks.flatMap(besidesOf)])];
  const evidence = (await Promise.all(assets.map(simulatedEvidence))).map(change);
  const desk = openDesk(question, evidence, now, "live");
  const facts = () => new Map(desk.facts.map((fact) => [fact.id, fact]));
  const { opening, body, closing } = layOut(desk, question, answerAsks(desk, question.asks), []);
  const text = renderSlots([opening, body, closing].filter(Boolean).join("\n\n"), facts(), desk.language);
  return {
    text,
    first: text.split("\n\n")[0] ?? "",
    facts: desk.facts,
    bare: text.replace(/ \[f\d+\]/g, ""),
  };
}

const day = (date: string, said: string): Span => ({ from: date, to: date, unit: "day", said });
const OCTOBER: Span = { from: "2026-10-01", to: "2026-10-31", unit: "period", said: "in October 2026" };
const LONG = { side: "long", entry: 80_000, entered: null, units: 2, usd: null, leverage: null } as const;
const CALL = { kind: "opinion", about: "call", action: null, side: null, count: null } as const;

const PLAN = { kind: "plan", position: null, stop: null, target: null, risk: null, ahead: null } as const;

const DCA = { kind: "dca", amount: 100, every: "month", span: null, ahead: null } as const;

const HELD: Extract<Ask, { kind: "portfolio" }> = {
  ...({ kind: "portfolio", entered: null, split: null, assets: [] } as const),
  ...({ cash: null, ahead: null, first: "worth", assumed: null } as const),
  holdings: [
    { units: 0.5, usd: null, entry: 60_000 },
    { units: 10, usd: null, entry: null },
    { units: null, usd: 5_000, entry: null },
  ],
};

/** One of each, and what its first paragraph must say. */
const ASKS: [ask: Ask, first: RegExp][] = [
  [
    { kind: "overview", assets: BTC },
    /^Trend score: \*\*Sell\*\*\. Chance of closing higher in 30 days: 50%; no proven edge\. Bitcoin trades at \$.+Its 30-day range is \$.+ to \$.+80%/,
  ],
  [
    { ...CALL, at: 1, assets: BTC },
    new RegExp(
      [
        String.raw`^Trend score: \*\*Sell\*\*\. Chance of closing higher in 30 days: 50%; no proven edge\. `,
        String.raw`Behind Bitcoin’s score: .*\$1\.00 is [\d.]+% below the price of Bitcoin, `,
        String.raw`\$`,
      ].join(""),
    ),
  ],
  [
    { ...CALL, assets: TSLA },
    /^\*\*(?:Buy|Hold|Sell)\*\* Tesla by our rules, with (?:no proven|a small measured) edge: .+\d/,
  ],
  [{ ...CALL, about: "why", assets: TSLA }, /^Because .+\d.+points.+score of [+−]?\d/],
  [
    { ...CALL, about: "why_not", action: "Hold", assets: BTC },
    /^It is not a Hold because the score is [+−]\d/,
  ],
  [
    { ...CALL, about: "wrong", assets: BTC },
    /^A (?:daily )?close .+would cancel this call.+\*\*(?:Buy|Hold|Sell)\*\*/,
  ],
  [
    { ...CALL, about: "reasons", side: "against", count: 3, assets: BTC },
    /^Our figures give (?:three|only).+against Bitcoin/,
  ],
  [
    { kind: "technical", figures: [], claim: null, assets: BTC },
    /^Bitcoin’s trend is (?:up|down|mixed): at \$.+ its 50-day average\. Its RSI over 14 days is \d/,
  ],
  [
    { kind: "technical", figures: ["rsi_14"], claim: "overbought", assets: BTC },
    /^(?:No|Yes), Bitcoin is (?:not )?overbought: its RSI over 14 days is \d/,
  ],
  [
    { kind: "technical", figures: ["sma_50", "sma_200"], claim: "golden_cross", assets: BTC },
    /^(?:Yes|No): Bitcoin’s 50-day average of \$.+ its 200-day average of \$/,
  ],
  [
    { kind: "technical", figures: ["sma_200"], claim: "above", assets: BTC },
    /^(?:Yes|No): at \$.+, Bitcoin trades .+ its 200-day average of \$/,
  ],
  [
    { kind: "technical", figures: ["sma_50", "sma_200"], claim: "above", assets: BTC },
    /^(?:Yes|No): at \$.+ its 50-day average of \$.+ (?:Yes|No): it trades .+ its 200-day average of \$/,
  ],
  [
    { kind: "technical", figures: ["rsi_14"], claim: "above", than: 1, assets: BTC },
    /^Yes: Bitcoin’s RSI (?:over 14 days )?is \d[\d.]*, above the 1 you asked about\.$/,
  ],
  [
    { kind: "technical", figures: ["rsi_14"], claim: "below", than: 1, assets: BTC },
    /^No: Bitcoin’s RSI (?:over 14 days )?is \d[\d.]*, above the 1 you asked about\.$/,
  ],
  [
    { kind: "figure", figures: ["price"], claim: "below", than: 1, assets: BTC },
    /^No: Bitcoin’s price is \$\S+, above the \$1\.00 you asked about\.$/,
  ],
  [
    { kind: "technical", figures: ["macd"], claim: "above", assets: BTC },
    /^(?:Yes|No): Bitcoin’s MACD of \S+ is (?:above|below) its signal line of \S+\.$/,
  ],
  [
    { kind: "technical", figures: ["macd"], claim: "bullish", assets: BTC },
    /^Bitcoin’s MACD is .+momentum is (?:rising|falling).+Trend score/,
  ],
  [
    { kind: "technical", figures: ["adx_14"], claim: "bearish", assets: BTC },
    /^Bitcoin’s \+DI is \d\S+ .*and its −DI \d\S+ .*Trend score/,
  ],
  [{ kind: "sentiment", about: "mood", claim: null, assets: BTC }, /^The Fear & Greed index stands at \d/],
  [{ kind: "sentiment", about: "news", claim: null, assets: BTC }, /^We have no headlines on Bitcoin/],
  [
    { kind: "sentiment", about: "mood", claim: "bullish", assets: [] },
    /^(?:Mixed|Rather \w+)\. The Fear & Greed index/,
  ],
  [
    { kind: "fundamental", figures: [], claim: null, assets: TSLA },
    /^Tesla’s revenue in FY\d+ .*was \$.+P\/E/,
  ],
  [
    { kind: "fundamental", figures: [], claim: "expensive", assets: TSLA },
    /^Tesla trades at \d\S+ times a year’s earnings; we cannot say whether that is expensive/,
  ],
  [
    { kind: "fundamental", figures: ["pe_ratio"], claim: null, assets: BTC },
    /^Bitcoin has no price-to-earnings ratio: it is a coin/,
  ],
  [
    { kind: "compare", by: null, span: null, want: null, unheld: null, assets: [...BTC, ...ETH] },
    /did better than .+ swings less/,
  ],
  [
    {
      kind: "compare",
      by: "volatility_30d",
      span: null,
      want: "least",
      unheld: null,
      assets: [...BTC, ...ETH],
    },
    /has the lower annualised volatility/,
  ],
  [
    { kind: "compare", by: null, span: OCTOBER, want: "most", unheld: null, assets: [...BTC, ...ETH] },
    /did better in October 2026: (?:up|down)/,
  ],
  [
    {
      ...{ kind: "compare", by: null, want: "most", unheld: null, assets: [...BTC, ...ETH] },
      span: { from: "2010-10-13", to: "2026-10-13", unit: "stretch", said: "over 16 years" },
    },
    /did better since \d.+ Our bars for \w+ begin on \d.+ so this is measured from there\./s,
  ],
  [
    { kind: "compare", by: "correlation", span: null, want: null, unheld: null, assets: [...BTC, ...TSLA] },
    /have a correlation of −?\d/,
  ],
  [
    { kind: "compare", by: null, span: null, want: null, unheld: "gold", assets: BTC },
    /^We have no data on gold/,
  ],
  [
    { kind: "figure", figures: ["price"], claim: null, assets: [...BTC, ...ETH] },
    /^Bitcoin trades at \$.+ Ethereum trades at \$/,
  ],
  [
    { kind: "figure", figures: ["mfi_14"], claim: null, assets: BTC },
    /^Bitcoin’s money flow index over 14 days is \d.+: (?:neutral|over)/,
  ],
  [
    { kind: "price_at", when: day("2026-10-14", "on 14 October 2026"), which: null, assets: BTC },
    /^Bitcoin closed at \$.+ on 14 October 2026/,
  ],
  [
    { kind: "price_at", when: day("2026-11-15", "on 15 November 2026"), which: null, assets: TSLA },
    /^There was no trading then: the exchange was closed on Sunday 15 November 2026\. Tesla’s last close before that, on Friday 13 November 2026, was \$/,
  ],
  [
    { kind: "price_at", when: { said: "30 February 2026", problem: "impossible" }, which: null, assets: BTC },
    /^There is no such day as 30 February 2026/,
  ],
  [
    { kind: "price_at", when: { said: "1 June 2030", problem: "ahead" }, which: null, assets: BTC },
    /^1 June 2030 has not come yet/,
  ],
  [
    {
      kind: "price_at",
      when: { from: "1998-01-01", to: "1998-12-31", unit: "period", said: "in 1998" },
      which: null,
      assets: TSLA,
    },
    /^Our daily bars for Tesla begin on .+ no price for 1998/,
  ],
  [
    { kind: "price_at", when: OCTOBER, which: "range", assets: BTC },
    /^In October 2026 Bitcoin traded between \$.+, on \d+ October 2026, and \$/,
  ],
  [
    { kind: "price_at", when: day("2026-10-14", "on 14 October 2026"), which: "range", assets: BTC },
    /^Bitcoin traded between \$.+ and \$.+ on 14 October 2026; it closed at \$/,
  ],
  [
    { kind: "price_at", when: OCTOBER, which: "top_close", assets: BTC },
    /^Bitcoin: its highest close in October 2026 was \$\S+, on \d+ October 2026; the lowest was \$/,
  ],
  [
    { kind: "price_at", when: OCTOBER, which: "high", assets: BTC },
    /^Bitcoin: its highest price in October 2026 was \$/,
  ],
  [
    { kind: "change_between", span: OCTOBER, in: "percent", since: null, assets: BTC },
    /^Bitcoin (?:rose|fell) [\d.]+% .*in October 2026, from \$/,
  ],
  [
    { kind: "change_between", span: OCTOBER, in: "percent", since: null, supposed: "up", assets: BTC },
    /^(?:Yes: Bitcoin rose|No: Bitcoin fell) [\d.]+% .*in October 2026, from \$/,
  ],
  [
    { kind: "change_between", span: OCTOBER, in: "usd", since: null, assets: BTC },
    /^Bitcoin (?:gained|lost) \$[\d,.]+ .*in October 2026/,
  ],
  [
    { kind: "convert", units: 2.5, usd: null, into: null, when: null, assets: ETH },
    /^2\.5 .*ETH are worth \$/,
  ],
  [
    { kind: "convert", units: null, usd: 1_000, into: null, when: null, assets: BTC },
    /^\$1,000\.00 .*buys 0\.0\d+ .*BTC/,
  ],
  [
    { kind: "convert", units: null, usd: null, into: ETH[0] as Asset, when: null, assets: [...BTC, ...ETH] },
    /^1 .*BTC is worth \d+\.\d+ .*ETH/,
  ],
  [
    { kind: "position", position: LONG, want: "profit", assets: BTC },
    /^Your Bitcoin, bought at \$80,000\.00.* shows a (?:gain|loss) of/,
  ],
  [
    { kind: "position", position: LONG, want: "break_even", assets: BTC },
    /^(?:To break even it has to rise|You break even)/,
  ],
  [
    { kind: "position", position: LONG, want: "recovery", lost: 35, assets: [] },
    /^After a fall of 35\.00% it takes a rise of 53\.85%/,
  ],
  [
    { kind: "position", position: { ...LONG, units: 5, lots: 2 }, want: "profit", assets: BTC },
    /^Your Bitcoin, bought at \$80,000\.00 .*on average, shows a (?:gain|loss) of .* on 5 /,
  ],
  [
    { kind: "position", position: { ...LONG, leverage: 10 }, want: "liquidation", assets: BTC },
    /^At 10x leverage a fall of 10\.00% .*means liquidation/,
  ],
  [
    {
      kind: "scenario",
      move: -10,
      level: null,
      units: 3,
      usd: null,
      leverage: null,
      side: "long",
      assets: BTC,
    },
    /^After a fall of 10\.00%, .*3 .*BTC would be worth \$/,
  ],
  [
    {
      kind: "scenario",
      move: null,
      level: 100_000,
      units: null,
      usd: null,
      leverage: null,
      side: "long",
      assets: BTC,
    },
    /^\$100,000\.00 .*is [\d.]+% above .*the price of Bitcoin/,
  ],
  [
    {
      kind: "scenario",
      move: null,
      level: 1,
      units: 3,
      usd: null,
      leverage: null,
      side: "long",
      assets: BTC,
    },
    /^At \$1\.00 .*each, 3 .*BTC would be worth \$3\.00 .*instead of \$.+, \$.+ less\./,
  ],
  [
    {
      kind: "scenario",
      move: 25,
      either: true,
      level: null,
      units: null,
      usd: null,
      leverage: null,
      side: "long",
      assets: BTC,
    },
    /^After a rise of 25\.00%, .* would trade at \$.+ After a fall of 25\.00%, .* would trade at \$/,
  ],
  [
    {
      kind: "scenario",
      move: null,
      to: "high_52w",
      level: null,
      units: null,
      usd: null,
      leverage: null,
      side: "long",
      assets: BTC,
    },
    /^To reach its 52-week high .*of \$.+ Bitcoin would have to rise \d/,
  ],
  [
    { kind: "forecast", ahead: null, level: null, move: null, direction: null, far: false, assets: BTC },
    /^In 30 days Bitcoin is expected to trade between \$/,
  ],
  [
    {
      kind: "forecast",
      ahead: { days: 7, said: "next week" },
      level: null,
      move: null,
      direction: null,
      far: false,
      assets: BTC,
    },
    /^In 7 days Bitcoin is expected to trade between \$/,
  ],
  [
    {
      ...{ kind: "forecast", ahead: { days: 14, said: "within 2 weeks" }, level: null, move: null },
      ...{ direction: null, far: false, assets: BTC },
    },
    /^In 14 days Bitcoin is expected to trade between \$.+ and \$.+: an 80% range/,
  ],
  [
    { kind: "forecast", ahead: null, level: null, move: null, direction: "down", far: true, assets: BTC },
    /^In 30 days Bitcoin is expected to trade between .+ About one close in ten lies below its low end/,
  ],
  [
    { kind: "forecast", ahead: null, level: 1e6, move: null, direction: "down", far: false, assets: BTC },
    /^Bitcoin is below \$1\.00M already: it trades at \$\S+\.$/,
  ],
  [
    {
      kind: "forecast",
      ahead: { days: 1_500, said: "in 2030" },
      level: null,
      move: null,
      direction: null,
      far: false,
      assets: BTC,
    },
    /^That is too far ahead to forecast \(in 2030\)/,
  ],
  [
    { kind: "forecast", ahead: null, level: 100_000, move: null, direction: null, far: false, assets: BTC },
    /^The odds that Bitcoin touches \$100,000\.00 .*within 30 days are/,
  ],
  [
    { kind: "forecast", ahead: null, level: null, move: -20, direction: null, far: false, assets: BTC },
    /a fall of 20\.00%/,
  ],
  [
    { kind: "forecast", ahead: null, level: null, move: null, direction: "either", far: false, assets: TSLA },
    new RegExp(
      [
        String.raw`^The chance that Tesla closes higher in 30 days is 5\d%; when past odds were similar, `,
        String.raw`5\d% of closes were higher\. Otherwise it closes lower or unchanged\. It is the drift of `,
        "stocks as a whole",
      ].join(""),
    ),
  ],
  [
    { kind: "forecast", ahead: null, level: null, move: null, direction: "up", far: false, assets: TSLA },
    /^The chance that Tesla closes higher in 30 days is 5\d%; when past odds were similar, 5\d% of closes were higher\. It is the drift/,
  ],
  [
    { kind: "risk", measure: null, span: null, against: null, assets: BTC },
    /^Bitcoin’s annualised volatility.+worst fall/,
  ],
  [
    { kind: "risk", measure: "drawdown", span: OCTOBER, against: null, assets: BTC },
    /^Bitcoin’s deepest drawdown in October 2026 was/,
  ],
  [
    { kind: "risk", measure: "worst_day", span: OCTOBER, against: null, assets: BTC },
    /^Bitcoin’s worst day in October 2026 was \d+ October 2026, a loss of/,
  ],
  [{ kind: "risk", measure: null, span: null, against: "crypto", assets: ETH }, /% for Bitcoin|for Bitcoin/],
  [
    { kind: "why_moved", span: OCTOBER, direction: null, days: false, assets: BTC },
    /^Bitcoin (?:rose|fell).+The biggest moves came on.+no headline/,
  ],
  [
    { kind: "change_between", span: OCTOBER, in: "percent", since: "low", assets: BTC },
    /^Bitcoin is (?:up|down) \S+ since its low in October 2026, \$\S+ on \d+ October 2026: it trades at \$/,
  ],
  [
    {
      kind: "past_days",
      about: "count",
      side: "down",
      level: null,
      move: null,
      byClose: true,
      span: OCTOBER,
      assets: BTC,
    },
    /^Bitcoin closed lower than the day before on \d+ of 31 days in October 2026, last on \d+ October 2026\.$/,
  ],
  [
    {
      kind: "past_days",
      about: "count",
      side: "above",
      level: 1,
      move: null,
      byClose: true,
      span: OCTOBER,
      assets: TSLA,
    },
    /^Tesla closed at or above \$1\.00 on 22 of 22 trading days in October 2026/,
  ],
  [
    {
      kind: "past_days",
      about: "last",
      side: "above",
      level: 1e9,
      move: null,
      byClose: false,
      span: null,
      assets: BTC,
    },
    /^Bitcoin never traded at or above \$\S+, as far as our bars reach back, to/,
  ],
  [
    {
      kind: "past_days",
      about: "first",
      side: "above",
      level: 1,
      move: null,
      byClose: false,
      span: OCTOBER,
      assets: BTC,
    },
    /^Bitcoin first traded at or above \$1\.00 on 1 October 2026: that day’s high was \$/,
  ],
  [
    {
      kind: "past_days",
      about: "count",
      side: "down",
      level: null,
      move: 90,
      byClose: true,
      span: OCTOBER,
      assets: BTC,
    },
    /^Bitcoin closed 90\.00% or more below the day before on 0 of 31 days in October 2026\.$/,
  ],
  [
    { kind: "risk", measure: "best_month", span: null, against: null, assets: BTC },
    /^Bitcoin’s best month within the last year was \w+ 202\d, a \w+ of .+ Its worst was \w+ 202\d/,
  ],
  [
    { kind: "risk", measure: "worst_week", span: OCTOBER, against: null, assets: ETH },
    /^Ethereum’s worst week in October 2026 was the week from \d+ (?:September|October) 2026/,
  ],
  [
    { kind: "change", span: null, assets: BTC },
    new RegExp(
      [
        String.raw`^Bitcoin (?:is still a|went from) \*\*\w+\*\*.*(?: since the close of \d+ November 2026:? its score `,
        String.raw`(?:went|is)|: its score is [+−]\d+, as it was at the close of \d+ November 2026\.)`,
      ].join(""),
    ),
  ],
  [
    { kind: "change", span: OCTOBER, assets: TSLA },
    /^Tesla .* since the close of 30 September 2026: its score/,
  ],
  [
    {
      kind: "ranking",
      place: 1,
      by: "volatility_30d",
      span: null,
      want: "most",
      group: null,
      whole: true,
      assets: [...BTC, ...ETH, ...TSLA],
    },
    /^\S+ is first of these by annualised volatility.+, then \S+ \(\d.+\) and \S+ \(\d/,
  ],
  [
    { kind: "ranking", place: 1, by: "change_24h", span: null, want: "most", group: "crypto", assets: [] },
    /is first of the coins we list by daily change: (?:up|down)/,
  ],
  [
    {
      ...{
        kind: "ranking",
        place: 1,
        by: "change_24h",
        span: null,
        want: "most",
        group: "crypto",
        assets: [],
      },
      without: BTC,
    },
    /is first of the coins we list without Bitcoin by daily change: (?:up|down)(?!.*Bitcoin)/,
  ],
  [
    {
      kind: "ranking",
      place: 1,
      by: "pe_ratio",
      span: null,
      want: "least",
      group: null,
      assets: assetsOf("NVDA", "AAPL", "TSLA"),
    },
    /has the lowest price-to-earnings ratio of these: \d/,
  ],
  [{ kind: "definition", of: "rsi_14", assets: BTC }, /^RSI, the relative strength index/],
  [{ kind: "definition", of: "stablecoin", assets: [] }, /^A stablecoin is a coin meant to keep/],
  [{ kind: "about", topic: "accuracy", assets: [] }, /past 80% ranges were right \d/],
  [{ kind: "about", topic: "who", assets: [] }, /^I am Enigma/],
  [{ kind: "about", topic: "orders", assets: [] }, /^No: nothing is bought, sold or kept here/],
  [{ kind: "about", topic: "history", assets: BTC }, /^Our daily bars for Bitcoin begin on \d+ \w+ \d{4}\./],
  [
    { kind: "not_held", topic: "dividend", what: "dividends", assets: TSLA },
    /^We don’t cover dividends, for Tesla/,
  ],
  [
    { kind: "not_held", topic: "currency", what: "euros", assets: TSLA },
    /^We don’t cover exchange rates, so there is no price for Tesla in euros/,
  ],
  [
    { kind: "advice_limits", topic: "short", leverage: 10, side: "short", assets: TSLA },
    /^At 10x leverage a rise of 10\.00%/,
  ],
  [
    { kind: "advice_limits", topic: "savings", leverage: null, side: "long", assets: BTC },
    /^How much of your savings.+not? .*advice|nothing here is financial advice/,
  ],
  [{ kind: "chitchat", tone: "hello", assets: [] }, /^Hello!/],
  [
    { ...PLAN, of: "stop", position: { ...LONG, entry: 80_000, units: 2 }, assets: BTC },
    new RegExp(
      [
        String.raw`^Bitcoin’s nearest support is \$.+ below the price of \$.+ within 30 days it is touched `,
        String.raw`in \d+% of cases\. At that level your entry at \$80,000\.00 would show a (?:gain|loss) of .+ `,
        String.raw`on 2\.?\d*\.`,
      ].join(""),
    ),
  ],
  [
    { ...PLAN, of: "stop", stop: 100, assets: TSLA },
    /^The level you named for Tesla is \$100\.00, [\d.]+% below the price of/,
  ],
  [
    { ...PLAN, of: "target", assets: TSLA },
    /^(?:Tesla’s nearest resistance|A level Tesla often touches) is \$.+ above/,
  ],
  [
    { ...PLAN, of: "plan", assets: BTC },
    /^Bitcoin’s nearest support is \$.+ below the price of \$.+\. .+ is \$.+ above\. From the price, the target is [\d.]+ times as far away as the stop\./,
  ],
  [
    { ...PLAN, of: "size", risk: 200, assets: TSLA },
    /^With an exit at \$.+ below the price of \$.+, a loss of \$200\.00 is [\d.,]+ shares of Tesla, \$.+ in all/,
  ],
  [
    {
      ...{ ...PLAN, of: "size", risk: 20, stop: 2500, target: 2900, assets: ETH },
      position: { side: "long", entry: 2600, entered: null, units: null, usd: null, leverage: null },
    },
    /^With an exit at \$2,500\.00.+ a loss of \$20\.00 is 0\.2 ETH, \$520\.00 .+From your entry at \$2,600\.00, the target is 3 times as far/,
  ],
  [
    { ...PLAN, of: "stop", away: 4, assets: BTC },
    /^The level you named for Bitcoin is \$.+, 4\.00% .*below the price/,
  ],
  [
    {
      ...DCA,
      span: {
        ...OCTOBER,
        from: "2026-01-01",
        unit: "stretch",
        to: "2026-11-20",
        said: "since 1 January 2026",
      },
      assets: ETH,
    },
    new RegExp(
      [
        String.raw`^\$100\.00 on the first trading day of each month since 1 January 2026 would have bought [\d.]+ `,
        String.raw`ETH in 11 purchases: \$1,100\.00 in all, at \$[\d,.]+ on average\. At \$.+ that is `,
        String.raw`worth \$.+, a (?:gain|loss) of .+Invested all at once on 1 January 2026, the same \$1,100\.00 `,
        String.raw`would now be worth \$.+, (?:more|less) than in instalments: a (?:gain|loss) of .+\.`,
      ].join(""),
    ),
  ],
  [
    { ...DCA, every: "week", assets: TSLA },
    /^\$100\.00 on the first trading day of each week within the last year would have bought/,
  ],
  [
    { ...DCA, ahead: { days: 1_826, said: "within 5 years" }, assets: BTC },
    /^What \$100\.00 in Bitcoin every month will be worth within 5 years cannot be known/,
  ],
  [
    { ...HELD, assets: [...BTC, ...ETH, ...TSLA] },
    new RegExp(
      [
        String.raw`^Your Bitcoin, Ethereum and Tesla are worth \$[\d,.]+ together, (?:up|down) [\d.]+% `,
        String.raw`over the day, a (?:gain|loss) of \$[\d,.]+\. \w+ is the largest holding, at [\d.]+%\. `,
        "Since bought Bitcoin shows a (?:gain|loss) of",
      ].join(""),
    ),
  ],
  [
    { ...HELD, loss: 15, first: "range", assets: [...BTC, ...ETH, ...TSLA] },
    new RegExp(
      [
        String.raw`^The odds that the whole has lost 15(?:\.00)?% or more after 30 days are \d+%; `,
        String.raw`that it is down that far at any daily close by then, \d+%\. In 30 days we expect`,
      ].join(""),
    ),
  ],
  [
    { ...HELD, lossUsd: 2_000, first: "range", assets: [...BTC, ...ETH, ...TSLA] },
    new RegExp(
      [
        String.raw`^The odds that the whole has lost \$2,000\.00 or more after 30 days are \d+%; `,
        String.raw`that it is down that far at any daily close by then, \d+%\. In 30 days we expect`,
      ].join(""),
    ),
  ],
  [
    { ...HELD, split: [50, 30, 20], assets: [...BTC, ...ETH, ...TSLA] },
    /^Your Bitcoin, Ethereum and Tesla are worth/,
  ],
  [
    {
      kind: "market",
      about: "moves",
      group: "crypto",
      span: null,
      ahead: null,
      direction: "down",
      assets: [],
    },
    new RegExp(
      [
        String.raw`^(?:Not everything went down\. )?\d of the 5 coins we list fell over the day; their `,
        String.raw`mean change is [+−]?[\d.]+%\. \w+ is lowest \((?:up|down) .+We found no news`,
      ].join(""),
    ),
  ],
  [
    {
      kind: "market",
      about: "outlook",
      group: null,
      span: null,
      ahead: { days: 92, said: "in 3 months" },
      direction: null,
      assets: [],
    },
    /^We rank nothing by what it will do in 3 months: no ranking of future gains has been shown to work/,
  ],
  [
    { kind: "distress", about: "loss", language: "en", helplines: [], again: false, assets: [] },
    /^I am sorry\. Losing that much hurts/,
  ],
  [{ kind: "unread", assets: [] }, /^I did not understand/],
];

/** Figures of a text that do not stand in the fact cited right behind them. */
const findInvented = (
  text: string,
  facts: { id: string; text: string; value: number | string }[],
): string[] =>
  [...text.matchAll(/([+−-]?\$?\d[\d,.]*[KMBT]?%?)x?(?: (?:above|below))? \[(f\d+)\]/g)].flatMap(
    ([whole, figure = "", id]) => {
      const fact = facts.find((one) => one.id === id);
      const bare = (shown: string) => shown.replace(/^[+−-]/, "");
      const isWhole =
        figure.endsWith("%") && bare(figure) === `${Math.round(Math.abs(Number(fact?.value)))}%`;
      return fact && (bare(fact.text) === bare(figure) || isWhole || Number.isNaN(Number(fact.value)))
        ? []
        : [whole];
    },
  );

describe("an ask is answered in its first paragraph", () => {
  it.each(ASKS.map(([ask, first]) => [ask.kind, ask, first] as const))("%s %#", async (_, ask, first) => {
    const { text, bare, first: lead, facts } = await answer(questionOf(ask));
    expect(lead.replace(/ \[f\d+\]/g, "")).toMatch(first);
    expect(findInvented(text, facts)).toEqual([]);
    expect(bare).not.toMatch(/[{}]|undefined|NaN|null| {2}|\.\.| ,/);
  });

  it.each(ASKS.map(([ask]) => [ask.kind, ask] as const))(
    "%s %# by the same figures in German",
    async (_, ask) => {
      const cited = async (language: Question["language"]) => {
        const { text, bare } = await answer({ ...questionOf(ask), language });
        expect(bare).not.toMatch(/[{}]|undefined|NaN|null| {2}|\.\.| ,/);
        return [...new Set(text.match(/\[f\d+\]/g))].sort();
      };
      expect(await cited("de")).toEqual(await cited("en"));
    },
  );

  it("of every kind there is", () => {
    expect(new Set(ASKS.map(([{ kind }]) => kind)).size).toBe(29);
  });

  it("several are answered in order, each by its own first sentence", async () => {
    const { bare } = await answer(
      questionOf({ kind: "position", position: LONG, want: "profit", assets: BTC }, { ...CALL, assets: BTC }),
    );
    expect(bare).toMatch(
      /^Your Bitcoin.+\n\nTrend score: \*\*Sell\*\*\. Chance of closing higher in 30 days: 50%/,
    );
  });
});

describe("a position whose margin was used up", () => {
  const bars = async () => (await Promise.all(BTC.map(simulatedEvidence)))[0]?.candles ?? [];
  const held = (position: object) =>
    answer(
      questionOf({
        kind: "position",
        position: { ...LONG, leverage: 10, ...position },
        want: "profit",
        assets: BTC,
      }),
    );

  it("is told as closed on the day the bars show it, not as a loss of more than was put in", async () => {
    const { bare } = await held({});
    expect(bare).toMatch(
      /^Your Bitcoin, bought at \$80,000\.00, was liquidated on \d+ \w+ \d{4}: with 10x leverage its margin was used up at \$72,000\.00/,
    );
    expect(bare).toContain("exchanges liquidate earlier still (maintenance margin)");
    expect(bare).not.toMatch(/a loss of|a gain of/);
  });

  it("from a day on is closed on the first day that reached the price, though the price came back", async () => {
    const all = (await bars()).filter(({ date }) => date >= "2026-06-01");
    const [first] = all as [(typeof all)[number]];
    const low = all.slice(1).find((bar) => bar.low <= first.close * (1 - 1 / 50));
    const { text, facts } = await held({ entry: null, entered: first.date, leverage: 50 });
    expect(text).toContain("was liquidated on");
    const at = facts.find(({ label }) => label.startsWith("Price at which the margin was used up"));
    expect(at?.asOf.slice(0, 10)).toBe(shiftDay(low?.date ?? "", 1));
    expect(at?.value).toBeCloseTo(first.close * 0.98, 6);
  });

  it("is open while no bar reached it", async () => {
    const { bare } = await held({ entry: 60_000 });
    expect(bare).toMatch(/^Your 10x position in Bitcoin, bought at \$60,000\.00, shows a gain of/);
    expect(bare).toContain("Exchanges liquidate earlier");
  });
});

describe("the forecast of a stock", () => {
  const reported = (evidence: Evidence): Evidence => ({
    ...evidence,
    fundamentals: evidence.fundamentals && { ...evidence.fundamentals, reports: ["2025-12-04"] },
  });
  const ask = (days: number, more: object = {}): Ask => ({
    ...({ kind: "forecast", level: null, move: null, direction: null, far: false, assets: TSLA } as const),
    ...{ ahead: { days, said: `within ${days} days` }, ...more },
  });

  it("says that results are expected within its days, by the filing of a year before, which is the fact's source", async () => {
    for (const more of [{}, { move: -20, direction: "down" }, { direction: "up" }]) {
      const { bare, facts } = await answer(questionOf(ask(30, more)), reported);
      expect(bare).toMatch(
        /Results are expected around .*3.* within these days: a year before, a report was filed on 4 December 2025\./,
      );
      const fact = facts.find(({ label }) => label === "Day around which the next report is expected");
      expect(fact).toMatchObject({
        kind: "next_report",
        value: "2026-12-03",
        asOf: "2025-12-04T23:59:59.000Z",
      });
      expect(fact?.source).toMatch(/^expected, a year after the report filed 2025-12-04 \(/);
    }
  });

  it("says the day that a calendar has for them, seen before the forecast, in English and in German", async () => {
    const told = [{ seen: "2026-11-12T00:01:00.000Z", date: "2026-12-01", hour: null }];
    const announced = (evidence: Evidence) => ({
      ...reported(evidence),
      calendar: { source: "Finnhub", told },
    });
    const { bare, facts } = await answer(questionOf(ask(30)), announced);
    expect(bare).toMatch(
      /Finnhub's calendar has results for .*1.* we saw that day there first on 12 November 2026\./,
    );
    expect(bare).not.toContain("Results are expected");
    const fact = facts.find(({ label }) => label === "Day for which the next results are announced");
    expect(fact).toMatchObject({
      ...{ kind: "next_report", value: "2026-12-01" },
      source: "announced for that day, seen there first on 2026-11-12 (Finnhub)",
      asOf: "2026-11-12T00:01:00.000Z",
    });
    const german = await answer({ ...questionOf(ask(30)), language: "de" }, announced);
    expect(german.bare).toMatch(
      /laut dem Kalender von Finnhub Geschäftszahlen, am .* zuerst am 12\.\sNovember 2026\./,
    );
  });

  it("says nothing of them where they lie beyond it", async () =>
    expect((await answer(questionOf(ask(7)), reported)).bare).not.toContain("Results are expected"));
});

describe("the day of next results", () => {
  const WHEN: Ask = { kind: "figure", assets: TSLA, figures: ["next_report"], claim: null };
  const filed =
    (reports: string[] | undefined, calendar: Evidence["calendar"] = null) =>
    ({ fundamentals, ...evidence }: Evidence): Evidence => {
      const { reports: _, ...annual } = fundamentals ?? expect.fail("no report");
      return { ...evidence, calendar, fundamentals: { ...annual, ...(reports && { reports }) } };
    };
  const seen = "2026-11-12T00:01:00.000Z";
  const announced = { source: "Finnhub", told: [{ seen, date: "2027-01-27", hour: null }] };

  it.each<[string, (evidence: Evidence) => Evidence, RegExp, string | undefined]>([
    [
      "announced, however far ahead",
      filed(["2026-02-05"], announced),
      /^Tesla’s next results are announced for .*2027.*: Finnhub’s calendar has had that day since 12 November 2026\.$/,
      "2027-01-27",
    ],
    [
      "expected, a year after the quarter before it",
      filed(["2025-12-04", "2026-02-05", "2026-08-06"]),
      /^Tesla’s next results are expected around .*2026.*: a year before, a report was filed on 4 December 2025\./,
      "2026-12-03",
    ],
    [
      "late, while no filing has come in its place",
      filed(["2025-11-13", "2026-02-05", "2026-08-06"]),
      /^Tesla’s next results were expected around .*2026.*, and we know of none filed since/,
      "2026-11-12",
    ],
    [
      "not late, once a filing has",
      filed(["2025-11-13", "2026-02-05", "2026-11-06"]),
      /^Tesla’s next results are expected around .*2027/,
      "2027-02-04",
    ],
    ["unknown", filed([]), /^We know no date for Tesla’s next results: none is announced/, undefined],
  ])("is %s", async (_, change, says, value) => {
    const { bare, facts } = await answer(questionOf(WHEN), change);
    expect(bare).toMatch(says);
    expect(facts.filter(({ kind }) => kind === "next_report").map((fact) => fact.value)).toEqual(
      value === undefined ? [] : [value],
    );
    const german = await answer({ ...questionOf(WHEN), language: "de" }, change);
    expect(german.bare).toMatch(/nächsten Geschäftszahlen von Tesla/);
  });

  it("is of the annual report where quarters are not known, and says so", async () => {
    expect((await answer(questionOf(WHEN), filed(undefined))).bare).toMatch(
      /^Tesla’s next annual report is expected around .*We do not know the dates of its quarterly results\.$/,
    );
  });

  it("is as old as its announcement, or as the filing it is reckoned from", async () => {
    const ageOf = async (change: (evidence: Evidence) => Evidence) => {
      const { facts } = await answer(questionOf(WHEN), change);
      const { source, asOf } = facts.find(({ kind }) => kind === "next_report") ?? expect.fail();
      return [source, asOf];
    };
    expect(await ageOf(filed(undefined, announced))).toEqual([
      "announced for that day, seen there first on 2026-11-12 (Finnhub)",
      seen,
    ]);
    const [source, asOf] = await ageOf(filed(["2025-12-04"]));
    expect(source).toMatch(/^expected, a year after the report filed 2025-12-04 \(/);
    expect(asOf).toBe("2025-12-04T23:59:59.000Z");
  });
});

describe("N days", () => {
  it("reach back to the last close at or before the day, in returns, comparisons and changes alike, on a Sunday too", async () => {
    for (const now of [NOW, new Date("2026-11-15T15:00:00Z")]) {
      const to = now.toISOString().slice(0, 10);
      const span: Span = { from: shiftDay(to, -90), to, unit: "stretch", said: "over the last 90 days" };
      const cut = (one: Evidence): Evidence => ({
        ...one,
        candles: one.candles.filter(({ date }) => date <= to),
        now,
      });
      const { facts } = await answer(
        questionOf(
          { kind: "change_between", span, in: "percent", since: null, assets: TSLA },
          {
            kind: "compare",
            by: null,
            span: null,
            want: null,
            unheld: null,
            assets: assetsOf("TSLA", "AAPL"),
          },
        ),
        cut,
        now,
      );
      const value = (kind: string) =>
        facts.find((fact) => fact.kind === kind && fact.asset === "TSLA")?.value as number;
      expect(value("compare_return")).toBeCloseTo(value("return_90d"), 10);
      const bars = (await Promise.all(TSLA.map(simulatedEvidence)))[0]?.candles ?? [];
      const last = bars.findLast(({ date }) => date <= to);
      const base = bars.findLast(({ date }) => date <= shiftDay(last?.date ?? "", -90));
      expect(value("return_90d")).toBeCloseTo(100 * ((last?.close ?? 0) / (base?.close ?? 1) - 1), 8);
      expect(value("span_start")).toBe(base?.close);
    }
  });
});

describe("a change of the call", () => {
  it("is what its rules moved by, to the point, with the range beside it", async () => {
    for (const symbol of ["BTC", "ETH", "TSLA", "NVDA"]) {
      const { bare, facts } = await answer(
        questionOf({ kind: "change", span: OCTOBER, assets: assetsOf(symbol) }),
      );
      const numberOf = (kind: string) => Number(facts.find((fact) => fact.kind === kind)?.value);
      const moved = facts.filter(({ kind }) => kind === "rule_change").map(({ value }) => Number(value));
      const sum = moved.reduce((total, points) => total + points, 0);
      expect(sum).toBe(numberOf("score") - numberOf("score_before"));
      expect(moved).not.toContain(0);
      expect(bare).toMatch(moved.length > 0 ? /The rules that moved: “/ : /None of the rules/);
      expect(bare).toMatch(/Its 80% range for 30 days (?:widened|narrowed|is as wide)/);
    }
  });
});

describe("an order", () => {
  it("can be made by every figure there is", async () => {
    const kinds = factKindSchema.options.filter((kind) => !["text", "date"].includes(FACT_CARDS[kind].unit));
    for (const by of kinds) {
      const ask: Ask = {
        kind: "ranking",
        place: 1,
        by,
        span: null,
        want: "most",
        group: "stock",
        assets: [],
      };
      expect((await answer(questionOf(ask))).bare).toMatch(/by .+: |^We (?:have no|don’t cover)/);
    }
  });
});

describe("an order by distance", () => {
  it("goes by how far, whichever side of it the price is on", async () => {
    for (const want of ["nearest", "furthest"] as const) {
      const ask: Ask = {
        kind: "ranking",
        place: 1,
        by: "price_vs_sma_200",
        span: null,
        want,
        group: null,
        assets: [],
      };
      const { bare } = await answer(questionOf(ask));
      expect(bare).toMatch(want === "nearest" ? / is closest of / : / is furthest of /);
      const distances = [...bare.matchAll(/(up|down) ([\d.]+)%/g)].map(([, , size]) => Number(size));
      expect(new Set([...bare.matchAll(/\b(up|down) [\d.]+%/g)].map(([, way]) => way)).size).toBe(2);
      expect(distances).toEqual(distances.toSorted((a, b) => (want === "nearest" ? a - b : b - a)));
    }
  });
});

describe("the deepest fall", () => {
  it("leads where falls are put in order, and the smallest where that end is asked for", async () => {
    for (const want of ["most", "least"] as const) {
      const ask: Ask = {
        kind: "ranking",
        place: 1,
        by: "drawdown",
        span: null,
        want,
        group: "crypto",
        assets: [],
      };
      const { bare } = await answer(questionOf(ask));
      const falls = [...bare.matchAll(/a fall of ([\d.]+)%|no move/g)].map(([, size]) => Number(size ?? 0));
      expect(falls.length).toBeGreaterThan(2);
      expect(falls).toEqual(falls.toSorted((a, b) => (want === "most" ? b - a : a - b)));
    }
  });
});

describe("the change of a day", () => {
  const SUNDAY = new Date("2026-11-22T15:00:00Z");
  const BEFORE_THE_BELL = new Date("2026-11-23T10:00:00Z");
  const AFTER_THE_BELL = new Date("2026-11-23T16:00:00Z");
  const rank = async (group: AssetType | null, date: string, now: Date) => {
    const span = day(date, date === now.toISOString().slice(0, 10) ? "today" : "yesterday");
    const ask: Ask = { kind: "ranking", place: 1, by: null, span, want: "most", group, assets: [] };
    return (await answer(questionOf(ask), undefined, now)).bare;
  };

  it("without a session is that of the session before, which is said", async () => {
    expect(await rank("stock", "2026-11-22", BEFORE_THE_BELL)).toMatch(
      /by change on Friday 20 November 2026: (?:up|down) .+ There was no trading then: the exchange was closed on Sunday 22 November 2026\./,
    );
    for (const now of [SUNDAY, BEFORE_THE_BELL])
      expect(await rank("stock", now.toISOString().slice(0, 10), now)).toMatch(
        /by change on Friday 20 November 2026: .+ No session of US stocks has begun today\./,
      );
  });

  it("is what the quotes tell once a session has begun, and where coins stand beside stocks", async () => {
    expect(await rank("stock", "2026-11-23", AFTER_THE_BELL)).toMatch(/by daily change: (?:up|down) /);
    expect(await rank(null, "2026-11-22", SUNDAY)).toMatch(/by daily change: (?:up|down) /);
  });

  it("sets two stocks beside each other on a closed day too", async () => {
    const span = day("2026-11-22", "today");
    const ask: Ask = {
      kind: "compare",
      by: null,
      span,
      want: null,
      unheld: null,
      assets: assetsOf("TSLA", "AAPL"),
    };
    const { bare } = await answer(questionOf(ask), undefined, SUNDAY);
    expect(bare).toMatch(/did better on Friday 20 November 2026: .+, versus .+ has begun today\./);
  });
});

describe("reasons for one side", () => {
  it("end with the call: that it agrees, or that it does not", async () => {
    for (const side of ["for", "against"] as const) {
      const ask: Ask = { ...CALL, about: "reasons", side, count: 3, assets: TSLA };
      const { bare } = await answer(questionOf(ask));
      const [, said, action] = /(is the same|Even so, the call).+\*\*(Buy|Hold|Sell)\*\*/.exec(bare) ?? [];
      expect(said === "is the same").toBe(action === (side === "for" ? "Buy" : "Sell"));
    }
  });
});

describe("the hours of the exchanges", () => {
  it.each([
    [
      "2026-11-20T15:00:00Z",
      /^US stocks are trading now; the exchanges close on Friday 20 November 2026 at 21:00 UTC\./,
    ],
    [
      "2026-11-21T15:00:00Z",
      /^US stocks are not trading now; the exchanges open on Monday 23 November 2026 at 14:30 UTC\./,
    ],
  ])("at %s", async (now, said) => {
    const ask: Ask = { kind: "about", topic: "hours", assets: [] };
    expect((await answer(questionOf(ask), undefined, new Date(now))).bare).toMatch(said);
  });
});

describe("an answer is short", () => {
  const words = (text: string) =>
    text
      .replace(/\|[^\n]*\|/g, "")
      .split(/\s+/)
      .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

  it.each(["BTC", "ETH", "TSLA", "AAPL", "NVDA"])(
    "an overview of %s takes at most 120 words, its first paragraph 40",
    async (symbol) => {
      const { bare, first } = await answer(questionOf({ kind: "overview", assets: assetsOf(symbol) }));
      expect(words(bare)).toBeLessThanOrEqual(120);
      expect(words(first.replace(/ \[f\d+\]/g, ""))).toBeLessThanOrEqual(40);
    },
  );

  it("a figure takes at most 40 words", async () => {
    for (const figure of [
      "price",
      "rsi_14",
      "macd",
      "volume_24h",
      "market_cap",
      "high_52w",
      "support",
      "atr_14",
    ] as const) {
      const { bare } = await answer(
        questionOf({ kind: "figure", figures: [figure], claim: null, assets: BTC }),
      );
      expect(words(bare), bare).toBeLessThanOrEqual(40);
    }
  });

  it("shows no fact twice", async () => {
    for (const [ask] of ASKS.filter(([{ kind }]) =>
      ["overview", "opinion", "technical", "figure", "price_at"].includes(kind),
    )) {
      const { text } = await answer(questionOf(ask));
      const cited = [...text.matchAll(/\[(f\d+)\]/g)].map(([, id]) => id);
      expect(cited, text).toEqual([...new Set(cited)]);
    }
  });
});

describe("a stablecoin", () => {
  it("gets the distance from its peg and no call", async () => {
    const pegged = (evidence: Evidence): Evidence => ({
      ...evidence,
      quote: { ...evidence.quote, price: 0.9985 },
      candles: evidence.candles.map((bar, i) => ({
        ...bar,
        open: 1,
        high: 1.001,
        low: 0.999,
        close: i === 900 ? 0.97 : 1,
      })),
    });
    const { bare } = await answer(questionOf({ ...CALL, assets: BTC }), pegged);
    expect(bare).toMatch(
      /^Bitcoin is a stablecoin: at \$0\.9985 it is 0\.15% below its peg of one dollar, and there is no call on it\. .+3\.00% below it/,
    );
    expect(bare).not.toMatch(/\*\*(?:Buy|Hold|Sell)\*\*/);
  });
});

it("says what stands in before a young coin that is held beside a stock", async () => {
  const [btc] = await Promise.all(BTC.map(simulatedEvidence));
  const held = { ...HELD, assets: assetsOf("SUI", "TSLA"), holdings: HELD.holdings.slice(0, 2) };
  const cut = (one: Evidence): Evidence =>
    one.asset.symbol === "SUI"
      ? {
          ...one,
          candles: one.candles.slice(-101),
          standIn: { symbol: "BTC", bars: btc?.candles.slice(0, -1) ?? [] },
        }
      : one;
  expect((await answer(questionOf(held), cut)).text).toContain(
    "The history of Sui begins on 12 August 2026: before that, BTC stands in.",
  );
});
