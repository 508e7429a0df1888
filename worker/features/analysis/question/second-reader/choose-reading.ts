import type { Reading } from "../../../../../shared/analysis.ts";
import { exampleOf } from "../../../../../shared/asks.ts";
import type { Ask } from "../../asks/registry.ts";
import { isAfterthought, isStory } from "../kinds/asides.ts";
import type { Question } from "../question.ts";
import { areAlike, UNJUDGED } from "../referee/alike.ts";
import type { Talk } from "../talk.ts";
import { meaningOf } from "../unused/find-unused.ts";
import { isWhole, type Weighed, type Within, weighReading } from "../unused/weigh-reading.ts";
import { type Kinds, SURE } from "./judge-kinds.ts";
import { isSettled, isUnread, type Made, type Read, rate, readAll, type Way, WORTH } from "./ways.ts";

/** A kind as likely as this may have been meant too. */
const NEAR = 0.2;
const MOST_ALTERNATIVES = 2;
const MOST_LEFT = 4;

/** It answers without a figure of the market, so that no word of the message can be missing in it. */
const isWorded = ({ kind }: Ask): boolean =>
  kind === "definition" || (UNJUDGED.has(kind) && kind !== "unread" && kind !== "chitchat");

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
  const weigh = (read: Read<Within>): WeighedRead => ({
    ...read,
    weighed: weighReading(message, readBy(read.way), before.today, read.one),
  });
  const isEnough = (first: Read<Within>) =>
    first.one.manner !== undefined || (isSettled(first) && isWhole(weigh(first).weighed));
  const all = distinct(readAll(before, (way) => readBy(way)(message), isEnough)).map(weigh);
  const worthOf = (read: (typeof all)[number]) => {
    const { clauses } = read.one.clauses;
    const unused = read.weighed.unused.length;
    // What a story or an afterthought leaves over is told, and does not doubt the question beside it.
    const said = clauses.flatMap((one) => (isAfterthought(one, clauses) ? one.text : [])).join("");
    const left = read.weighed.left.filter(
      (word) => !read.weighed.unused.includes(word) && !said.includes(word),
    ).length;
    const isTold = clauses.some((clause) => isStory(clause, clauses));
    if (isTold || (read.way.meant && read.one.asks.every(isWorded))) return rate(read, true);
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
  return settle(isDoubtful && !best.way.byName ? first : best, isDoubtful);
}

type WeighedRead = Read<Within> & { weighed: Weighed };

/** Each that means something else than those before. */
function distinct(all: readonly Read<Within>[]): Read<Within>[] {
  const known = new Set<string>();
  return all.filter(({ one }) => {
    const meaning = meaningOf(one);
    return !known.has(meaning) && known.add(meaning);
  });
}

function settle({ weighed, judged: { whole: judged }, likely }: WeighedRead, isDoubtful: boolean): Question {
  const { whole, unused, left } = weighed;
  const kinds = whole.asks.map(({ kind }) => kind);
  if (whole.asks.some((ask) => UNJUDGED.has(ask.kind) && ask.kind !== "unread"))
    return { ...whole, ...PLAIN, unused, left };
  const agreed =
    !isDoubtful && (isUnread(whole.asks) || kinds.some((kind) => areAlike(kind, judged[0]?.kind ?? kind)));
  // What goes on with a talk leaves so much unsaid that no word may be passed over where it is not plain what is asked.
  const isGuessed =
    !isDoubtful &&
    whole.turns.length > 0 &&
    !isUnread(whole.asks) &&
    ((!agreed && likely < SURE) || kinds.every((kind) => kind === "overview"));
  return {
    ...whole,
    asks: isDoubtful ? [{ kind: "unread", assets: whole.assets }] : whole.asks,
    agreed,
    alternatives: offer(whole, judged, isDoubtful),
    unused: isGuessed ? [...new Set([...unused, ...left])] : unused,
    left,
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
