import * as z from "zod";
import { LONGEST_HORIZON } from "../../../../shared/forecast.ts";
import { type FactBook, findFactNumber } from "../slots/fill-pattern.ts";
import { sayDay } from "../slots/say-day.ts";
import { addValues, fromBars, fromPrice, fromQuestion } from "./desk/add-facts.ts";
import { type AskOf, defineAsk } from "./desk/ask.ts";
import { barsOf, type Desk, openSubjects, priceOf, type Subject } from "./desk/desk.ts";
import { aheadSchema, assetSchema, whenSchema } from "./desk/fields.ts";
import { type Answer, join, phrase, say, tell } from "./desk/say.ts";
import { findBar } from "./figures/read-past.ts";
import { sayMixPast, sayMixWorst } from "./holdings/mix-past.ts";
import { type Priced, tabulate, tabulateSplit } from "./holdings/tabulate.ts";
import { sayCash, sayGain, sayShock, sayTotal, sum } from "./holdings/totals.ts";
import { sayWhole } from "./holdings/whole.ts";

/** Calendar days ahead by default. */
const USUAL_DAYS = 30;

const holdingSchema = z.object({
  units: z.number().nullable(),
  usd: z.number().nullable().describe("USD that it is worth"),
  entry: z.number().nullable().describe("USD a unit it was bought at"),
});
export type Holding = z.infer<typeof holdingSchema>;

const fields = z.object({
  holdings: z.array(holdingSchema).describe("one an asset, in their order"),
  entered: z.iso.date().nullable().describe("the day all were bought on"),
  split: z.array(z.number()).nullable().describe("percent an asset, in their order"),
  cash: z.number().nullable().describe("USD beside them"),
  ahead: aheadSchema.nullable().describe("the day that its range is asked for; 30 days where none is named"),
  first: z
    .enum(["worth", "range", "shares", "change"])
    .describe(
      "what is asked first: how much it is worth, how far it may go, what share of it each has, or what to change in it",
    ),
  assumed: z
    .number()
    .nullable()
    .describe("the sum that was taken where holdings are in percent and none is named, USD"),
  shock: z
    .object({ move: z.number(), of: z.string().nullable() })
    .exactOptional()
    .describe('"if BTC halves": percent of a holding, by its symbol, or of all where it is null'),
  loss: z
    .number()
    .positive()
    .exactOptional()
    .describe('"the chance that it loses 15%": percent of all together, whose odds are asked for'),
  lossUsd: z.number().positive().exactOptional().describe('"that I lose 2,000 dollars": the same in USD'),
  of: z.string().exactOptional().describe("whose share is asked, by its symbol"),
  aim: z
    .object({ of: z.string(), percent: z.number().min(0).max(100) })
    .exactOptional()
    .describe('"get NVDA down to 15%": the share that one shall have, the others as they are to each other'),
  past: whenSchema.exactOptional().describe("past days over which the same mix is asked about"),
  worstDays: z.int().positive().exactOptional().describe('"its worst year": of how many days'),
  moves: z
    .array(z.object({ from: z.string(), into: z.string(), part: z.number().positive().max(1) }))
    .exactOptional()
    .describe(
      '"swap TSLA for SPY": what one holding is worth, or a part of it, in another asset, by their symbols',
    ),
  gone: assetSchema.exactOptional().describe("what the asker has sold"),
});
export type PortfolioAsk = AskOf<"portfolio", typeof fields>;

/** Several holdings together: worth, shares, change of the day and since bought, and what a split would move. */
function answerPortfolio(desk: Desk, ask: PortfolioAsk): Answer {
  const subjects = openSubjects(desk, ask.assets);
  const moved = moveHoldings(subjects, ask);
  const held = subjects.flatMap((subject) => priceHolding(subject, { ...ask, holdings: moved }) ?? []);
  const priced = ask.aim ? aimAt(held, ask.aim) : held;
  const [one] = priced;
  if (!one) return tell(phrase(desk, "portfolio.no_prices"));
  const total = sum(priced.map(({ worth }) => worth));
  const shares = priced.map(({ subject, worth }) =>
    addValues(subject, { holding_share: (100 * worth) / total }, fromPrice(subject)),
  );
  const largest = priced.toSorted((a, b) => b.worth - a.worth)[0] ?? one;
  const split = (ask.split ?? ask.aim) && priced.every(({ target }) => target !== null);
  const worth = join(
    sayTotal(priced, total),
    sayCash(priced, total, ask),
    priced.length > 1 ? say(largest.subject, "portfolio.largest", shares[priced.indexOf(largest)]) : null,
    sayGain(priced),
  );
  const told =
    sayShock(priced, total, ask) ??
    sayOfPast(priced, ask) ??
    (ask.first === "shares" && sayShares(priced, shares, ask));
  const table = split ? tabulateSplit(desk, priced, shares, total) : tabulate(desk, priced, shares);
  if (told) return tell(told, table);
  const note = join(split ? phrase(desk, "portfolio.split") : null, phrase(desk, "portfolio.day"));
  return tell(...sayAhead(desk, priced, worth, ask), table, note);
}

