import * as z from "zod";
import { draftFacts } from "../facts/number-facts.ts";
import { sayDay } from "../slots/say-day.ts";
import { type AskOf, defineAsk } from "./desk/ask.ts";
import {
  type Answer,
  addFacts,
  addValues,
  barsOf,
  type Desk,
  fromPrice,
  fromQuestion,
  openSubject,
  openSubjects,
  phrase,
  priceOf,
  say,
} from "./desk/desk.ts";
import { assetSchema, whenSchema } from "./desk/fields.ts";
import { dayOf } from "./desk/say-time.ts";
import { sayFigure } from "./figure.ts";
import { findBar, refuseDay } from "./figures/read-past.ts";

const fields = z.object({
  /** into USD, or into `into` */
  units: z.number().nullable(),
  /** into units */
  usd: z.number().nullable(),
  into: assetSchema.nullable(),
  when: whenSchema.nullable(),
});
export type ConvertAsk = AskOf<"convert", typeof fields>;

/** Units in dollars, dollars in units, or units of one asset in units of another. */
function answerConvert(desk: Desk, { assets, units, usd, into, when }: ConvertAsk): Answer {
  const [subject] = openSubjects(desk, assets);
  if (!subject) return { lead: "", rest: [] };
  const refused = when && refuseDay(subject, when);
  if (refused) return { lead: refused, rest: [] };
  const bar = when && "from" in when ? findBar(barsOf(subject), when.from) : undefined;
  if (units === 1 && !into && !bar) return { lead: sayFigure(subject, "price"), rest: [] };
  const price = bar?.close ?? priceOf(subject);
  if (price === undefined)
    return { lead: phrase(desk, "overview.no_price", { name: subject.name }), rest: [] };
  const asked = addValues(
    subject,
    { asked_units: units ?? (usd === null ? 1 : null), asked_usd: usd, past_close: bar?.close },
    fromQuestion(subject),
    {
      ...(bar && { past_close: `Close on ${sayDay(bar.date)}` }),
    },
  );
  const other = into && openSubject(desk, into);
  if (into && other) {
    const [own, theirs] = [units ?? 1, priceOf(other)];
    const cross = theirs
      ? addFacts(
          subject,
          subject.symbol,
          draftFacts({ cross_rate: (own * price) / theirs }, fromPrice(subject), {
            cross_rate: `Units of ${other.symbol} of the same worth`,
          }),
        )
      : undefined;
    return {
      lead:
        say(subject, "convert.cross", new Map([...asked, ...(cross ?? [])]), {
          otherSymbol: other.symbol,
          otherName: other.name,
          otherPrice: other.book.get("price"),
        }) ?? "",
      rest: [],
    };
  }
  const own = addValues(
    subject,
    { worth_usd: usd === null ? (units ?? 1) * price : null, worth_units: usd === null ? null : usd / price },
    fromPrice(subject),
  );
  const book = new Map([...asked, ...own]);
  const count = (units ?? 1) === 1 ? "one" : "many";
  const { type } = subject;
  const statement =
    usd === null ? (`convert.worth_${count}_${type}` as const) : (`convert.buys_${type}` as const);
  return { lead: say(subject, statement, book, { day: bar && dayOf(desk, bar.date) }) ?? "", rest: [] };
}

export const convertAsk = defineAsk("convert", {
  fields,
  named: null,
  answer: answerConvert,
  restated: "what is an amount worth?",
  besideOthers: true,
});
