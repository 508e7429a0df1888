import type { AssetType } from "../../../../../shared/markets.ts";
import type { MarketAsk } from "../../asks/market.ts";
import { type Clause, has, placeOf } from "../read-clauses.ts";
import { COINS, RISK, STOCKS, VOLATILE } from "../words/asking.ts";
import { FALL, RISE, WHY } from "../words/moving.ts";
import { COIN_MARKET, GOING_ON, STOCK_MARKET, WHOLE_MARKET, WILL_LEAD } from "../words/whole-market.ts";
import { SAFE } from "./measure.ts";

/** "Why is everything dumping?", "best coins for the next three months": all of them, and no one by name. */
export function readMarket(clause: Clause): MarketAsk | null {
  if (clause.assets.length + clause.figures.length + clause.amounts.length > 0) return null;
  return readMoves(clause) ?? readOutlook(clause);
}

function readMoves(clause: Clause): MarketAsk | null {
  if (!has(clause, WHOLE_MARKET)) return null;
  const [fall, rise] = [placeOf(clause, FALL), placeOf(clause, RISE)];
  if (!has(clause, GOING_ON) && !(has(clause, WHY) && Math.max(fall, rise) >= 0)) return null;
  const past = clause.dates.find((one) => one.past)?.past;
  return {
    ...{ kind: "market", assets: [], about: "moves", group: findGroup(clause) },
    span: past && past.said !== "today" ? past : null,
    ahead: null,
    direction: fall >= 0 && (rise < 0 || fall < rise) ? "down" : rise >= 0 ? "up" : null,
  };
}

/** Of what lies ahead. */
function readOutlook(clause: Clause): MarketAsk | null {
  const ahead = clause.dates.find((one) => one.ahead && (one.tense === "ahead" || !one.past))?.ahead;
  const areMany = has(clause, WILL_LEAD) && (has(clause, COINS, STOCKS, WHOLE_MARKET) || isBest(clause));
  if (!ahead || !areMany || has(clause, RISK, VOLATILE, SAFE)) return null;
  return {
    ...{ kind: "market", assets: [], about: "outlook", group: findGroup(clause) },
    ...{ span: null, ahead, direction: null },
  };
}

/** "Best for the next three months" */
const isBest = ({ text }: Clause): boolean =>
  / (?:best|winners?|outperform\S*|besten?|mejor(?:es)?|meilleure?s?|melhor(?:es)?|лучш\S*|en iyi) |最|一番|가장|제일/.test(
    text,
  );

function findGroup(clause: Clause): AssetType | null {
  const [coins, stocks] = [has(clause, COINS, COIN_MARKET), has(clause, STOCKS, STOCK_MARKET)];
  return coins === stocks ? null : coins ? "crypto" : "stock";
}
