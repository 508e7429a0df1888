import * as z from "zod";
import type { Candle } from "../../../../shared/markets.ts";
import { dateOf } from "../../../../shared/time.ts";
import { daysBetween } from "../facts/bars.ts";
import type { FactBook } from "../slots/fill-pattern.ts";
import { sayDay } from "../slots/say-day.ts";
import { type AskOf, defineAsk } from "./desk/ask.ts";
import {
  type Answer,
  addValues,
  answerEach,
  barsOf,
  type Desk,
  fromBars,
  fromPrice,
  fromQuestion,
  join,
  openSubjects,
  priceOf,
  type Subject,
  sayEnglish,
} from "./desk/desk.ts";
import { aheadSchema, type Span, whenSchema } from "./desk/fields.ts";
import { beginningOf, lastYear, refuseDay, tellNow } from "./figures/read-past.ts";

const fields = z.object({
  /** USD a purchase */
  amount: z.number(),
  every: z.enum(["day", "week", "month"]),
  /** when it was bought; null: not told */
  span: whenSchema.nullable(),
  /** the time ahead it is asked for */
  ahead: aheadSchema.nullable(),
});
export type DcaAsk = AskOf<"dca", typeof fields>;

const OFTEN: Record<DcaAsk["every"], string> = {
  day: "each trading day",
  week: "the first trading day of each week",
  month: "the first trading day of each month",
};

/** What buying for the same amount again and again has come to, beside the whole at once; of the past alone. */
function answerDca(desk: Desk, ask: DcaAsk): Answer {
  return answerEach(openSubjects(desk, ask.assets), (subject) => {
    if (ask.ahead) return refuseAhead(subject, ask, ask.ahead.said);
    const when = ask.span ?? lastYear(subject);
    const refused = refuseDay(subject, when);
    if (refused !== null || !("from" in when)) return tellNow(subject, refused);
    const bought = findPurchases(subject, ask.every, when);
    const price = priceOf(subject);
    if (bought.length === 0 || price === undefined)
      return tellNow(subject, `No ${ask.every} has begun since, so nothing was bought.`);
    return tellPurchases(subject, ask, { bought, price, when });
  });
}

/** The first bar of each day, week or month within a span, the running day apart. */
function findPurchases(subject: Subject, every: DcaAsk["every"], { from, to }: Span): Candle[] {
  const today = dateOf(subject.desk.now);
  const firsts = Map.groupBy(barsOf(subject), ({ date }) =>
    every === "day" ? date : beginningOf(date, every),
  );
  return [...firsts].flatMap(([beginning, [bar]]) => {
    // Bars that begin in the middle of a month do not hold its first trading day.
    const isFirst = bar && daysBetween(beginning, bar.date) <= LONGEST_REST_DAYS;
    return isFirst && bar.date >= from && bar.date <= to && bar.date < today ? [bar] : [];
  });
}
/** From the beginning of a week or month to its first trading day. */
const LONGEST_REST_DAYS = 4;

interface Bought {
  bought: Candle[];
  price: number;
  when: Span;
}

function tellPurchases(
  subject: Subject,
  { amount, every, span }: DcaAsk,
  { bought, price, when }: Bought,
): Answer {
  const [first] = bought as [Candle];
  const units = bought.reduce((sum, { close }) => sum + amount / close, 0);
  const paid = amount * bought.length;
  const asked = addValues(subject, { asked_usd: amount }, fromQuestion(subject), {
    asked_usd: "Each purchase",
  });
  const counted = addValues(
    subject,
    { days_counted: bought.length, worth_units: units, entry: paid / units },
    fromBars(subject, bought.at(-1)?.date ?? first.date),
    { days_counted: "Purchases", worth_units: "Units bought", entry: "Average price paid" },
  );
  const put = addValues(subject, { asked_usd: paid }, fromQuestion(subject), { asked_usd: "Paid in all" });
  const total = put.get("asked_usd")?.id ?? "";
  const now = tellWorth(subject, units * price, paid);
  const atOnce = tellWorth(
    subject,
    (paid / first.close) * price,
    paid,
    `, had all been bought on ${sayDay(first.date)}`,
  );
  const ahead = Math.sign(units - paid / first.close);
  const unit = subject.type === "crypto" ? "{symbol}" : "shares of {name}";
  const held = barsOf(subject)[0]?.date ?? first.date;
  const isCut = when.from < held;
  return {
    lead: join(
      sayEnglish(
        subject,
        `{asked_usd} on ${OFTEN[every]} ${isCut ? `since ${sayDay(first.date)}` : when.said} bought {worth_units} ${unit} in {days_counted} purchases: {${total}} in all, at {entry} on average.`,
        new Map([...asked, ...counted]),
      ),
      sayEnglish(subject, "At {price} that is worth {worth_usd}, {gain_percent:gain}, {gain_usd:size}.", now),
      sayEnglish(
        subject,
        `All at once on ${sayDay(first.date)} the same {${total}} would be worth {worth_usd}, {gain_percent:gain}: ${ahead < 0 ? "more than" : ahead > 0 ? "less than" : "the same as"} bit by bit.`,
        atOnce,
      ),
    ),
    rest: [
      join(
        span === null ? "No start was told, so the last year was taken." : null,
        isCut ? `Our bars of ${subject.name} begin on ${sayDay(held)}, so it is counted from there.` : null,
        "Each purchase is at the close of its day; fees and taxes are not counted. That is the past, and no promise.",
      ),
    ],
  };
}

const tellWorth = (subject: Subject, worth: number, paid: number, how = ""): FactBook =>
  addValues(
    subject,
    { worth_usd: worth, gain_percent: 100 * (worth / paid - 1), gain_usd: worth - paid },
    fromPrice(subject),
    {
      worth_usd: `Worth now${how}`,
      gain_percent: `Gain or loss on what was paid${how}`,
      gain_usd: `Gain or loss in dollars${how}`,
    },
  );

const refuseAhead = (subject: Subject, { amount, every }: DcaAsk, said: string): Answer => ({
  lead:
    sayEnglish(
      subject,
      `What {asked_usd} in {name} every ${every} will be worth ${said} cannot be told: it hangs on prices that nobody knows, and past gains say nothing of them.`,
      addValues(subject, { asked_usd: amount }, fromQuestion(subject), { asked_usd: "Each purchase" }),
    ) ?? "",
  rest: [
    join(
      sayEnglish(
        subject,
        "The farthest that can be measured is 30 days ahead: {name} is then expected between {forecast_30d_low} and {forecast_30d_high} (80% range).",
      ),
      "What it would have come to since a day in the past can be computed.",
    ),
  ],
});

export const dcaAsk = defineAsk("dca", {
  fields,
  named: null,
  answer: answerDca,
  restated: "what does buying bit by bit come to?",
  besideOthers: true,
});
