import type { MarketKind } from "../../../../../shared/markets.ts";
import type { Evidence } from "../../evidence.ts";
import { judgeEvidence } from "../../judge-evidence.ts";
import { readOutlook } from "../../outlook/read-outlook.ts";
import { type LevelAsk, tellForecast } from "../../outlook/tell-forecast.ts";
import type { Ask, Question } from "../../question/question.ts";
import type { Desk } from "./desk.ts";

/** Asks whose answer rests on the daily call. */
const WITH_CALL: ReadonlySet<Ask["kind"]> = new Set([
  "overview",
  "opinion",
  "technical",
  "sentiment",
  "fundamental",
  "compare",
  "change",
]);
const WEEK_UNTIL_DAYS = 18;

const restsOnCall = (ask: Ask): boolean =>
  WITH_CALL.has(ask.kind) ||
  (ask.kind === "ranking" && ask.by === "score") ||
  ("claim" in ask && (ask.claim === "bullish" || ask.claim === "bearish"));

/** The level a forecast is asked for, with the horizon nearest to its day. */
function findLevel(asks: Ask[]): LevelAsk | null {
  const ask = asks.find((one) => one.kind === "forecast" && one.level !== null);
  if (ask?.kind !== "forecast" || ask.level === null) return null;
  return { price: ask.level, horizonDays: ask.ahead && ask.ahead.days <= WEEK_UNTIL_DAYS ? 7 : 30 };
}

/**
 * Lays out what the asks need: the facts of the assets asked about and of those ranked with them, calls only where an ask
 * rests on them. Of assets that are the market around a move only bars are looked at.
 */
export function openDesk(question: Question, evidence: Evidence[], now: Date, market: MarketKind): Desk {
  const asked = new Set(question.assets.map(({ symbol }) => symbol));
  const isMarketOnly = question.asks.every(({ kind }) => kind === "why_moved");
  const front = evidence.filter(({ asset }) => asked.has(asset.symbol) || !isMarketOnly);
  const back = evidence.filter((one) => !front.includes(one));
  const { facts, calls, forecast, outlooks } = judgeEvidence(front, {
    level: findLevel(question.asks),
    withCalls: question.asks.some(restsOnCall),
  });
  const behind = back.map((one) => [one.asset.symbol, readOutlook(one)] as const);
  return {
    question,
    now,
    market,
    evidence: new Map(evidence.map((one) => [one.asset.symbol, one])),
    outlooks: new Map(
      [...front.map(({ asset }, i) => [asset.symbol, outlooks[i]] as const), ...behind].flatMap(
        ([symbol, outlook]) => (outlook ? [[symbol, outlook] as const] : []),
      ),
    ),
    forecasts: new Map([
      ...forecast.map((one) => [one.asset, one] as const),
      ...behind.map(([symbol, outlook]) => [symbol, tellForecast(symbol, outlook)] as const),
    ]),
    calls: new Map(calls.map((call) => [call.asset, call])),
    facts,
  };
}
