import type { DcaAsk } from "../../asks/dca.ts";
import type { BadDate, Span } from "../../asks/desk/fields.ts";
import { daysBetween } from "../dates/calendar.ts";
import { stretch } from "../dates/place.ts";
import { isCarried } from "../follow/carried.ts";
import { firstOf, has } from "../lexicon/lexicon.ts";
import { amountsOf, type Clause } from "../read-clauses.ts";
import { subjectOf, type Talk } from "../talk.ts";
import { pattern, phraseOf } from "../words/pattern.ts";

/** The longest of the times that "a day", "a week" and "a month" are read as. */
const LENGTHS: [every: DcaAsk["every"], days: number][] = [
  ["day", 1],
  ["week", 7],
  ["month", 31],
];
/** "100 a month": a time that says how often. */
const AMOUNT_A_TIME = / #(?:usd|n) ~ /;
const EVERY_TIME = pattern` ${"every_time"} ~ `;
/** Money goes in: "100 a month into VOO", "50 Euro im Monat auf Bitcoin". */
const INTO = pattern` ${"inside"} @ `;
/** "Ocak ayından beri": since, behind the time. */
const SINCE_BEHIND = pattern` ~ (?:\S+ )?${"since_then_on"} `;

/** "100 a month into ETH since January": the same amount again and again, of a past time or a time ahead. */
export function readDca(clause: Clause, talk: Talk): DcaAsk | null {
  const often = findOften(clause);
  const last = talk.ask?.kind === "dca" ? readOfLast(clause, talk, talk.ask, often) : null;
  if (last) return last;
  const assets = subjectOf(clause, talk);
  const [amount, ...others] = amountsOf(clause, "usd", "number");
  if (others.length > 0 || assets.length === 0 || clause.figures.length > 0) return null;
  if (!amount) return isToGoOn(clause) && has(clause, SAVINGS_PLAN) ? goOnWith(assets) : null;
  const isBought = clause.meant === "dca" || has(clause, "buys", INTO);
  return often && isBought ? readTold(clause, talk, often, { assets, amount: amount.value }) : null;
}

/** A sum, how often, and when. */
function readTold(
  clause: Clause,
  talk: Talk,
  { every, dates }: Often,
  told: Pick<DcaAsk, "assets" | "amount">,
): DcaAsk {
  const isGoneOn = isToGoOn(clause);
  const span = findSpan(clause, dates, talk);
  const ahead = span ? null : findAhead(clause, dates, isGoneOn);
  return { kind: "dca", ...told, every, span, ahead, ...(ahead === null && isGoneOn && { goOn: true }) };
}

const SAVINGS_PLAN = phraseOf("savings_plan");
/** "Should I let my savings plan in VOO run?", of no sum. */
const goOnWith = (assets: DcaAsk["assets"]): DcaAsk => ({
  ...{ kind: "dca", assets, amount: null, every: "month", span: null, ahead: null, goOn: true },
});

const AT_ONCE = phraseOf("at_once");
const BIT_BY_BIT = phraseOf("bit_by_bit");
const KEEP_GOING = phraseOf("keep_going");
/** "Should I keep going with it?", and not what it came to if somebody had. */
const isToGoOn = (clause: Clause): boolean => has(clause, KEEP_GOING) && !has(clause, "if", "was");

/** A month in days, on average. */
const MONTH_DAYS = 30.4;
/** Months that a sum is spread over where none are told. */
const USUAL_MONTHS = 12;

