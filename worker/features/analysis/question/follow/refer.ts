import type { Asset } from "../../../markets/assets.ts";
import type { Ask } from "../../asks/registry.ts";
import type { DateMention } from "../dates/place.ts";
import { levelOf as statedLevelOf } from "../fill/slots.ts";
import { has, type Meaning, placesOf, replaceWords, type Sign } from "../lexicon/lexicon.ts";
import type { Clause } from "../read-clauses.ts";
import { readFirst } from "../read-first.ts";
import { type Talk, unique } from "../talk.ts";
import { anyOf, pattern, phraseOf } from "../words/pattern.ts";
import { isCarried } from "./carried.ts";
import { MEANT, OF_SORT } from "./exchange.ts";
import { levelOf } from "./magnitude.ts";

/** "The other way" is up for down, and no other asset. */
const OTHER_WAY = / other (?:way|direction|side) /;

/** What may be asked of one asset more. */
const OF_MORE: ReadonlySet<Ask["kind"]> = new Set<Ask["kind"]>([
  ...(["compare", "change_between", "figure", "price_at", "overview", "opinion", "technical"] as const),
  ...(["fundamental", "forecast", "risk", "why_moved", "sentiment"] as const),
]);
const SWAP_OUT = phraseOf("swap_out");

/** "Add Solana and look at the drawdown": of those of the talk and of what is named. */
function referToAll(clause: Clause, { ask, assets }: Talk): Clause {
  const others = assets.filter((asset) => !clause.assets.includes(asset));
  const isMore = ask && OF_MORE.has(ask.kind) && has(clause, "add") && !has(clause, SWAP_OUT);
  if (!isMore || others.length === 0 || clause.amounts.length > 0) return clause;
  const text = clause.text.replace("@", [...others, ""].map(() => "@").join(" "));
  return { ...clause, text, assets: unique([...others, ...clause.assets]) };
}

/** "Which is better": one of the two that were talked of. */
const WHICH_MORE = pattern` ${"which_is"}(?: one)? (?:${"was_it"} ){0,4}(?:much )?${"more_so"} `;
export const OF_GROUP: Sign[] = ["one_of_two", phraseOf("both"), WHICH_MORE];

/** "How much did both gain?", after one of them alone: the talk is of the last two again. */
export function widen(talk: Talk, clause: Clause): Talk {
  const { assets, before, named, ask } = talk;
  const isOfGroup = clause.assets.length === 0 && assets.length === 1 && ask?.kind !== "ranking";
  if (!isOfGroup || !has(clause, ...OF_GROUP) || has(clause, "coins", "stocks")) return talk;
  const two = unique([...(before.length === 1 ? before : named.slice(-2)), ...assets]);
  return two.length === 2 ? { ...talk, assets: two } : talk;
}

/** An asset that words point at; null where several may be meant. */
interface Pointed {
  words: Meaning;
  asset: Asset | null;
}

/** Who leads what was set in an order last, and the other end of it; of a ranking that end is not listed. */
function endsOf(talk: Talk): { best: Asset | null; worst: Asset | null } {
  const { ask, ranked } = talk;
  const isWhole = ranked.length > 1 && ranked.length === ask?.assets.length;
  const [first, last] = [leaderOf(talk), isWhole ? (ranked.at(-1) ?? null) : null];
  const isTurned = isOrdered(ask) && ask.want === "least";
  return isTurned ? { best: last, worst: first } : { best: first, worst: last };
}

const leaderOf = ({ ask, ranked }: Talk): Asset | null => (isOrdered(ask) ? (ranked[0] ?? null) : null);

const isOrdered = (ask: Ask | null): ask is Extract<Ask, { kind: "compare" | "ranking" }> =>
  ask?.kind === "compare" || ask?.kind === "ranking";

/** "The winner, then", of what was set in an order last: asked bare it is the order again. */
function pointByOrder(clause: Clause, talk: Talk): Pointed | null {
  if (!isOrdered(talk.ask) && talk.assets.length < 2) return null;
  if (has(clause, "which")) return null;
  if (isOrdered(talk.ask) && isCarried(clause.text, "points.best", "points.worst")) return null;
  const { best, worst } = endsOf(talk);
  if (has(clause, "points.best")) return { words: "points.best", asset: best };
  return has(clause, "points.worst") ? { words: "points.worst", asset: worst } : null;
}

/** "Is that one a buy", of several: the one that was stated first. */
function pointAtFirst(clause: Clause, talk: Talk): Pointed | null {
  const { ask, assets } = talk;
  if (assets.length < 2 || has(clause, "which")) return null;
  const asset = leaderOf(talk);
  if (has(clause, "points.that")) return { words: "points.that", asset };
  const end = clause.text.length - 1;
  if (placesOf(clause, "points.this").some(({ to }) => to >= end)) return { words: "points.this", asset };
  // Of a mere comparison "it" may be both.
  const isLed = isOrdered(ask) && ask.want !== null && asset !== null;
  return isLed && has(clause, "points.it") ? { words: "points.it", asset } : null;
}

/** By the words for each place. */
const PLACES: Meaning[][] = [["first"], ["second", "places.2"], ["places.3"]];

