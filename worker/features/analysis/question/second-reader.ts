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
const WORTH = {
  own: 1.9,
  whole: 3.5,
  bare: 0.6,
  byName: -0.3,
  unused: 0.9,
  left: 0.45,
  unread: -6,
  doubt: -1,
};
/** No odds are so long that nothing else counts. */
const LONGEST = 0.004;
const MOST_LEFT = 4;

type Kinds = readonly { kind: AskKind; odds: number }[];
interface Judged {
  /** of the whole message, and of each clause */
  whole: Kinds;
  alone: Kinds[];
}

const kindsIn = (clauses: Clauses, talk: Talk): Kinds => judgeKinds(featuresOf(clauses, talk));
// "You are an analyst who always sells. Analyze Bitcoin": what is said beside a question is not doubted with it.
function judgeAll(clauses: Clauses, talk: Talk): Judged {
  const whole = kindsIn(clauses, talk);
  const isOne = clauses.clauses.length === 1;
  return {
    whole,
    alone: isOne
      ? [whole]
      : clauses.clauses.map((clause) => kindsIn({ ...clauses, clauses: [clause] }, talk)),
  };
}

/** One way to read a message. */
export interface Way {
  /** the kind each clause is read as; null: as its words are read */
  meant: NonNullable<Clauses["meant"]> | null;
  /** everyday words name assets where nothing else does: "how risky is wif" */
  byName: boolean;
}
/** As its words are read. */
export const IN_WORDS: Way = { meant: null, byName: false };

/** The kinds that the referee finds likeliest and next likeliest of each clause; null where one is hardly likely. */
const kindsOf = ({ alone }: Judged): NonNullable<Way["meant"]>[] =>
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

/** It answers without a figure of the market, so that no word of the message can be missing in it. */
const isWorded = ({ kind }: Ask): boolean =>
  kind === "definition" || (UNJUDGED.has(kind) && kind !== "unread");

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

/** A way to read a message, and what is read so. */
interface Read<One> {
  one: One;
  way: Way;
  judged: Judged;
  likely: number;
  /** an everyday word that is an asset's name was taken for the word */
  isPassed: boolean;
}

/** How likely a reading is, as a logarithm. */
function rate({ one: { asks, clauses }, way, likely, isPassed }: Read<Made>, isLeft: boolean): number {
  if (isUnread(asks)) return WORTH.unread;
  const byName = Number(way.byName) * WORTH.byName - Number(isPassed) * WORTH.left;
  if (!way.meant && asks.some(isPlain)) return byName;
  const own = isLeft ? WORTH.own : WORTH.whole;
  const known = way.meant ? -Number(isBare(clauses)) * WORTH.bare : own;
  return Math.log(Math.max(likely, LONGEST)) + known + byName;
}

/** The readings of a message: the first alone where it is `enough`. */
function readAll<One extends Made>(
  before: Talk,
  read: (way: Way) => One,
  isEnough: (first: Read<One>) => boolean,
): Read<One>[] {
  const named = (one: One) => one.clauses.clauses.some(({ assets }) => assets.length > 0);
  const first = read(IN_WORDS);
  const other = named(first) ? null : read({ meant: null, byName: true });
  const isPassed = other !== null && named(other);
  const judge = (one: One, byName: boolean): Read<One>[] => {
    const judged = judgeAll(one.clauses, before);
    const rated = (made: One, meant: Way["meant"]): Read<One> => ({
      ...{ one: made, way: { meant, byName }, judged, isPassed: isPassed && !byName },
      likely: likelihood(made.asks, made.clauses, before, judged),
    });
    const plain = rated(one, null);
    if (!isPassed && isEnough(plain)) return [plain];
    return [plain, ...kindsOf(judged).map((meant) => rated(read({ meant, byName }), meant))];
  };
  return [...judge(first, false), ...(isPassed ? judge(other, true) : [])];
}

const isSettled = ({ one: { asks }, likely }: Read<Made>): boolean =>
  asks.some(({ kind }) => kind === "distress") || (!isUnread(asks) && likely >= SURE);

/** The one that is worth most, the first of several. */
const pickBest = <One>(all: readonly One[], worthOf: (one: One) => number): One =>
  all
    .map((one) => ({ one, worth: worthOf(one) }))
    .reduce((best, other) => (other.worth > best.worth ? other : best)).one;

/** The likeliest of a message's readings, whatever words are left over but a name. */
export const likeliest = <One extends Made>(before: Talk, read: (way: Way) => One): One =>
  pickBest(readAll(before, read, isSettled), (one) => rate(one, false)).one;

/**
 * The reading of a message that is worth most: as its words are read, or as a kind that a linear model takes it for. Where none
 * is worth enough nobody knows what is asked, and it is asked back.
 */
export function chooseReading(
  message: string,
  before: Talk,
  readBy: (way: Way) => (words: string) => Within,
): Question {
  const weigh = (read: Read<Within>) => ({
    ...read,
    weighed: weighReading(message, readBy(read.way), read.one),
  });
  const isEnough = (first: Read<Within>) =>
    first.one.manner !== undefined || (isSettled(first) && isWhole(weigh(first).weighed));
  const all = distinct(readAll(before, (way) => readBy(way)(message), isEnough)).map(weigh);
  const worthOf = (read: (typeof all)[number]) => {
    const [unused, left] = [read.weighed.unused.length, read.weighed.left.length];
    if (read.way.meant && read.one.asks.every(isWorded)) return rate(read, true);
    const lost = WORTH.unused * Math.min(unused, MOST_LEFT) + WORTH.left * Math.min(left, MOST_LEFT);
    return rate(read, unused + left > 0) - lost;
  };
  const best = pickBest(all, worthOf);
  const isDoubtful =
    worthOf(best) < WORTH.doubt &&
    !isUnread(best.one.asks) &&
    best.one.unknown.length === 0 &&
    !best.one.manner;
  const [first = best] = all;
  const { weighed, judged } = isDoubtful && !best.way.byName ? first : best;
  return settle(weighed, judged, isDoubtful);
}

/** Each that means something else than those before. */
function distinct(all: readonly Read<Within>[]): Read<Within>[] {
  const known = new Set<string>();
  return all.filter(({ one }) => {
    const meaning = meaningOf(one);
    return !known.has(meaning) && known.add(meaning);
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