/** "10k lump sum into SPY, or spread over 12 months?": a sum of no past time, in both ways. */
export function readSpread(clause: Clause, talk: Talk): DcaAsk | null {
  const assets = subjectOf(clause, talk);
  const [sum, ...others] = amountsOf(clause, "usd", "number");
  const isOfPast = clause.dates.some(({ tense }) => tense === "past");
  if (assets.length === 0 || others.length > 0 || isOfPast || clause.figures.length > 0) return null;
  if (!has(clause, AT_ONCE) || !has(clause, BIT_BY_BIT)) return null;
  // "Repartido en 6 meses": until then.
  const isUntil = ({ ahead }: Clause["dates"][number]) => ahead?.said.startsWith("within ") === true;
  const length = (clause.dates.find(({ isLength, ahead }) => isLength && ahead) ?? clause.dates.find(isUntil))
    ?.ahead;
  const spread = Math.max(2, Math.round((length?.days ?? USUAL_MONTHS * MONTH_DAYS) / MONTH_DAYS));
  const amount = sum ? sum.value / spread : null;
  return { ...{ kind: "dca", assets, amount, every: "month", span: null, ahead: null }, spread };
}

/** What is asked of the last one, over another time, or how often instead; the answer compares with all at once anyway. */
function readOfLast(clause: Clause, talk: Talk, last: DcaAsk, often: Often | null): DcaAsk | null {
  const [amount, ...others] = amountsOf(clause, "usd", "number");
  if (clause.assets.length + others.length > 0) return null;
  if (amount) return often && { ...last, amount: amount.value, every: often.every };
  if (clause.dates.length === 0 && isToGoOn(clause)) return { ...last, goOn: true };
  if (!often && has(clause, phraseOf("end_up")) && !has(clause, "was")) return lookOn(last, clause);
  if (has(clause, "worth_now", "profit", phraseOf("at_once"))) return last;
  const span = often || !isCarried(clause.text, "if", "begun") ? null : findSpan(clause, clause.dates, talk);
  if (span) return { ...last, span, ahead: null };
  return often && { ...last, every: often.every };
}

/** "100 a month for 10 years. How much will I have?": the length that was stated lies ahead. */
function lookOn(last: DcaAsk, { dates }: Clause): DcaAsk | null {
  const { span } = last;
  const told = dates.find(({ tense }) => tense === "ahead")?.ahead;
  if (told) return { ...last, span: null, ahead: told };
  if (last.ahead || dates.length > 0) return dates.length > 0 ? null : last;
  const ahead =
    span && "from" in span && span.said.startsWith("over ")
      ? { days: daysBetween(span.from, span.to), said: span.said.replace("over", "within") }
      : IN_TIME;
  return { ...last, span: null, ahead };
}
const IN_TIME = { days: 365, said: "in the time ahead" };

function findAhead(clause: Clause, dates: Clause["dates"], isGoneOn: boolean): DcaAsk["ahead"] {
  const told = dates.find(({ ahead, tense }) => ahead && tense === "ahead")?.ahead;
  if (isGoneOn) return told ?? null;
  return told ?? (has(clause, "future", "should") ? IN_TIME : null);
}

interface Often {
  every: DcaAsk["every"];
  dates: Clause["dates"];
}

/** How often, and the times that say something else. */
function findOften(clause: Clause): Often | null {
  const named = firstOf(clause, "every");
  // "200 a month instead of weekly"
  if (named && !AMOUNT_A_TIME.test(clause.text)) return { every: named, dates: clause.dates };
  const at = EVERY_TIME.exec(clause.text) ?? AMOUNT_A_TIME.exec(clause.text);
  const index = at ? clause.text.slice(0, at.index).split("~").length - 1 : -1;
  const told = clause.dates[index];
  if (!told?.isLength || !told.past) return null;
  const days = daysBetween(told.past.from, told.past.to);
  // "Every two weeks" is read as every week, and its number as unused.
  const every = days % 7 === 0 ? "week" : LENGTHS.find(([, longest]) => days <= longest)?.[0];
  return every ? { every, dates: clause.dates.filter((one) => one !== told) } : null;
}

function findSpan(clause: Clause, dates: Clause["dates"], { today }: Talk): Span | BadDate | null {
  const told = dates.find(
    ({ past, bad, tense }) => bad ?? (past && tense !== "ahead" && past.said !== "today"),
  );
  const past = told?.past ?? null;
  if (past && (has(clause, SINCE_BEHIND, "begun") || past.unit === "day"))
    return stretch(past.from, today, past.said.replace(/^(?:in|on) /, "since "));
  return told?.bad ?? past;
}
