import type { MarketKind } from "../../../../../shared/markets.ts";
import type { Evidence } from "../../evidence.ts";
import { judgeEvidence } from "../../judge-evidence.ts";
import { describeForecast } from "../../outlook/describe-forecast.ts";
import { readOutlook } from "../../outlook/read-outlook.ts";
import type { Question } from "../../question/question.ts";
import { writtenIn } from "../../words/words.ts";
import { ASKS, type Ask } from "../registry.ts";
import type { Desk } from "./desk.ts";

const daysOf = (ask: Ask) => ASKS[ask.kind].days?.(ask) ?? null;
const levelOf = (ask: Ask) => ASKS[ask.kind].level?.(ask) ?? null;

/**
 * Lays out what the asks need: the facts of the assets asked about and of those ranked with them, calls only where an ask
 * rests on them. Of assets that are the market around a move only bars are looked at.
 */
export function openDesk(question: Question, evidence: Evidence[], now: Date, market: MarketKind): Desk {
  const asked = new Set(question.assets.map(({ symbol }) => symbol));
  const isMarketOnly = question.asks.every(({ kind }) => ASKS[kind].besidesInBars);
  const front = evidence.filter(({ asset }) => asked.has(asset.symbol) || !isMarketOnly);
  const back = evidence.filter((one) => !front.includes(one));
  const { facts, calls, forecast, outlooks } = judgeEvidence(front, {
    level: question.asks.map(levelOf).find((one) => one !== null) ?? null,
    days: question.asks.map(daysOf).find((one) => one !== null) ?? null,
    withCalls: question.asks.some((ask) => ASKS[ask.kind].restsOnCall?.(ask)),
    language: writtenIn(question.language),
  });
  const behind = back.map((one) => [one.asset.symbol, readOutlook(one)] as const);
  return {
    question,
    language: writtenIn(question.language),
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
      ...behind.map(([symbol, outlook]) => [symbol, describeForecast(symbol, outlook)] as const),
    ]),
    calls: new Map(calls.map((call) => [call.asset, call])),
    board: null,
    rates: null,
    facts,
  };
}
