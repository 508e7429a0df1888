import type { FactKind } from "../../../../../shared/analysis.ts";
import type { End, Span } from "../../asks/desk/fields.ts";
import { sayDay } from "../dates/calendar.ts";
import { stretch } from "../dates/place.ts";
import { type Clause, has } from "../read-clauses.ts";
import type { Talk } from "../talk.ts";
import { COINS, DRAWDOWN, FUNDAMENTALS, LEAST, RISK, VOLATILE } from "../words/asking.ts";
import { cue, learn } from "../words/cue.ts";
import { CHANGE, FALL, RISE } from "../words/moving.ts";
import { findClaim } from "./figures.ts";

const BY_NOW = cue(
  `by now|until now|till now|up to now|to date|since|today|so far|would have made|made me|would have been|would i have|had bought|had put|had picked|id picked|id had to pick|id bought|bis heute|bis jetzt|hasta hoy|hasta ahora|jusqu a aujourd hui|ate hoje|до сих пор|к сегодняшнему|bugune kadar|至今|到现在|今まで|지금까지`,
);
const LOSERS = cue(
  `roughest|ugliest|nastiest|bloodiest|hardest|toughest|poorest|slowest|reddest|hardest hit|biggest drop|biggest fall|biggest decline|biggest loss|most damage|losers|loser|laggards|laggard|worst|lost most|fell most|dropped most|verlierer|perdedor*|perdant*|аутсайдер*|kaybettiren*|跌幅榜|领跌|值下がり|値下がり率|하락률`,
);
export const MOVERS = cue(
  `gainers|gainer|winners|winner|losers|loser|movers|mover|laggards|laggard|performer|performers|top|best|worst|gewinner|verlierer|ganador*|perdedor*|gagnant*|perdant*|лидер*|аутсайдер*|kazandiran*|kaybettiren*|涨幅榜|跌幅榜|领涨|领跌|値上がり|値下がり|상승률|하락률`,
);
export const CHEAP = cue(
  `cheap|cheaper|cheapest|expensive|pricier|priciest|overvalued|undervalued|valuation|teurer|billiger|gunstiger|mas caro|mas cara|mas barat*|plus cher*|moins cher*|mais car*|mais barat*|дороже|дешевле|daha pahali|daha ucuz|更贵|更便宜|便宜|割高|割安|더 비싼|더 싼|저평가|고평가`,
);
export const SIZE = cue(
  `bigger|biggest|larger|largest|most valuable|worth more|by size|grosser|grosste|mas grande|mayor empresa|plus grande?|maior|крупнее|больше по капитал*|daha buyuk|更大的|最大的公司|時価総額|大きい|더 큰|가장 큰 회사
  size|by size|in size|order of size|market value`,
);
export const PERFORM = cue(
  `roughest|ugliest|nastiest|bloodiest|hardest|toughest|poorest|slowest|reddest|made me|made more|made the most|run|month|week|year|better|did better|performed|performance|outperform*|gained|rose|fell|lost|return|returns|up most|up more|grew|best performing|worst performing|gain|gainer|gainers|loser|losers|mover|movers|winner|winners|performer|performers|lauft|gelaufen|gestiegen|gefallen|entwickelt|subio|bajo|cayo|gano|perdio|rindio|mejor rendimiento|monte|baisse|perdu|gagne|performe|subiu|caiu|rendeu|ganhou|perdeu|вырос*|упал*|подорожа*|подешев*|показал*|yukseldi|dustu|kazandirdi|kaybettirdi|涨|跌|表现|上が|下が|騰落|上昇|下落|올랐|떨어|상승|하락|수익률`,
);
export const SAFE = cue(
  `safe|safer|safest|calmer|calmest|steadier|steadiest|stable|stablest|less risky|least risky|less volatile|least volatile|conservative|sicherer|sicherste*|mas segur*|plus sur*|moins risque*|mais segur*|безопас*|надежн*|daha guvenli*|en guvenli*|更安全|最安全|更稳|最稳|安全|더 안전|가장 안전|안정적`,
);
const SMALL = cue(
  `least|lowest|less|lower|smallest|weakest|worst|fewest|cheapest|cheaper|am wenigsten|weniger|niedrig*|menos|menor|moins|plus bas*|меньше|ниже|наименьш*|минимальн*|en dusuk|en az|daha az|daha dusuk|最低|最小|更低|更小|低い|少ない|小さい|낮|적|작`,
);
const CHEAPEST = cue(
  `cheapest|cheaper|undervalued|underpriced|lower|lowest|gunstigste*|billigste*|mas barat*|moins cher*|mais barat*|дешевл*|самая дешевая|en ucuz|最便宜|割安|싼`,
);
const EXPENSIVE = cue(
  `expensive|pricier|priciest|overvalued|teurer|teuerste*|mas caro|mas cara|plus cher*|mais car*|дороже|дорог*|pahali|贵|割高|비싼|고평가`,
);
const STRONG = cue(
  `strong|strongest|stronger|weakest|weaker|stark|starke|starker|starkste|fuerte|fort*|сильн*|guclu|强|強い|강한`,
);

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
  const isLow = has(clause, SMALL);
  if (distanceOf(clause))
    return { by: figure ?? null, want: figure === "drawdown" ? endOfFalls(clause) : endOfDistances(clause) };
  if (figure && !/^return_|^change_/.test(figure)) {
    if (figure === "volatility_30d" || figure === "drawdown")
      return { by: figure, want: has(clause, SAFE) || isLow ? "least" : "most" };
    return { by: figure, want: isLow || has(clause, CHEAPEST) ? "least" : "most" };
  }
  if (figure) return { by: figure, want: isLow || isDown(clause) ? "least" : "most" };
  if (TRADED.test(clause.text)) return { by: "volume_24h", want: isLow ? "least" : "most" };
  const claim = findClaim(clause);
  if (claim === "overbought" || claim === "oversold")
    return { by: "rsi_14", want: claim === "oversold" ? "least" : "most" };
  // A coin earns nothing: the cheapest is that of the lowest price.
  const isOfCoins = assets.some(({ type }) => type === "crypto") || has(clause, COINS);
  if (has(clause, CHEAP))
    return { by: isOfCoins ? "price" : "pe_ratio", want: has(clause, EXPENSIVE) ? "most" : "least" };
  if (has(clause, SIZE) && !has(clause, MOVERS, RISE, FALL)) return { by: "market_cap", want: "most" };
  if (has(clause, SAFE)) return { by: "volatility_30d", want: "least" };
  if (has(clause, DRAWDOWN)) return { by: "drawdown", want: isLow ? "least" : "most" };
  if (has(clause, VOLATILE, RISK)) return { by: "volatility_30d", want: isLow ? "least" : "most" };
  const [hint] = clause.hinted.filter(
    (kind) => !["fear_greed", "drawdown", "volatility_30d", "rsi_14"].includes(kind),
  );
  if (hint && FILED.test(hint) && clause.dates.length === 0 && !has(clause, RISE, FALL))
    return { by: hint, want: isLow ? "least" : "most" };
  const isMoved = has(clause, PERFORM, RISE, FALL, CHANGE) || clause.dates.length > 0;
  if (hint && !isMoved) return { by: hint, want: isLow ? "least" : "most" };
  if (hint && has(clause, FUNDAMENTALS)) return { by: hint, want: isLow ? "least" : "most" };
  if (isMoved)
    return {
      by:
        clause.dates.length > 0
          ? null
          : has(clause, MOVERS, PERFORM, FALL) && !has(clause, STRONG)
            ? null
            : "score",
      want: isDown(clause) ? "least" : "most",
    };
  return { by: "score", want: has(clause, LEAST) ? "least" : "most" };
}

