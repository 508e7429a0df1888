import type { FactKind } from "../../../../../shared/analysis.ts";
import type { End, Span } from "../../asks/desk/fields.ts";
import { sayDay } from "../dates/calendar.ts";
import { stretch } from "../dates/place.ts";
import { learn } from "../lexicon/known.ts";
import { has } from "../lexicon/lexicon.ts";
import type { Clause } from "../read-clauses.ts";
import type { Talk } from "../talk.ts";

import { findClaim } from "./figures.ts";

const FROM_FIGURE =
  / (?:near|nearest|closest|above|over|below|under|beneath|off|from|to|uber|unter|oberhalb|unterhalb|vom|zum|encima de|debajo de|bajo|sobre|au dessus de|en dessous de|sous|acima d[aeo]|abaixo d[aeo]|выше|ниже|от|до) (?:(?:its|the|their|own|dem|der|ihrem|seinem|su|sus|la|el|son|sa|leur|sua|seu|a|своей|своего) ){0,2}\^ /;
const DISTANCES: Partial<Record<FactKind, FactKind>> = {
  sma_50: "price_vs_sma_50",
  sma_200: "price_vs_sma_200",
  sma_20: "price_vs_sma_20",
  high_52w: "drawdown",
};
const NEAR =
  / (?:closest|nearest|closer|nearer|near|close to|least far|am nachsten|naher|mas cerca|le plus pres|plus proche|mais perto|mais proximo|ближе|en yakin) /;
const FAR =
  / (?:furthest|farthest|further|farther|weitesten|mas lejos|le plus loin|mais longe|дальше) (?:(?:away|entfernt) )?(?:from|off|vom|von|de|del|du|do|da|от) /;
for (const word of ["closest", "nearest", "closer", "nearer", "furthest", "farthest"]) learn(word);
/** "Closer to its high" */
const TO_HIGH =
  / (?:closer|closest|nearer|nearest|further|furthest|farther|farthest|deeper|deepest) (?:\S+ ){0,2}(?:to|from|below|under|off|of) (?:its|their|the) (?:\S+ ){0,2}(?:highs?|peaks?|tops?|records?|ath) /;
const GREW =
  / (?:grew|grow|grows|growing|growth|grown|fastest|gewachsen|wachst|crecio|crecieron|crece|croit|cresceu|вырос\S*|растет) /;
const UNDER = / (?:below|under|beneath|unter|unterhalb|debajo|bajo|sous|en dessous|abaixo|ниже) /;
/** "Furthest above its 200-day average" asks how far from it, not how high it is. */
export const distanceOf = ({ text, figures }: Clause): FactKind | undefined =>
  FROM_FIGURE.test(text) ? DISTANCES[figures[0] ?? "price"] : TO_HIGH.test(text) ? "drawdown" : undefined;

/** By what, and which end: "which one is safer" is the least volatile. */
export function findMeasure(clause: Clause, assets = clause.assets): { by: FactKind | null; want: End } {
  const { by, want } = measure(clause, assets);
  const from = FROM_END.exec(clause.text);
  return { by, want: from ? (from[1] ? "most" : "least") : want };
}

/** "The most traded coin" */
const TRADED =
  / (?:most|least|heaviest|heavily|more|less|busiest) (?:heavily |actively )?(?:traded|active|liquid) | (?:highest|biggest|largest|lowest|smallest) (?:trading )?turnover |成交量最|売買高|거래량/;

/** "From most to least volatile", "low to high": which end comes first, whatever both are called. */
const FROM_END =
  / (?:(most|highest|high|biggest|largest|top|best|dearest|riskiest)|least|lowest|low|smallest|worst|cheapest|safest) to (?:the )?(?:most|least|highest|lowest|high|low|biggest|largest|smallest|best|worst|bottom|top|dearest|cheapest|riskiest|safest) /;

