import * as z from "zod";
import type { Candle } from "../../../../shared/markets.ts";
import { dateOf } from "../../../../shared/time.ts";
import { daysBetween, shiftDay } from "../facts/bars.ts";
import type { FactBook } from "../slots/fill-pattern.ts";
import { sayDay } from "../slots/say-day.ts";
import { compareSpread } from "./days/windows.ts";
import { addValues, fromBars, fromPrice, fromQuestion } from "./desk/add-facts.ts";
import { type AskOf, defineAsk } from "./desk/ask.ts";
import { barsOf, type Desk, openSubjects, priceOf, type Subject } from "./desk/desk.ts";
import { type Ahead, aheadSchema, type Span, whenSchema } from "./desk/fields.ts";
import { type Answer, answerEach, join, phrase, say, tell } from "./desk/say.ts";
import { dayOf, sayAhead, saySpan } from "./desk/say-time.ts";
import { beginningOf, lastYear, refuseDay, tellNow } from "./figures/read-past.ts";

const fields = z.object({
  amount: z.number().nullable().describe("USD a purchase; null where none is told"),
  every: z.enum(["day", "week", "month"]),
  span: whenSchema.nullable().describe("when it was bought; null: not told"),
  ahead: aheadSchema.nullable().describe("the time ahead it is asked for"),
  goOn: z.literal(true).exactOptional().describe("whether to go on with it is asked"),
  spread: z
    .int()
    .positive()
    .exactOptional()
    .describe("a sum all at once, or spread over so many months: which did better"),
});
export type DcaAsk = AskOf<"dca", typeof fields>;

/** What buying for the same amount again and again has come to, beside the whole at once; of the past alone. */
function answerDca(desk: Desk, ask: DcaAsk): Answer {
  return answerEach(openSubjects(desk, ask.assets), (subject) => {
    if (ask.spread) return tellSpread(subject, ask.spread, ask.amount);
    return ask.ahead ? refuseAhead(subject, ask, ask.ahead) : tellPast(subject, ask);
  });
}

/** A sum all at once or in monthly parts, over all windows that our bars hold. */
function tellSpread(subject: Subject, months: number, amount: number | null): Answer {
  const { lead, rest } = compareSpread(subject, findPurchases(subject, "month", ALL_TIME), months);
  if (rest.length === 0) return { lead, rest };
  const each = addValues(subject, { asked_usd: amount }, fromQuestion(subject), { asked_usd: "Each part" });
  return tell(join(lead, say(subject, "dca.spread_each", each)), ...rest);
}
const ALL_TIME = { from: "0000-01-01", to: "9999-12-31" };

/** What it has come to over its past time, or the last year. */
function tellPast(subject: Subject, ask: DcaAsk): Answer {
  const { desk } = subject;
  const when = ask.span ?? lastYear(subject);
  const refused = refuseDay(subject, when);
  if (refused !== null || !("from" in when)) return tellNow(subject, refused);
  const bought = findPurchases(subject, ask.every, when);
  const price = priceOf(subject);
  if (bought.length === 0 || price === undefined)
    return tellNow(subject, phrase(desk, `dca.none_${ask.every}`));
  const told = tellPurchases(subject, ask, { bought, price, when });
  const assumed = ask.amount === null ? phrase(desk, "dca.assumed") : "";
  return ask.goOn ? tell(told.lead, join(assumed, phrase(desk, "dca.go_on")), ...told.rest) : told;
}
/** USD a purchase, where none is told. */
const ASSUMED_USD = 100;

/** The first bar of each day, week or month within a span, the running day apart. */
function findPurchases(
  subject: Subject,
  every: DcaAsk["every"],
  { from, to }: Pick<Span, "from" | "to">,
): Candle[] {
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
  { amount: each, every, span }: DcaAsk,
  { bought, price, when }: Bought,
): Answer {
  const [first] = bought as [Candle];
  const amount = each ?? ASSUMED_USD;
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
  const total = put.get("asked_usd");
  const now = tellWorth(subject, units * price, paid);
  const atOnce = tellWorth(
    subject,
    (paid / first.close) * price,
    paid,
    `, had all been bought on ${sayDay(first.date)}`,
  );
  const { desk, name, type } = subject;
  const more = Math.sign(paid / first.close - units);
  const held = barsOf(subject)[0]?.date ?? first.date;
  const isCut = when.from < held;
  const day = dayOf(desk, first.date);
  const told = isCut ? phrase(desk, "time.since", { from: day }) : saySpan(desk, when);
  return tell(
    join(
      say(subject, `dca.bought_${every}_${type}`, new Map([...asked, ...counted]), { total, when: told }),
      say(subject, "dca.worth", now),
      say(subject, `dca.at_once_${more > 0 ? "more" : more < 0 ? "less" : "same"}`, atOnce, { total, day }),
    ),
    join(
      span === null ? phrase(desk, "dca.no_start") : null,
      isCut ? phrase(desk, "dca.begins", { name, day: dayOf(desk, held) }) : null,
      phrase(desk, "dca.not_counted"),
    ),
  );
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

/** What lies ahead is refused with its reason; then what the same came to over as long a time, or as far as bars reach back. */
function refuseAhead(subject: Subject, ask: DcaAsk, ahead: Ahead): Answer {
  const { desk } = subject;
  const today = dateOf(desk.now);
  const [first] = barsOf(subject);
  const asLong = shiftDay(today, -ahead.days);
  const from = first && first.date > asLong ? first.date : asLong;
  const span: Span = { from, to: today, unit: "stretch", said: `since ${sayDay(from)}` };
  const past = tellPast(subject, { ...ask, span, ahead: null });
  return tell(
    join(
      say(
        subject,
        `dca.ahead_${ask.every}`,
        addValues(subject, { asked_usd: ask.amount }, fromQuestion(subject), { asked_usd: "Each purchase" }),
        { when: sayAhead(desk, ahead) },
      ),
      phrase(desk, from === asLong ? "dca.as_long" : "dca.as_far", { day: dayOf(desk, from) }),
    ),
    past.lead,
    ...past.rest,
  );
}

export const dcaAsk = defineAsk("dca", {
  fields,
  named: null,
  answer: answerDca,
  restated: "what does buying bit by bit come to?",
  besideOthers: true,
});
