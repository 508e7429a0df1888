import type { FactKind } from "../../../../shared/analysis.ts";
import { ASSETS, type Asset, findAsset, STANDS_FOR } from "../../markets/assets.ts";
import { firstOf, has, placesOf, rowsOf, type Sign } from "./lexicon/lexicon.ts";
import { findSectors, isOfSectorName } from "./lexicon/sector-names.ts";
import type { Amount } from "./money/amount.ts";
import type { Language, StandIn } from "./question.ts";
import { pattern, phraseOf } from "./words/pattern.ts";
import { IF } from "./words/trading.ts";

/** Of a clause what a fund is put into. */
interface Marked {
  text: string;
  assets: Asset[];
  amounts: Amount[];
  hinted: FactKind[];
  language: Language;
}

/** The words for what a fund answers for: an index, a metal. */
const STANDING = rowsOf("unheld").flatMap(([what, words]) => {
  const asset = ASSETS.find(({ fund }) => fund?.standsFor?.what === what);
  return asset ? [{ what, words, asset }] : [];
});

/** What stands for the market that moves. */
const DRIVERS = { coins: STANDS_FOR.crypto, stocks: STANDS_FOR.stock };
const THE = pattern`(?:${"the_market"} )?`;
const SUPPOSED = pattern`(?:^| )${IF} ${THE}$`;
/** "Does Tesla beat the market?" */
const BESIDE = pattern` ${"beat"} ${THE}$`;

/** Nothing follows but a time: "than the market this year". */
const isEnd = (after: string): boolean => after.trim().split(" ").length < 4;

/** "If the market drops 20%, what do my 40 NVDA do?": what stands for it, in its place. */
function putMarket<C extends Marked>(clause: C): { clause: C; standIns: StandIn[] } {
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
function putSeason<C extends Marked>(clause: C): { clause: C; standIns: StandIn[] } {
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

const AS_A_WHOLE: Sign[] = [
  "perform",
  "moved_market",
  "change",
  "verdict",
  "should",
  "going_on",
  "future",
  "risk",
  "why",
];
const IN_PARTS: Sign[] = [
  ...(["stocks", "coins", "funds", "which", "most", "least", "best_of_all", "compare", "versus"] as const),
];

/** "How is biotech doing?" is asked of what tracks it; its stocks, in whatever order, are asked for by name. */
function putSector<C extends Marked>(clause: C): { clause: C; standIns: StandIn[] } {
  const [sector, ...others] = clause.assets.length === 0 ? findSectors(clause) : [];
  const asset = sector && ASSETS.find(({ fund }) => fund?.standsFor?.what === sector.id);
  const isWhole = has(clause, ...AS_A_WHOLE) || clause.text.includes(" ~ ");
  if (!asset || others.length > 0 || !isWhole || has(clause, ...IN_PARTS)) return { clause, standIns: [] };
  const { from, to } = sector.place;
  // "The biotech sector".
  const end = placesOf(clause, "sectors_all").find((word) => word.from <= to + 1 && word.to > to)?.to ?? to;
  const hinted = clause.hinted.filter((kind) => kind !== "industry");
  const put = putAsset({ ...clause, hinted }, asset, from, end);
  return { clause: put, standIns: [{ asset, what: `sectors.${sector.id}` }] };
}

/** The clause with the fund in the place of each index or metal that is asked of or compared with; beside an asset it may be a word. */
export function putStandIns<C extends Marked>(clause: C): { clause: C; standIns: StandIn[] } {
  const standIns: StandIn[] = [];
  let put = clause;
  for (let found = findStanding(put, clause); found; found = findStanding(put, clause)) {
    const { asset, what, place } = found;
    put = putAsset(put, asset, place.from, place.to);
    standIns.push({ asset, what });
  }
  for (const putOther of [putSector<C>, putSeason<C>, putMarket<C>]) {
    const other = putOther(put);
    put = other.clause;
    standIns.push(...other.standIns);
  }
  return { clause: put, standIns };
}

/** The first of the longest words for what a fund answers for: "S&P MidCap 400" is not the S&P. */
function findStanding(put: Marked, { text, language }: Marked) {
  const isMeant = put.assets.length === 0 || has({ text, language }, "compare", "versus", "if");
  const places = STANDING.flatMap((one) => placesOf(put, one.words).map((place) => ({ ...one, place })));
  const meant = places.filter(({ place }) => isMeant || SUPPOSED.test(put.text.slice(0, place.from)));
  const free = meant.filter(({ place }) => !isOfSectorName(put, place));
  return free.toSorted((a, b) => lengthOf(b.place) - lengthOf(a.place) || a.place.from - b.place.from)[0];
}

const lengthOf = ({ from, to }: { from: number; to: number }): number => to - from;

function putAsset<C extends Marked>(clause: C, asset: Asset, from: number, to: number): C {
  const count = (mark: string, end: number) => clause.text.slice(0, end).split(mark).length - 1;
  const [assets, amounts] = [[...clause.assets], [...clause.amounts]];
  assets.splice(count("@", from), 0, asset);
  amounts.splice(count("#", from), count("#", to) - count("#", from));
  return { ...clause, assets, amounts, text: `${clause.text.slice(0, from)}@${clause.text.slice(to)}` };
}
