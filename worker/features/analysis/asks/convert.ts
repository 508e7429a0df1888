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
  priceOf,
  sayEnglish,
} from "./desk/desk.ts";
import { assetSchema, whenSchema } from "./desk/fields.ts";
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
  if (price === undefined) return { lead: `We hold no price of ${subject.name} right now.`, rest: [] };
  const then = bar ? ` at the close of ${sayDay(bar.date)}` : "";
  const asked = addValues(
    subject,
    { asked_units: units ?? (usd === null ? 1 : null), asked_usd: usd, past_close: bar?.close },
    fromQuestion(subject),
    {
      ...(bar && { past_close: `Close on ${sayDay(bar.date)}` }),
    },
  );
  const rate = bar ? "{past_close}" : "{price}";
  const whose = subject.type === "crypto" ? "{symbol}" : "{name} shares";
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
    const book = new Map([...asked, ...(cross ?? [])]);
    return {
      lead:
        sayEnglish(
          subject,
          `{asked_units} {symbol} is worth {cross_rate} ${other.symbol}: {name} trades at {price}, ${other.name} at {${other.book.get("price")?.id}}.`,
          book,
        ) ?? "",
      rest: [],
    };
  }
  const own = addValues(
    subject,
    { worth_usd: usd === null ? (units ?? 1) * price : null, worth_units: usd === null ? null : usd / price },
    fromPrice(subject),
  );
  const book = new Map([...asked, ...own]);
  const said =
    usd === null
      ? `{asked_units} ${whose} ${units === 1 || units === null ? "is" : "are"} worth {worth_usd}${then}, at ${rate} each.`
      : `{asked_usd} ${bar ? "bought" : "buys"} {worth_units} ${whose}${then}, at ${rate} each.`;
  return { lead: sayEnglish(subject, said, book) ?? "", rest: [] };
}

export const convertAsk = defineAsk("convert", {
  fields,
  named: null,
  answer: answerConvert,
  restated: "what is an amount worth?",
  besideOthers: true,
});
