import { beforeAll, describe, expect, it } from "vitest";
import type { ChatReply, Fact } from "../../../shared/analysis.ts";
import { readCryptoPrices, readStockPrices } from "../../features/markets/prices.ts";
import { refreshCryptoPrices, refreshStockPrices } from "../../features/markets/refresh.ts";
import { runWaiting } from "../clock.ts";
import { CASES, type Outcome, withoutFault } from "../prices/fault-table.node.ts";
import { FAULTS, spoiler } from "../prices/spoil.node.ts";
import { AT, HAND_MADE, openWire, type Wire } from "../prices/wire.node.ts";

/** Answers while nothing is wrong, by the row of the table. */
const truth: Record<string, ChatReply> = {};
beforeAll(async () => {
  for (const one of CASES) {
    if (truth[one.provider]) continue;
    const wire = await openWire(HAND_MADE, AT, withoutFault(one), one.only);
    truth[one.provider] = await wire.ask(`Analyze ${one.asset}`);
    await wire.close();
  }
});

/** A source that never answers takes its limit of time; the others answer at once. */
const inTime = (fault: string) =>
  fault === "F-177 slow" ? runWaiting : <T>(work: () => Promise<T>): Promise<T> => work();

/** Facts of the market (not of the call) that are not among the true ones. */
function findInvented(facts: Fact[], trueFacts: Fact[]): string[] {
  const ofCall =
    /^(?:score|border_points|probability|base_rate|edge|sample_size|horizon_days|invalidation|hold|call|forecast|odds)(?:_|$)/;
  return facts
    .filter(({ kind }) => !ofCall.test(kind))
    .filter(({ kind, value }) => {
      const known = trueFacts.find((fact) => fact.kind === kind)?.value;
      if (typeof known !== "number" || typeof value !== "number") return known !== value;
      return Math.abs(value - known) > 1e-9 * Math.max(1, Math.abs(known));
    })
    .map(({ kind, text }) => `${kind} ${text}`);
}

/** What may differ from the truth: another source's price, and what says how long a history is, how old a report, or when the next is expected by it. */
const TOLD: Record<string, RegExp> = {
  "coinbase alone": /^(second_|history_days)/,
  sec: /^(second_|fiscal_period_end|filing_date|next_report)/,
};

async function readOutcome(
  wire: Wire,
  asset: string,
  known: Fact[],
): Promise<{ outcome: Outcome; reply?: ChatReply }> {
  const reply = await wire.ask(`Analyze ${asset}`).catch((error: { code?: string }) => {
    expect(error.code).toBe("market_data_unavailable");
    return undefined;
  });
  if (!reply) return { outcome: "none" };
  if (reply.calls[0]?.action === null) return { outcome: "no call", reply };
  return { outcome: reply.facts.length < known.length ? "less" : "same", reply };
}

describe("a provider's fault", () => {
  it.each(CASES)("$provider, $fault: $outcome", async ({ provider, fault, asset, outcome, spoil, only }) => {
    const trueFacts = truth[provider]?.facts ?? [];
    const wire = await openWire(HAND_MADE, AT, spoil, only);
    try {
      const seen = await inTime(fault)(() => readOutcome(wire, asset, trueFacts));
      expect(seen.outcome).toBe(outcome);
      if (!seen.reply) return;
      const { response, facts } = seen.reply;
      const told = TOLD[provider] ?? /^second_/;
      const invented = findInvented(facts, trueFacts).filter((one) => !told.test(one));
      if (fault === "F-179 100 times off" && outcome === "no call") {
        expect(response).toContain("contradict");
      } else if (outcome !== "no call") expect(invented).toEqual([]);
    } finally {
      await wire.close();
    }
  });

  it("has no hole in its table: every provider, every fault", () => {
    const providers = [...new Set(CASES.map(({ provider }) => provider.split(/[' ]/)[0] ?? ""))];
    expect(providers.toSorted()).toEqual([
      "alphavantage",
      "binance",
      "coinbase",
      "coingecko",
      "feargreed",
      "finnhub",
      "sec",
      "twelvedata",
    ]);
    for (const row of new Set(CASES.map(({ provider }) => provider)))
      expect(
        CASES.filter(({ provider }) => provider === row)
          .map(({ fault }) => fault)
          .toSorted(),
      ).toEqual(Object.keys(FAULTS).toSorted());
  });

  it("F-179: another source's price that is 100 times off is told as such, beside the price", async () => {
    const wire = await openWire(HAND_MADE, AT, spoiler("coinbase", "F-179 100 times off"));
    const { facts, response } = await wire.ask("Analyze BTC");
    await wire.close();
    expect(findInvented(facts, truth.coinbase?.facts ?? [])).toHaveLength(2);
    expect(facts.find(({ kind }) => kind === "second_gap")).toMatchObject({
      source: "Coinbase",
      text: "+9900.00%",
    });
    expect(response).toContain("Another source puts Bitcoin at");
  });

  it("F-180: a price of three hours ago says so", async () => {
    const wire = await openWire(HAND_MADE, AT, (path, body) =>
      path.includes("/coins/markets") ? { body: body.replaceAll("T23:59:59", "T20:59:59") } : null,
    );
    const { data, facts } = await wire.ask("Analyze BTC");
    await wire.close();
    expect(data.asOf).toBe("2024-12-31T20:59:59.000Z");
    expect(facts.find(({ kind }) => kind === "price")?.asOf).toBe("2024-12-31T20:59:59.000Z");
  });
});

describe("the last good list stays", () => {
  const LISTS = [
    ["coingecko", refreshCryptoPrices, readCryptoPrices],
    ["finnhub", refreshStockPrices, readStockPrices],
  ] as const;
  const faults = Object.keys(FAULTS).filter((fault) => !fault.endsWith(" bars"));

  it.each(LISTS.flatMap((list) => faults.map((fault) => [list[0], fault, list] as const)))(
    "%s, %s",
    async (provider, fault, [, refresh, read]) => {
      let isSpoilt = false;
      const spoil = spoiler(provider, fault);
      const wire = await openWire(HAND_MADE, AT, (path, body) => (isSpoilt ? spoil(path, body) : null));
      try {
        const deps = { ...wire.deps, db: null as never };
        await refresh(deps);
        const good = await read(deps);
        expect(good).toHaveLength(5);
        isSpoilt = true;
        await expect(inTime(fault)(() => refresh(deps))).rejects.toThrow();
        expect(await read(deps)).toEqual(good);
      } finally {
        await wire.close();
      }
    },
  );
});