const endOfFalls = ({ text }: Clause): End => (NEAR.test(text) ? "least" : "most");
const endOfDistances = ({ text }: Clause): End =>
  NEAR.test(text) ? "nearest" : FAR.test(text) ? "furthest" : UNDER.test(text) ? "least" : "most";

/** "Fell the least" is the best of them. */
const isDown = (clause: Clause) =>
  (has(clause, FALL) && !/ (?:least|am wenigsten|le moins|menos|меньше всего|en az) /.test(clause.text)) ||
  (has(clause, LOSERS) && !(RISEN_HARD.test(clause.text) && !has(clause, FALL)));
/** "Pumped hardest", "ran the hardest": hard is no fall. */
const RISEN_HARD =
  / (?:rose|risen|pumped|pumping|rallied|climbed|gained|jumped|surged|soared|ran|ripped|flew|mooned|grew|up) (?:the )?(?:hardest|harder|fastest|furthest) /;
const FILED = /^(?:revenue|net_|eps|return_on|debt|pe_|price_to)/;

/** The past a clause tells first; a day that cannot be looked up is none. */
export function findPastSpan(clause: Clause, { today }: Talk): Span | null {
  const past = clause.dates.find((mention) => mention.past)?.past ?? null;
  // "Picked in January, which would have made more by now?"
  return past?.unit === "day" && past.from < today && has(clause, BY_NOW)
    ? stretch(past.from, today, `since ${sayDay(past.from)}`)
    : past;
}
