import * as z from "zod";
import type { Candle } from "../../../../shared/markets.ts";
import { draftFacts } from "../facts/number-facts.ts";
import type { FactBook } from "../slots/fill-pattern.ts";
import { sayDay } from "../slots/say-day.ts";
import { addFacts, addValues, fromPrice, fromQuestion } from "./desk/add-facts.ts";
import { type AskOf, defineAsk } from "./desk/ask.ts";
import { barsOf, type Desk, openSubject, openSubjects, priceOf, type Subject } from "./desk/desk.ts";
import { assetSchema, whenSchema } from "./desk/fields.ts";
import { type Answer, phrase, say, tell } from "./desk/say.ts";
import { dayOf } from "./desk/say-time.ts";
import { sayFigure } from "./figure.ts";
import { findBar, refuseDay } from "./figures/read-past.ts";

const fields = z.object({
  units: z.number().nullable().describe("into USD, or into `into`"),
  usd: z.number().nullable().describe("into units"),
  into: assetSchema.nullable(),
  when: whenSchema.nullable(),
});
export type ConvertAsk = AskOf<"convert", typeof fields>;

/** Units in dollars, dollars in units, or units of one asset in units of another. */
function answerConvert(desk: Desk, ask: ConvertAsk): Answer {
  const { assets, units, into, when } = ask;
  const [subject] = openSubjects(desk, assets);
  if (!subject) return tell("");
  const refused = when && refuseDay(subject, when);
  if (refused) return tell(refused);
  const bar = when && "from" in when ? findBar(barsOf(subject), when.from) : undefined;
  if (units === 1 && !into && !bar) return tell(sayFigure(subject, "price"));
  const price = bar?.close ?? priceOf(subject);
  if (price === undefined) return tell(phrase(desk, "overview.no_price", { name: subject.name }));
  const other = into && openSubject(desk, into);
  const lead = other ? sayCross(subject, ask, { other, bar, price }) : sayWorth(subject, ask, { bar, price });
  return tell(lead ?? "");
}

interface At {
  /** of the day it is asked of; absent: now */
  bar: Candle | undefined;
  /** USD a unit */
  price: number;
}

/** What was asked, and the close it is counted by. */
const addAsked = (subject: Subject, { units, usd }: ConvertAsk, { bar }: At): FactBook =>
  addValues(
    subject,
    { asked_units: units ?? (usd === null ? 1 : null), asked_usd: usd, past_close: bar?.close },
    fromQuestion(subject),
    bar ? { past_close: `Close on ${sayDay(bar.date)}` } : {},
  );

/** Units of one asset in units of another. */
function sayCross(
  subject: Subject,
  ask: ConvertAsk,
  { other, ...at }: At & { other: Subject },
): string | null {
  const theirs = priceOf(other);
  const cross = draftFacts(
    { cross_rate: theirs ? ((ask.units ?? 1) * at.price) / theirs : null },
    fromPrice(subject),
    { cross_rate: `Units of ${other.symbol} of the same worth` },
  );
  const own = new Map([...addAsked(subject, ask, at), ...addFacts(subject, subject.symbol, cross)]);
  return say(subject, "convert.cross", own, {
    otherSymbol: other.symbol,
    otherName: other.name,
    otherPrice: other.book.get("price"),
  });
}

/** Units in dollars, or dollars in units. */
function sayWorth(subject: Subject, ask: ConvertAsk, at: At): string | null {
  const { usd, units } = ask;
  const { type, desk } = subject;
  const count = (units ?? 1) === 1 ? "one" : "many";
  const worth = usd === null ? { worth_usd: (units ?? 1) * at.price } : { worth_units: usd / at.price };
  const own = new Map([...addAsked(subject, ask, at), ...addValues(subject, worth, fromPrice(subject))]);
  return say(subject, usd === null ? `convert.worth_${count}_${type}` : `convert.buys_${type}`, own, {
    day: at.bar && dayOf(desk, at.bar.date),
  });
}

export const convertAsk = defineAsk("convert", {
  fields,
  named: null,
  answer: answerConvert,
  restated: "what is an amount worth?",
  besideOthers: true,
});
