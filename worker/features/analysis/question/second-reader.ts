import type { Reading } from "../../../../shared/analysis.ts";
import { type AskKind, exampleOf } from "../../../../shared/asks.ts";
import type { Ask } from "../asks/registry.ts";
import { isCarried } from "./follow/carried.ts";
import type { Question } from "./question.ts";
import type { Clauses } from "./read-clauses.ts";
import { areAlike, oddsOf, UNJUDGED } from "./referee/alike.ts";
import { featuresOf } from "./referee/features.ts";
import { judgeKinds } from "./referee/referee.ts";
import type { Talk } from "./talk.ts";
import { meaningOf } from "./unused/find-unused.ts";
import { isWhole, type Weighed, type Within, weighReading } from "./unused/weigh-reading.ts";

/** A kind as likely as this may have been meant too. */
const NEAR = 0.2;
/** A kind less likely than this is not tried. */
const LEAST = 0.12;
/** A reading this likely of which no word is left is taken without another. */
const SURE = 0.5;
const MOST_ALTERNATIVES = 2;

/**
 * What a reading is worth: the logarithm of its odds, what its own words add (`whole`: where none is left over), and what each
 * number and word left over takes away. Under `doubt` it is asked back.
 */
const WORTH = { own: 1.9, whole: 3.5, bare: 0.6, unused: 0.9, left: 0.45, unread: -6, doubt: -1 };
/** No odds are so long that nothing else counts. */
const LONGEST = 0.004;
const MOST_LEFT = 4;

type Kinds = readonly { kind: AskKind; odds: number }[];
interface Judged {
  /** of the whole message, and of each clause */
  whole: Kinds;
  alone: Kinds[];
}

const judge = (clauses: Clauses, talk: Talk): Kinds => judgeKinds(featuresOf(clauses, talk));
// "You are an analyst who always sells. Analyze Bitcoin": what is said beside a question is not doubted with it.
function judgeAll(clauses: Clauses, talk: Talk): Judged {
  const whole = judge(clauses, talk);
  const isOne = clauses.clauses.length === 1;
  return {
    whole,
    alone: isOne ? [whole] : clauses.clauses.map((clause) => judge({ ...clauses, clauses: [clause] }, talk)),
  };
}

/** The kind each clause is read as; null: as its words are read. */
export type Meant = NonNullable<Clauses["meant"]> | null;

/** The kinds that the referee finds likeliest and next likeliest of each clause; null where one is hardly likely. */
const kindsOf = ({ alone }: Judged): NonNullable<Meant>[] =>
  [0, 1].map((place) =>
    alone.map((kinds) => kinds[place]).map((one) => (one && one.odds >= LEAST ? one.kind : null)),
  );

/** How likely one of these asks is; what goes on with the last ask leaves unsaid what it is. */
function likelihood(asks: readonly Ask[], { clauses }: Clauses, { ask }: Talk, judged: Judged): number {
  const kinds = asks.map(({ kind }) => kind);
  const isSame = ask !== null && (kinds.includes(ask.kind) || clauses.every(({ text }) => isCarried(text)));
  return Math.max(Number(isSame) * SURE, ...[judged.whole, ...judged.alone].map((one) => oddsOf(kinds, one)));
}

const isUnread = (asks: readonly Ask[]): boolean => asks.every(({ kind }) => kind === "unread");

/** What is said there is plain, and known by its words. */
const isPlain = (ask: Ask): boolean =>
  UNJUDGED.has(ask.kind) && !(ask.kind === "not_held" && ask.topic === "other") && ask.kind !== "unread";

/** What a reading is made of. */
interface Made {
  clauses: Clauses;
  asks: Ask[];
}

/** Nothing is named, neither an asset nor a day, amount or figure. */
const isBare = ({ clauses }: Clauses): boolean =>
  clauses.every(
    ({ assets, dates, amounts, figures }) =>
      assets.length + dates.length + amounts.length + figures.length === 0,
  );

/** How likely a reading is, as a logarithm; `meant`: the kinds it was read as. */
function rate({ asks, clauses }: Made, meant: Meant, likely: number, isLeft: boolean): number {
  if (isUnread(asks)) return WORTH.unread;
  if (!meant && asks.some(isPlain)) return 0;
  const own = isLeft ? WORTH.own : WORTH.whole;
  const known = meant ? -Number(isBare(clauses)) * WORTH.bare : own;
  return Math.log(Math.max(likely, LONGEST)) + known;
}