/** "The first one", "the other one", in the order they came up or were ranked; "and the second?" of a ranking is the ranking again. */
function pointByPlace(clause: Clause, talk: Talk): Pointed | null {
  const isRanking = talk.ask?.kind === "ranking";
  if ((isRanking ? talk.ranked : talk.named).length < 2) return null;
  if (OTHER_WAY.test(clause.text) || (isRanking && isCarried(clause.text, ...PLACES.flat()))) return null;
  const known = isRanking ? talk.ranked : talk.assets.length > 1 ? talk.assets : talk.named;
  for (const [i, meanings] of PLACES.entries()) {
    const words = meanings.find((meaning) => has(clause, meaning));
    if (words) return { words, asset: known[i] ?? null };
  }
  return has(clause, "other") ? { words: "other", asset: otherOf(talk) } : null;
}

/** The only one beside that of the talk; of two in an order the one that does not lead. */
function otherOf(talk: Talk): Asset | null {
  const { assets, before, named } = talk;
  const first = assets.length === 1 ? assets[0] : leaderOf(talk);
  const among = assets.length > 1 ? assets : before.length === 1 ? [...before, ...assets] : named;
  const others = first ? among.filter((asset) => asset !== first) : among.slice(1);
  return others.length === 1 ? (others[0] ?? null) : null;
}

/** "Only the big ones", of a list that was not read. */
const ONES = / only (?:\S+ ){0,3}ones /;
const OF_TWO = phraseOf("of_two");
const OF_THOSE = phraseOf("of_those");
/** "Is GME in one?", of what was explained last and no figure shows. */
const IN_ONE = / is @ (?:near|close to|in|at|having|seeing|approaching) (?:one|such a thing) /;
/** "How far is it from there?", of no level that was stated. */
const THERE = / (?:from|to|at|below|above|off|bounced?|reach|reaches|reached|gets?|got|went|goes?) there /;
const GETS_THERE = phraseOf("gets_there");

const isLong = (ask: Ask | null): boolean => ask?.kind === "position" && ask.position.side === "long";

/** "How likely is it that it gets there this week?": to the price that was asked about last, or stated with what could not be done. */
function referToLevel(clause: Clause, { ask, said }: Talk): Clause {
  const stated = said.flatMap((one) => statedLevelOf(one) ?? []);
  const level = levelOf(ask) ?? (stated.length === 1 ? stated[0] : null);
  const isNamed = clause.assets.length + clause.amounts.length > 0;
  if (level == null || isNamed || !has(clause, GETS_THERE)) return clause;
  const isBelow = isLong(ask) || (ask?.kind === "forecast" && ask.direction === "down");
  const text = clause.text.replace(GETS_THERE, isBelow ? " fall below #usd" : " reach #usd");
  return { ...clause, text, amounts: [{ kind: "usd", value: level }] };
}

/** "Which of those ...?", of a list that was not stated. */
const isOfNoList = (clause: Clause, { ask, assets, figures, ranked }: Talk): boolean =>
  ask?.kind !== "ranking" &&
  Math.max(assets.length, ranked.length, figures.length) < 2 &&
  has(clause, OF_THOSE);

const SINCE_THEN = anyOf("since_then");
/** "Since then", of no time that was stated. */
const isUnplaced = ({ written = "", past }: DateMention): boolean =>
  past === null && SINCE_THEN.test(written);

/** "No, I meant SOL", where it is not plain instead of which. */
const isOfSeveral = (clause: Clause, { assets }: Talk): boolean =>
  clause.assets.length === 1 &&
  clause.amounts.length === 0 &&
  assets.length > 1 &&
  has(clause, MEANT) &&
  isCarried(clause.text, ...OF_SORT);

/** Words that point at something the talk does not name. */
function isOfUnknown(clause: Clause, talk: Talk): boolean {
  const { ask, assets, named, said, figures } = talk;
  if (said.length === 0) return false;
  if (clause.dates.some(isUnplaced) || isOfSeveral(clause, talk)) return true;
  if (has(clause, ONES)) return ask?.kind !== "ranking" && assets.length === 0;
  // "And Vale? Which of the two?", of one that was not found.
  if (has(clause, OF_TWO)) return ask?.kind !== "ranking" && clause.assets.length + named.length < 2;
  return (
    has(clause, THERE, GETS_THERE) ||
    isOfNoList(clause, talk) ||
    (figures.length === 0 && has(clause, IN_ONE))
  );
}

/** A clause that points at one of the assets of the talk, with that asset named in it; null where it is not plain at which. */
export function refer(said: Clause, talk: Talk): Clause | null {
  const clause = referToLevel(said, talk);
  if (isOfUnknown(clause, talk)) return null;
  if (clause.assets.length > 0) return referToAll(clause, talk);
  const pointed = readFirst([pointByOrder, pointAtFirst, pointByPlace], clause, talk);
  if (!pointed) return clause;
  const { words, asset } = pointed;
  return asset && { ...clause, text: replaceOnce(clause.text, words), assets: [asset] };
}

/** Each later one is the same. */
const replaceOnce = (text: string, words: Meaning): string => {
  let written = 0;
  return replaceWords(text, [words], "@").replace(/@ ?/g, (mark) => (written++ === 0 ? mark : ""));
};