/** The worth and how far all of it may go, in the order in which they are asked for. */
function sayAhead(desk: Desk, priced: Priced[], worth: string, ask: PortfolioAsk): [string, ...string[]] {
  const days = Math.min(ask.ahead?.days ?? USUAL_DAYS, LONGEST_HORIZON);
  const { cash, loss, lossUsd } = ask;
  const { range, driver, more } = sayWhole({
    ...{ desk, priced, cash: cash ?? 0, days, loss: { percent: loss, usd: lossUsd } },
  });
  const [first, ...rest] = {
    worth: [worth, range, join(driver, more)],
    shares: [worth, range, join(driver, more)],
    range: [range, worth, join(driver, more)],
    change: [join(driver, phrase(desk, "portfolio.change")), range, worth, more],
  }[ask.first];
  return [first ?? worth, ...rest.filter((passage) => passage !== "")];
}

/** What is held after each move, at the prices of now. */
function moveHoldings(subjects: Subject[], { assets, holdings, moves = [] }: PortfolioAsk): Holding[] {
  const moved = holdings.map((holding) => ({ ...holding }));
  const find = (of: string) => {
    const price = subjects
      .map((subject) => (subject.symbol === of ? priceOf(subject) : undefined))
      .find(Boolean);
    return { holding: moved[assets.findIndex(({ symbol }) => symbol === of)], price };
  };
  for (const { from, into, part } of moves) {
    const [one, other] = [find(from), find(into)];
    if (!one.holding || !other.holding || !one.price || !other.price) continue;
    const units = one.holding.units ?? (one.holding.usd ?? 0) / one.price;
    const before = other.holding.units ?? (other.holding.usd ?? 0) / other.price;
    Object.assign(one.holding, { units: units * (1 - part), usd: null });
    Object.assign(other.holding, {
      units: before + (units * part * one.price) / other.price,
      usd: null,
      entry: null,
    });
  }
  return moved;
}

/** One holding at the share it shall have, the others as they are to each other. */
function aimAt(priced: Priced[], { of, percent }: NonNullable<PortfolioAsk["aim"]>): Priced[] {
  const rest = sum(priced.flatMap(({ subject, worth }) => (subject.symbol === of ? [] : [worth])));
  return priced.map((one) => ({
    ...one,
    target: one.subject.symbol === of ? percent : ((100 - percent) * one.worth) / rest,
  }));
}

function sayOfPast(priced: Priced[], { past, worstDays, cash }: PortfolioAsk): string | null {
  const mix = { priced, cash: cash ?? 0 };
  const worst = worstDays ? sayMixWorst(mix, worstDays) : null;
  return worst ?? (past ? sayMixPast(mix, past) : null);
}

/** The share of the one that is asked about, or of each. */
const sayShares = (priced: Priced[], shares: FactBook[], { of }: PortfolioAsk): string =>
  join(
    ...priced.map(({ subject }, i) =>
      of === undefined || subject.symbol === of ? say(subject, "portfolio.share", shares[i]) : null,
    ),
  );

function priceHolding(subject: Subject, { assets, holdings, entered, split }: PortfolioAsk): Priced | null {
  const at = assets.findIndex(({ symbol }) => symbol === subject.symbol);
  const holding = holdings[at];
  const price = priceOf(subject);
  if (!holding || !price) return null;
  const units = holding.units ?? (holding.usd ? holding.usd / price : null);
  if (!units) return null;
  const bought = addEntry(subject, holding.entry, entered);
  const entry = findFactNumber(bought, "entry");
  const day = findFactNumber(subject.book, "change_24h") ?? 0;
  const worth = units * price;
  const asked = addValues(
    subject,
    { asked_units: holding.units, asked_usd: holding.usd },
    fromQuestion(subject),
  );
  const computed = addValues(
    subject,
    {
      worth_usd: worth,
      worth_units: holding.units === null ? units : null,
      gain_percent: entry && 100 * (price / entry - 1),
    },
    fromPrice(subject),
  );
  return {
    subject,
    own: new Map([...asked, ...bought, ...computed]),
    ...{ units, worth },
    change: worth - worth / (1 + day / 100),
    paid: entry === undefined ? null : units * entry,
    target: split?.[at] ?? null,
  };
}

/** The price paid: as given, or the close of the day it was bought on. */
function addEntry(subject: Subject, told: number | null, entered: string | null): FactBook {
  const bar = told === null && entered ? findBar(barsOf(subject), entered) : undefined;
  return bar
    ? addValues(subject, { entry: bar.close }, fromBars(subject, bar.date), {
        entry: `Close on ${sayDay(bar.date)}`,
      })
    : addValues(subject, { entry: told }, fromQuestion(subject));
}

export const portfolioAsk = defineAsk("portfolio", {
  fields,
  named: null,
  answer: answerPortfolio,
  restated: "what are several holdings worth?",
  besideOthers: true,
});