function measure(clause: Clause, assets: Clause["assets"]): { by: FactKind | null; want: End } {
  const named = distanceOf(clause) ?? clause.figures[0];
  const figure = named === "revenue" && GREW.test(clause.text) ? "revenue_growth" : named;
  const isLow = has(clause, "small");
  if (distanceOf(clause))
    return { by: figure ?? null, want: figure === "drawdown" ? endOfFalls(clause) : endOfDistances(clause) };
  if (figure && !/^return_|^change_/.test(figure)) {
    if (figure === "volatility_30d" || figure === "drawdown")
      return { by: figure, want: has(clause, "safe") || isLow ? "least" : "most" };
    return { by: figure, want: isLow || has(clause, "measure_cheapest") ? "least" : "most" };
  }
  if (figure) return { by: figure, want: isLow || isDown(clause) ? "least" : "most" };
  if (TRADED.test(clause.text)) return { by: "volume_24h", want: isLow ? "least" : "most" };
  const claim = findClaim(clause);
  if (claim === "overbought" || claim === "oversold")
    return { by: "rsi_14", want: claim === "oversold" ? "least" : "most" };
  // A coin earns nothing: the cheapest is that of the lowest price.
  const isOfCoins = assets.some(({ type }) => type === "crypto") || has(clause, "coins");
  if (has(clause, "cheap"))
    return { by: isOfCoins ? "price" : "pe_ratio", want: has(clause, "expensive") ? "most" : "least" };
  if (has(clause, "size") && !has(clause, "movers", "rise", "fall"))
    return { by: "market_cap", want: "most" };
  if (has(clause, "safe")) return { by: "volatility_30d", want: "least" };
  if (has(clause, "drawdown")) return { by: "drawdown", want: isLow ? "least" : "most" };
  if (has(clause, "volatile", "risk")) return { by: "volatility_30d", want: isLow ? "least" : "most" };
  const [hint] = clause.hinted.filter(
    (kind) => !["fear_greed", "drawdown", "volatility_30d", "rsi_14"].includes(kind),
  );
  if (hint && FILED.test(hint) && clause.dates.length === 0 && !has(clause, "rise", "fall"))
    return { by: hint, want: isLow ? "least" : "most" };
  const isMoved = has(clause, "perform", "rise", "fall", "change") || clause.dates.length > 0;
  if (hint && !isMoved) return { by: hint, want: isLow ? "least" : "most" };
  if (hint && has(clause, "fundamentals")) return { by: hint, want: isLow ? "least" : "most" };
  if (isMoved)
    return {
      by:
        clause.dates.length > 0
          ? null
          : has(clause, "movers", "perform", "fall") && !has(clause, "strong")
            ? null
            : "score",
      want: isDown(clause) ? "least" : "most",
    };
  return { by: "score", want: has(clause, "least") ? "least" : "most" };
}

const endOfFalls = ({ text }: Clause): End => (NEAR.test(text) ? "least" : "most");
const endOfDistances = ({ text }: Clause): End =>
  NEAR.test(text) ? "nearest" : FAR.test(text) ? "furthest" : UNDER.test(text) ? "least" : "most";

/** "Fell the least" is the best of them. */
const isDown = (clause: Clause) =>
  (has(clause, "fall") && !/ (?:least|am wenigsten|le moins|menos|меньше всего|en az) /.test(clause.text)) ||
  (has(clause, "losers") && !(RISEN_HARD.test(clause.text) && !has(clause, "fall")));
/** "Pumped hardest", "ran the hardest": hard is no fall. */
const RISEN_HARD =
  / (?:rose|risen|pumped|pumping|rallied|climbed|gained|jumped|surged|soared|ran|ripped|flew|mooned|grew|up) (?:the )?(?:hardest|harder|fastest|furthest) /;
const FILED = /^(?:revenue|net_|eps|return_on|debt|pe_|price_to)/;

/** The past a clause tells first; a day that cannot be looked up is none. */
export function findPastSpan(clause: Clause, { today }: Talk): Span | null {
  const past = clause.dates.find((mention) => mention.past)?.past ?? null;
  // "Picked in January, which would have made more by now?"
  return past?.unit === "day" && past.from < today && has(clause, "by_now")
    ? stretch(past.from, today, `since ${sayDay(past.from)}`)
    : past;
}
