import { findAsset, STANDS_FOR } from "../../../markets/assets.ts";
import { firstOf, has, placesOf } from "../lexicon/lexicon.ts";
import type { StandIn } from "../question.ts";
import { pattern, phraseOf } from "../words/pattern.ts";
import { IF } from "../words/trading.ts";
import { type Marked, putAsset } from "./put-asset.ts";

/** What stands for the market that moves. */
const DRIVERS = { coins: STANDS_FOR.crypto, stocks: STANDS_FOR.stock };
const THE = pattern`(?:${"the_market"} )?`;
export const SUPPOSED = pattern`(?:^| )${IF} ${THE}$`;
/** "Does Tesla beat the market?" */
const BESIDE = pattern` ${"beat"} ${THE}$`;

/** Nothing follows but a time: "than the market this year". */
const isEnd = (after: string): boolean => after.trim().split(" ").length < 4;

/** "If the market drops 20%, what do my 40 NVDA do?": what stands for it, in its place. */
export function putMarket<C extends Marked>(clause: C): { clause: C; standIns: StandIn[] } {
  const kind = firstOf(clause, "drivers");
  const [place] = kind ? placesOf(clause, `drivers.${kind}`) : [];
  if (!kind || !place || clause.assets.length === 0 || has(clause, "should", "why"))
    return { clause, standIns: [] };
  const [before, after] = [clause.text.slice(0, place.from), clause.text.slice(place.to)];
  const isBeside = BESIDE.test(before) && isEnd(after);
  const isMoved =
    isBeside || has({ ...clause, text: `${after.split(" ").slice(0, 4).join(" ")} ` }, "fall", "rise");
  const areCoins = kind === "stocks" && clause.assets.every(({ type }) => type === "crypto");
  const asset = findAsset(DRIVERS[areCoins ? "coins" : kind]);
  return asset && isMoved && (isBeside || SUPPOSED.test(before)) && !clause.assets.includes(asset)
    ? { clause: putAsset(clause, asset, place.from, place.to), standIns: [{ asset, what: null }] }
    : { clause, standIns: [] };
}

/** "Is the market going to crash?": of what comes, and never of what was. */
const isComing = (clause: Marked): boolean =>
  clause.hinted.length === 0 &&
  has(clause, "will", "future", "predict") &&
  has(clause, "fall", "rise") &&
  !has(clause, "why", "was", "which", "most", "least", "best_of_all", "will_lead", "compare", "versus", "if");

/** "What are the odds of a crash?", of no asset. */
const isFeared = (clause: Marked): boolean =>
  has(clause, phraseOf("crash")) &&
  has(clause, "will", "odds", "predict") &&
  clause.amounts.length === 0 &&
  !has(clause, "why", "was", "past", "if", "should", "most", "least", "coins");

const isOfYear = (clause: Marked, season: unknown): boolean =>
  season !== undefined || (has(clause, "habit") && clause.text.includes(" ~ "));

/**
 * "Is September bad for stocks?", "best months to be in crypto", "is the Santa rally real?": of the year of a whole market, or of
 * what comes of it.
 */
export function putSeason<C extends Marked>(clause: C): { clause: C; standIns: StandIn[] } {
  const [season] = placesOf(clause, "seasonal");
  const isToCome = isComing(clause) || isFeared(clause);
  const kind = firstOf(clause, "drivers") ?? (season || isFeared(clause) ? "stocks" : undefined);
  const isSeason = isOfYear(clause, season);
  const asset = kind && findAsset(DRIVERS[kind]);
  if (!asset || !(isSeason || isToCome) || clause.assets.length > 0) return { clause, standIns: [] };
  const [place] = placesOf(clause, `drivers.${kind}`);
  const isApart = place && (!season || place.from >= season.to || place.to <= season.from);
  const put = isApart
    ? putAsset(clause, asset, place.from, place.to)
    : { ...clause, assets: [asset], text: `${clause.text}@ ` };
  return { clause: put, standIns: [{ asset, what: null }] };
}
