import { median } from "simple-statistics";
import type { Deps } from "../../deps.ts";
import { answerQuestion } from "../../features/analysis/answer-question.ts";
import { openMarkets } from "../../providers/prices/index.ts";

const WARM_UP = 20;
const RUNS = 60;

const clock = () => new Date();
const deps = {
  ...{ ai: [], config: {}, now: clock, waitUntil: () => {} },
  markets: openMarkets({}, clock),
  cache: { get: async () => null },
} as unknown as Deps;

async function medianCpuMs(question: string): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < WARM_UP + RUNS; run++) {
    const before = process.cpuUsage();
    await answerQuestion(deps, question);
    const { user, system } = process.cpuUsage(before);
    if (run >= WARM_UP) times.push((user + system) / 1000);
  }
  return Number(median(times).toFixed(2));
}

/**
 * CPU milliseconds of one whole answer (reading, bars, facts, call, words) by number of assets, median of
 * 60, on the simulated market. Measured in Node, since workerd's clock stands still while it computes.
 */
export async function measureAnswerCpu(symbols: string[]): Promise<Record<number, number>> {
  const result: Record<number, number> = {};
  for (let n = 1; n <= symbols.length; n++)
    result[n] = await medianCpuMs(
      n === 1 ? `Analyze ${symbols[0]}` : `Compare ${symbols.slice(0, n).join(", ")}`,
    );
  return result;
}
