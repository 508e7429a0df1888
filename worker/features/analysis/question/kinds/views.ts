import type { Ask, RiskAsk } from "../question.ts";
import { type Clause, has } from "../read-clauses.ts";
import { subjectOf, type Talk } from "../talk.ts";
import {
  BEST_DAY,
  CHART,
  COINS,
  COMPARE,
  DRAWDOWN,
  FROM_TOP,
  MARKET,
  MOOD,
  NEWS,
  PRICE,
  RISK,
  STOCKS,
  VOLATILE,
  WORST_DAY,
} from "../words/asking.ts";
import { cue } from "../words/cue.ts";
import { findClaim } from "./figures.ts";
import { findSpan } from "./why-moved.ts";

const THE_MARKET = cue(
  `the market|the markets|crypto market|stock market|crypto|the crypto space|der markt|kryptomarkt|aktienmarkt|die borse|el mercado|mercado cripto|la bolsa|le marche|marche crypto|la bourse|o mercado|mercado de acoes|a bolsa|рынок|рынке|рынка|крипторынок|piyasa|kripto piyasasi|borsa|市场|币市|股市|币圈|市場|相場|仮想通貨|株式市場|시장|코인판|증시|주식시장`,
);

export function readRisk(clause: Clause, talk: Talk): RiskAsk | null {
  const assets = subjectOf(clause, talk);
  const isFigure = clause.figures.some((kind) => !/^(?:volatility|drawdown|forecast_vol)/.test(kind));
  if (assets.length === 0 || !has(clause, RISK, WORST_DAY, BEST_DAY) || isFigure || has(clause, FROM_TOP))
    return null;
  const measure: RiskAsk["measure"] = has(clause, WORST_DAY)
    ? "worst_day"
    : has(clause, BEST_DAY)
      ? "best_day"
      : has(clause, DRAWDOWN)
        ? "drawdown"
        : has(clause, VOLATILE)
          ? "volatility"
          : null;
  const against = has(clause, COMPARE)
    ? has(clause, COINS)
      ? "crypto"
      : has(clause, STOCKS)
        ? "stock"
        : null
    : null;
  return { kind: "risk", assets, measure, span: findSpan(clause, talk), against };
}

export function readSentiment(clause: Clause, talk: Talk): Ask | null {
  const isNews = has(clause, NEWS);
  const isIndex = clause.figures.includes("fear_greed");
  const isOfMarket = clause.assets.length === 0 && (isIndex || (has(clause, MARKET) && !has(clause, PRICE)));
  const isOfChart =
    has(clause, CHART) &&
    !has({ ...clause, text: clause.text.replace(/ (?:bullish|bearish)(?= )/g, "") }, MOOD);
  const isMarketAlone = talk.assets.length === 0 && clause.assets.length === 0 && has(clause, THE_MARKET);
  if (!isNews && !isIndex && !isMarketAlone && (!has(clause, MOOD) || isOfChart)) return null;
  const assets =
    isOfMarket && !/ (?:people|everyone|everybody|traders|investors) /.test(clause.text)
      ? []
      : subjectOf(clause, talk);
  if (assets.length === 0 && !isOfMarket && !isNews && !has(clause, MARKET)) return null;
  return { kind: "sentiment", assets, about: isNews ? "news" : "mood", claim: findClaim(clause) };
}
