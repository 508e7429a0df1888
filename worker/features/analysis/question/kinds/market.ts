import type { AssetType } from "../../../../../shared/markets.ts";
import type { MarketAsk } from "../../asks/market.ts";
import { has, placeOf } from "../lexicon/lexicon.ts";
import type { Clause } from "../read-clauses.ts";
import type { Talk } from "../talk.ts";
import { phraseOf } from "../words/pattern.ts";
import { groupOf } from "../words/way.ts";

/** "5 coins with potential" */
const MOST_ASSETS_COUNTED = 50;

/** "Why is everything dumping?", "best coins for the next three months": all of them, and no one by name. */
export function readMarket(clause: Clause, talk: Talk): MarketAsk | null {
  const isCounted = clause.amounts.every(
    ({ kind, value }) => kind === "number" && value <= MOST_ASSETS_COUNTED,
  );
  if (clause.assets.length + clause.figures.length > 0 || !isCounted) return null;
  return readMoves(clause) ?? readOutlook(clause) ?? readTiming(clause, talk);
}

/** "Is now a good time to buy crypto?", of no asset: how all of them look for the month ahead. */
const readTiming = (clause: Clause, talk: Talk): MarketAsk | null =>
  talk.assets.length === 0 && has(clause, "timing")
    ? {
        ...{
          kind: "market",
          assets: [],
          about: "outlook",
          group: findGroup(clause),
          span: null,
          direction: null,
        },
        ahead: clause.dates.find((one) => one.ahead)?.ahead ?? { days: 30, said: "within 30 days" },
      }
    : null;

function readMoves(clause: Clause): MarketAsk | null {
  if (!has(clause, "whole_market") || has(clause, "together")) return null;
  const [fall, rise] = [placeOf(clause, "fall"), placeOf(clause, "rise")];
  if (!has(clause, "going_on") && !isOfTime(clause) && !(has(clause, "why") && Math.max(fall, rise) >= 0))
    return null;
  const past = clause.dates.find((one) => one.past)?.past;
  return {
    ...{ kind: "market", assets: [], about: "moves", group: findGroup(clause) },
    span: past && past.said !== "today" ? past : null,
    ahead: null,
    direction: fall >= 0 && (rise < 0 || fall < rise) ? "down" : rise >= 0 ? "up" : null,
  };
}

/** "How was the market last week?" */
const isOfTime = (clause: Clause): boolean =>
  has(clause, "the_market") &&
  clause.dates.some(({ past, tense }) => past && tense !== "ahead") &&
  !has(clause, "should", "buy", "hold", "will", "future", "habit", "which", "most", "least", "mood");

/** Of what lies ahead. */
function readOutlook(clause: Clause): MarketAsk | null {
  const ahead = clause.dates.find((one) => one.ahead && (one.tense === "ahead" || !one.past))?.ahead;
  const areMany =
    has(clause, "will_lead") && (has(clause, "coins", "stocks", "whole_market") || isBest(clause));
  if (!ahead || !areMany || has(clause, "risk", "volatile", "safe")) return null;
  return {
    ...{ kind: "market", assets: [], about: "outlook", group: findGroup(clause) },
    ...{ span: null, ahead, direction: null },
  };
}

/** "Best for the next three months" */
const isBest = (clause: Clause): boolean => has(clause, phraseOf("best"));

const findGroup = (clause: Clause): AssetType | null =>
  groupOf(has(clause, "coins", "coin_market"), has(clause, "stocks", "stock_market"));
