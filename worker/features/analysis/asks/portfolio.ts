import * as z from "zod";
import { LONGEST_HORIZON } from "../../../../shared/forecast.ts";
import { type FactBook, findFactNumber } from "../slots/fill-pattern.ts";
import { sayDay } from "../slots/say-day.ts";
import { addValues, fromBars, fromPrice, fromQuestion } from "./desk/add-facts.ts";
import { type AskOf, defineAsk } from "./desk/ask.ts";
import { barsOf, type Desk, openSubjects, priceOf, type Subject } from "./desk/desk.ts";
import { aheadSchema, assetSchema } from "./desk/fields.ts";
import { type Answer, join, phrase, say, tell } from "./desk/say.ts";
import { type Priced, tabulate, tabulateSplit } from "./figures/holdings.ts";
import { findBar } from "./figures/read-past.ts";
import { sayCash, sayGain, sayShock, sayTotal, sum } from "./figures/totals.ts";
import { sayWhole } from "./figures/whole.ts";

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
    .enum(["worth", "range", "change"])
    .describe("what is asked first: how much it is worth, how far it may go, or what to change in it"),
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
  gone: assetSchema.exactOptional().describe("what the asker has sold"),
});
export type PortfolioAsk = AskOf<"portfolio", typeof fields>;

/** Several holdings together: worth, shares, change of the day and since bought, and what a split would move. */
function answerPortfolio(desk: Desk, ask: PortfolioAsk): Answer {
  const priced = openSubjects(desk, ask.assets).flatMap((subject) => priceHolding(subject, ask) ?? []);
  const [one] = priced;
  if (!one) return tell(phrase(desk, "portfolio.no_prices"));
  const total = sum(priced.map(({ worth }) => worth));
  const shares = priced.map(({ subject, worth }) =>
    addValues(subject, { holding_share: (100 * worth) / total }, fromPrice(subject)),
  );
  const largest = priced.toSorted((a, b) => b.worth - a.worth)[0] ?? one;
  const split = ask.split && priced.every(({ target }) => target !== null);
  const worth = join(
    sayTotal(priced, total),
    sayCash(priced, total, ask),
    say(largest.subject, "portfolio.largest", shares[priced.indexOf(largest)]),
    sayGain(priced),
  );
  const shocked = sayShock(priced, total, ask);
  if (shocked) return tell(shocked, tabulate(desk, priced, shares));
  const days = Math.min(ask.ahead?.days ?? USUAL_DAYS, LONGEST_HORIZON);
  const { cash, loss, lossUsd } = ask;
  const whole = sayWhole({ desk, priced, cash: cash ?? 0, days, loss: { percent: loss, usd: lossUsd } });
  const [first, second] = ask.first === "worth" ? [worth, whole.range] : [whole.range, worth];
  const change = ask.first === "change" ? join(whole.driver, phrase(desk, "portfolio.change")) : null;
  return tell(
    change ?? first,
    ...[
      ...(change ? [first] : []),
      second,
      join(change ? null : whole.driver, whole.more),
      split ? tabulateSplit(desk, priced, shares, total) : tabulate(desk, priced, shares),
      join(split ? phrase(desk, "portfolio.split") : null, phrase(desk, "portfolio.day")),
    ].filter((passage) => passage !== ""),
  );
}

function priceHolding(subject: Subject, { assets, holdings, entered, split }: PortfolioAsk): Priced | null {
  const at = assets.findIndex(({ symbol }) => symbol === subject.symbol);
  const holding = holdings[at];
  const price = priceOf(subject);
  if (!holding || !price) return null;
  const units = holding.units ?? (holding.usd ? holding.usd / price : null);
  if (units === null) return null;
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