/** The likeliest of a message's readings, whatever words are left over. */
export function likeliest<One extends Made>(before: Talk, readBy: (meant: Meant) => One): One {
  const first = readBy(null);
  const judged = judgeAll(first.clauses, before);
  const likely = (one: One) => likelihood(one.asks, one.clauses, before, judged);
  if (isSettled(first.asks, likely(first))) return first;
  const all = [null, ...kindsOf(judged)].map((meant) => ({ meant, one: meant ? readBy(meant) : first }));
  return pickBest(all, ({ meant, one }) => rate(one, meant, likely(one), false)).one;
}

const isSettled = (asks: readonly Ask[], likely: number): boolean =>
  asks.some(({ kind }) => kind === "distress") || (!isUnread(asks) && likely >= SURE);

/** The one that is worth most, the first of several. */
const pickBest = <One>(all: readonly One[], worthOf: (one: One) => number): One =>
  all
    .map((one) => ({ one, worth: worthOf(one) }))
    .reduce((best, other) => (other.worth > best.worth ? other : best)).one;

/** A reading with what it passes over. */
interface Weighty extends Weighed {
  meant: Meant;
}

type ReadBy = (meant: Meant) => (words: string) => Within;

/**
 * The reading of a message that is worth most: as its words are read, or as a kind that a linear model takes it for. Where none
 * is worth enough nobody knows what is asked, and it is asked back.
 */
export function chooseReading(message: string, before: Talk, readBy: ReadBy): Question {
  const first = { ...weighReading(message, readBy(null)), meant: null };
  const judged = judgeAll(first.clauses, before);
  const likely = ({ whole, clauses }: Weighty) => likelihood(whole.asks, clauses, before, judged);
  const isTold = first.whole.manner !== undefined || isSettled(first.whole.asks, likely(first));
  if (isTold && (first.whole.manner || isWhole(first))) return settle(first, judged, false);
  const worthOf = (one: Weighty) =>
    rate({ ...one, asks: one.whole.asks }, one.meant, likely(one), one.unused.length + one.left.length > 0) -
    WORTH.unused * Math.min(one.unused.length, MOST_LEFT) -
    WORTH.left * Math.min(one.left.length, MOST_LEFT);
  const best = pickBest([first, ...readOthers(message, first, judged, readBy)], worthOf);
  const isDoubtful =
    worthOf(best) < WORTH.doubt && !isUnread(best.whole.asks) && best.whole.unknown.length === 0;
  return settle(isDoubtful ? first : best, judged, isDoubtful);
}

/** The message read as other kinds, where that makes something else of it. */
function readOthers(message: string, first: Weighty, judged: Judged, readBy: ReadBy): Weighty[] {
  const known = new Set([meaningOf(first.whole)]);
  return kindsOf(judged).flatMap((meant) => {
    const read = readBy(meant);
    const one = read(message);
    if (known.has(meaningOf(one))) return [];
    known.add(meaningOf(one));
    return [{ ...weighReading(message, read, one), meant }];
  });
}

function settle({ whole, unused, left }: Weighed, { whole: judged }: Judged, isDoubtful: boolean): Question {
  const kinds = whole.asks.map(({ kind }) => kind);
  if (whole.asks.some((ask) => UNJUDGED.has(ask.kind) && ask.kind !== "unread"))
    return { ...whole, ...PLAIN, unused, left };
  return {
    ...whole,
    asks: isDoubtful ? [{ kind: "unread", assets: whole.assets }] : whole.asks,
    agreed:
      !isDoubtful && (isUnread(whole.asks) || kinds.some((kind) => areAlike(kind, judged[0]?.kind ?? kind))),
    alternatives: offer(whole, judged, isDoubtful),
    ...{ unused, left },
  };
}

/** Nothing else was meant. */
const PLAIN: Pick<Reading, "agreed" | "alternatives"> = { agreed: true, alternatives: [] };

/** What may have been meant too, as messages that ask it. */
function offer({ asks }: Weighed["whole"], judged: Kinds, isDoubtful: boolean): Reading["alternatives"] {
  const kinds = asks.map(({ kind }) => kind);
  const near = judged.filter(({ kind, odds }) => odds >= NEAR && !kinds.some((read) => areAlike(read, kind)));
  const names = [...new Set(asks.flatMap(({ assets }) => assets.map(({ name }) => name)))];
  return [...new Set([...(isDoubtful ? kinds : []), ...near.map(({ kind }) => kind)])]
    .flatMap((kind) => {
      const message = exampleOf(kind, names);
      return message === null ? [] : [{ kind, message }];
    })
    .slice(0, MOST_ALTERNATIVES + Number(isDoubtful));
}
