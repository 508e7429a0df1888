import { ASSETS } from "../../../markets/assets.ts";
import { has, placesOf, type Sign } from "../lexicon/lexicon.ts";
import { findSectors, isOfSectorName, isWithin } from "../lexicon/sector-names.ts";
import { findTracked } from "../lexicon/tracked.ts";
import type { StandIn } from "../question.ts";
import { findLever } from "../words/levered.ts";
import { withoutNegated } from "../words/negated.ts";
import { either, phraseOf } from "../words/pattern.ts";
import { UNHELD } from "../words/unheld.ts";
import { type Marked, putAsset } from "./put-asset.ts";
import { putMarket, putSeason, SUPPOSED } from "./whole-market.ts";

const NAMING: ReadonlySet<string> = new Set(["fund_or_index", "commodity", "currency"]);
/** Which fund answers for what, and which multiply its daily move. */
const answering = new Map(
  ASSETS.flatMap((asset) => (asset.fund?.standsFor ?? []).map(({ what }) => [what, asset] as const)),
);
const levering = (what: string) => LEVERS.filter(({ fund }) => fund?.levers?.includes(bare(what)));
const LEVERS = ASSETS.filter(({ fund }) => fund?.levers);
const bare = (what: string): string => what.replace(/^sectors\./, "");

const AS_A_GROUP = new RegExp(`^(?:${phraseOf("as_a_group").source})+`);

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
  ...(["coins", "which", "most", "least", "best_of_all", "compare", "versus"] as const),
];

/** A sector as a whole: "how is biotech doing?"; its stocks, in whatever order, are asked for by name. */
function findWhole(clause: Marked): Named[] {
  const [sector, ...others] = clause.assets.length === 0 ? findSectors(clause) : [];
  if (!sector || others.length > 0 || has(clause, ...IN_PARTS) || isNegated(clause, sector.place)) return [];
  const { from, to } = sector.place;
  const behind = AS_A_GROUP.exec(clause.text.slice(to))?.[0].length ?? 0;
  if (behind === 0 && !isWhole(clause)) return [];
  // "The biotech sector".
  const end = placesOf(clause, "sectors_all").find((word) => word.from <= to + 1 && word.to > to)?.to ?? to;
  return [{ what: `sectors.${sector.id}`, place: { from, to: Math.max(to + behind, end) } }];
}

const isWhole = (clause: Marked): boolean =>
  !has(clause, "funds") &&
  (!has(clause, "stocks") || has(clause, "future")) &&
  (has(clause, "sectors_all", ...AS_A_WHOLE) || clause.text.includes(" ~ "));

/** The clause with the fund in the place of each index or metal that is asked of or compared with; beside an asset it may be a word. */
export function putStandIns<C extends Marked>(clause: C): { clause: C; standIns: StandIn[] } {
  const standIns: StandIn[] = [];
  let put = clause;
  for (let found = findStanding(put, clause); found; found = findStanding(put, clause)) {
    const { asset, what, place } = found;
    put = putAsset(put, asset, place.from, place.to);
    standIns.push({ asset, what });
    if (what.startsWith("sectors.")) put.hinted = put.hinted.filter((kind) => kind !== "industry");
  }
  for (const putOther of [putSeason<C>, putMarket<C>]) {
    const other = putOther(put);
    put = other.clause;
    standIns.push(...other.standIns);
  }
  return { clause: put, standIns };
}

/** What a clause names and no asset of ours is, by its words among the unheld, those of markets, or those of a sector as a whole. */
interface Named {
  what: string;
  place: { from: number; to: number };
}

const NAMES = UNHELD.filter(([topic]) => NAMING.has(topic)).map(([, , words]) => words);

/** Everything of that kind a clause names, whether a fund answers for it or not. */
const namesIn = (clause: Marked): Named[] => [
  ...NAMES.flatMap((words) =>
    placesOf(clause, words).map((place) => ({ what: words.replace("unheld.", ""), place })),
  ),
  ...findTracked(clause).map(({ id, place }) => ({ what: id, place })),
];

/** What the funds that a clause names answer for: "3x leveraged SMH". */
const heldIn = ({ text, assets }: Marked): Named[] =>
  [...text.matchAll(/@/g)].flatMap(({ index }, i) =>
    (assets[i]?.fund?.standsFor ?? []).map(({ what }) => ({ what, place: { from: index, to: index + 1 } })),
  );

/** Things whose stocks may be put in order or left out: "best dividend stocks", "which German stock", "no small caps". */
const OF_STOCKS = /_stocks$|^small_caps$|^[A-Z]{2}$/;
const RANKED: Sign[] = ["most", "least", "best_of_all", phraseOf("pick")];

/** "If gold drops", "20% gold" */
const MEANT_BEHIND = either(SUPPOSED, /#(?:pct|n) $/);

/** The first of the longest words for what a fund answers for: "S&P MidCap 400" is not the S&P, "palm oil" no oil. */
function findStanding(put: Marked, whole: Marked) {
  const isCompared = has(whole, "compare", "versus");
  const isMeant = put.assets.length === 0 || isCompared || has(whole, "if");
  const all = namesIn(put);
  const isPart = ({ place }: Named) => all.some((other) => isWithin(place, other.place));
  const isMood = ({ place }: Named) => placesOf(put, "mood").some(({ from }) => from === place.from);
  const isOne = all.length === 1 && has(whole, ...RANKED);
  const chosen = placesOf(put, "which")
    // "Как" is "how" too.
    .filter(({ from, to }) => to - from > 3 || whole.language !== "ru")
    .map(({ to }) => to + 1);
  const isOrdered = ({ what, place }: Named) =>
    OF_STOCKS.test(what) && (isOne || chosen.includes(place.from) || isNegated(put, place));
  const funds = heldIn(put).flatMap((one) => levered(put, one) ?? []);
  if (funds[0]) return funds[0];
  return [...all.filter(({ place }) => !isOfSectorName(put, place)), ...findWhole(put)]
    .filter((one) => !isPart(one) && !isMood(one) && !isOrdered(one))
    .filter(({ place }) => isMeant || MEANT_BEHIND.test(put.text.slice(0, place.from)))
    .flatMap((one) => levered(put, one) ?? plain(one))
    .filter(({ asset }) => !(asset.fund?.category === "Currency" && put.amounts.length > 0))
    .toSorted((a, b) => weigh(b) - weigh(a) || a.place.from - b.place.from)[0];
}

const isNegated = (clause: Marked, { from, to }: Named["place"]): boolean =>
  !withoutNegated(clause).includes(clause.text.slice(from, to));

/** "S&P 600 small caps" are of the index. */
const weigh = ({ what, place: { from, to } }: Named): number => (OF_STOCKS.test(what) ? 0 : 100) + to - from;

const plain = ({ what, place }: Named) => {
  const asset = answering.get(bare(what));
  return asset ? [{ what, place, asset }] : [];
};

/** The fund that does that to it. */
function levered({ text, amounts }: Marked, { what, place }: Named) {
  const said = findLever(text, place);
  const times = said.amount === null ? null : (amounts[said.amount]?.value ?? null);
  const fits = levering(what).filter(({ fund }) => Math.sign(fund?.leverage ?? 0) === said.side);
  const wanted = times ?? (said.side < 0 ? 1 : null);
  const asset = fits.find(({ fund }) => Math.abs(fund?.leverage ?? 0) === wanted) ?? fits[0];
  return asset ? [{ what, place: said.place, asset }] : null;
}
