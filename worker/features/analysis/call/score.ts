import type { Action } from "../../../../shared/analysis.ts";
import type { AssetType } from "../../../../shared/markets.ts";
import type { FactBook, Finding } from "./fact-book.ts";
import { judgeBands, judgeMacd, judgeRsi, judgeStochastic, judgeVolatility } from "./rules/momentum-rules.ts";
import {
  judgeAverageOrder,
  judgeLongAverage,
  judgeQuarter,
  judgeTrendStrength,
} from "./rules/trend-rules.ts";
import { judgeFiling, judgeMood, judgeSupply, UNMEASURED_GROUPS } from "./rules/value-rules.ts";
import { judgeObv, judgeVolume } from "./rules/volume-rules.ts";

/** Points from which a score is a Buy, and under whose negative it is a Sell. Set before anything was measured. */
const ACTION_POINTS = 20;

/**
 * Every rule that has its facts, in the order of the waterfall. Trend weighs most (up to 45 points), then momentum (20),
 * volume (12), volatility (10), and a filing (13) or, for crypto, supply and mood (9); together they cannot leave
 * -100..100. The weights come from how such signals are commonly valued, not from fitting the data they are measured
 * on. `today` is YYYY-MM-DD.
 */
export function judgeFacts(book: FactBook, type: AssetType, today: string): Finding[] {
  return [
    judgeLongAverage(book),
    judgeAverageOrder(book),
    judgeQuarter(book),
    judgeTrendStrength(book),
    judgeMacd(book),
    judgeRsi(book),
    judgeStochastic(book),
    judgeBands(book),
    judgeVolatility(book, type),
    judgeObv(book),
    judgeVolume(book),
    ...(type === "stock" ? judgeFiling(book, today) : [judgeSupply(book), judgeMood(book)]),
  ].filter((finding) => finding !== null);
}

export const sumPoints = (findings: Finding[]) => findings.reduce((sum, { points }) => sum + points, 0);

/** The part of the score that past bars can be measured for. */
export const technicalScore = (findings: Finding[]) =>
  sumPoints(findings.filter(({ group }) => !UNMEASURED_GROUPS.has(group)));

/** Buy from +20 points, Sell from -20, Hold between. */
export function chooseAction(score: number): Action {
  if (score >= ACTION_POINTS) return "Buy";
  return score <= -ACTION_POINTS ? "Sell" : "Hold";
}
