import type { Ask } from "../../asks/registry.ts";
import type { Clauses } from "../read-clauses.ts";
import { UNJUDGED } from "../referee/alike.ts";
import type { Talk } from "../talk.ts";
import { hasStrange } from "../unused/find-doubted.ts";
import { type Judged, judgeAll, kindsOf, likelihood, SURE } from "./judge-kinds.ts";

/**
 * What a reading is worth: the logarithm of its odds, what its own words add (`whole`: where none is left over), and what each
 * number and word left over takes away. Under `doubt` it is asked back.
 */
export const WORTH = {
  own: 1.9,
  whole: 3.5,
  plain: 3,
  bare: 0.6,
  byName: -0.3,
  unused: 0.9,
  left: 0.3,
  unread: -6,
  doubt: -1,
};
/** No odds are so long that nothing else counts. */
const LONGEST = 0.004;
/** One way to read a message. */
export interface Way {
  /** the kind each clause is read as; null: as its words are read */
  meant: NonNullable<Clauses["meant"]> | null;
  /** everyday words name assets where nothing else does: "how risky is wif" */
  byName: boolean;
}
/** As its words are read. */
export const IN_WORDS: Way = { meant: null, byName: false };

export const isUnread = (asks: readonly Ask[]): boolean => asks.every(({ kind }) => kind === "unread");

/** What is said there is plain, and known by its words. */
const isPlain = (ask: Ask): boolean =>
  UNJUDGED.has(ask.kind) && !(ask.kind === "not_held" && ask.topic === "other") && ask.kind !== "unread";

/** What a reading is made of. */
export interface Made {
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
export interface Read<One> {
  one: One;
  way: Way;
  judged: Judged;
  likely: number;
  /** an everyday word that is an asset's name was taken for the word */
  isPassed: boolean;
}

/** How likely a reading is, as a logarithm. */
export function rate({ one: { asks, clauses }, way, likely, isPassed }: Read<Made>, isLeft: boolean): number {
  if (isUnread(asks)) return WORTH.unread;
  const byName = Number(way.byName) * WORTH.byName - Number(isPassed) * WORTH.left;
  const odds = Math.log(Math.max(likely, LONGEST));
  // Known by its words, it is given up for what is likelier, and never doubted.
  if (!way.meant && asks.some(isPlain))
    return byName + Math.max(isLeft ? WORTH.doubt + 0.05 : -WORTH.bare, Math.min(0, odds + WORTH.plain));
  const own = isLeft ? WORTH.own : WORTH.whole;
  const known = way.meant ? -Number(isBare(clauses)) * WORTH.bare : own;
  return odds + known + byName;
}

/** The readings of a message: the first alone where it is `enough`. */
export function readAll<One extends Made>(
  before: Talk,
  read: (way: Way) => One,
  isEnough: (first: Read<One>) => boolean,
): Read<One>[] {
  const named = (one: One) => one.clauses.clauses.some(({ assets }) => assets.length > 0);
  const first = read(IN_WORDS);
  const other = named(first) ? null : read({ meant: null, byName: true });
  const isPassed = other !== null && named(other) && !hasStrange(other.clauses.clauses);
  const judge = (one: One, byName: boolean): Read<One>[] => {
    const judged = judgeAll(one.clauses, before, one.asks);
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

export const isSettled = ({ one: { asks }, likely }: Read<Made>): boolean =>
  asks.some(({ kind }) => kind === "distress") || (!isUnread(asks) && likely >= SURE);
