import { median } from "simple-statistics";
import { analysisRequestSchema } from "../../../shared/analysis.ts";
import type { Deps } from "../../deps.ts";
import { signAnswer } from "../../features/signing/sign-answer.ts";
import { openMarkets } from "../../providers/prices/index.ts";
import { askMessage } from "../../test/analysis/ask-message.ts";

const WARM_UP = 20;
const RUNS = 60;

const clock = () => new Date();
const deps = {
  ...{ ai: [], config: {}, now: clock, waitUntil: () => {} },
  markets: openMarkets({}, clock),
  cache: { get: async () => null },
} as unknown as Deps;

async function medianCpuMs(work: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < WARM_UP + RUNS; run++) {
    const before = process.cpuUsage();
    await work();
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
    result[n] = await medianCpuMs(() =>
      askMessage(deps, n === 1 ? `Analyze ${symbols[0]}` : `Compare ${symbols.slice(0, n).join(", ")}`),
    );
  return result;
}

/** CPU milliseconds that a paid call spends beside its answer: reading its request strictly, signing its reply. Median of 60 times 20. */
export async function measureCallCpu() {
  const reply = await askMessage(deps, "Analyze Bitcoin");
  const body = new TextEncoder().encode(JSON.stringify(reply));
  const question = { message: "Analyze Bitcoin" };
  const signing = { live: [{ from: 0, seed: new Uint8Array(32).fill(1) }], retired: [] };
  const answered = {
    requestId: crypto.randomUUID(),
    mode: "live" as const,
    method: "POST",
    url: "https://enigma.example/api/v1/analyze",
    requestDigest: "sha-256=:AAAA:",
    body,
  };
  const signer = { config: { signing } as unknown as Deps["config"], now: clock };
  const times = async (work: () => unknown) => {
    const ofTwenty = await medianCpuMs(async () => {
      for (let i = 0; i < 20; i++) await work();
    });
    return Number((ofTwenty / 20).toFixed(4));
  };
  return {
    replyBytes: body.length,
    strictParsing: await times(() => analysisRequestSchema.safeParse(question)),
    signing: await times(() => signAnswer(signer, answered)),
  };
}
