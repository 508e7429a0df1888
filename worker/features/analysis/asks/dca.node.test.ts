import { describe, expect, it } from "vitest";
import { answerSimulated } from "../../../test/analysis/answer-simulated.ts";

/** Bitcoin's close on the first day of each full month that it has bars of. */
async function askOfMonths(message: string) {
  const answered = await answerSimulated(message);
  const bars = answered.evidenceOf("BTC")?.candles ?? [];
  const firsts = bars.filter(({ date }) => date.endsWith("-01") && date < "2026-11-20");
  return { ...answered, firsts: firsts.map(({ close }) => close) };
}

describe("regular buying", () => {
  it("of a time ahead is refused with its reason, and what it came to over as long a time follows", async () => {
    const { lead, rest, figureOf, firsts } = await askOfMonths(
      "100 a month into btc, what will i have in 2 years",
    );
    expect(lead).toMatch(
      /^What \$100\.00 .*in Bitcoin every month will be worth within 2 years cannot be known/,
    );
    expect(lead).toMatch(/over as long a time in the past, since 19 November 2024:$/);
    expect(rest[0]).toMatch(/would have bought .* BTC in 24 /);
    const units = firsts.slice(-24).reduce((sum, close) => sum + 100 / close, 0);
    expect(figureOf("entry")).toBeCloseTo(2_400 / units, 6);
  });

  it("that lasts longer than our bars is told from their first month", async () => {
    const { lead, rest } = await askOfMonths("100 a month into btc for 30 years, how much will i have");
    expect(lead).toMatch(/as far back as our bars go, since 27 October 2023:$/);
    expect(rest[0]).toMatch(/^\$100\.00 .*since 27 October 2023/);
  });

  it("or all at once is counted over every past window", async () => {
    const { lead, rest, figureOf, firsts } = await askOfMonths(
      "6k lump sum into btc or spread it over 6 months",
    );
    const windows = firsts.slice(0, -6).map((first, i) => {
      const end = firsts[i + 6] ?? 0;
      const parts = firsts.slice(i, i + 6);
      return { atOnce: end / first, spread: parts.reduce((sum, close) => sum + end / close / 6, 0) };
    });
    expect(windows.length).toBeGreaterThan(20);
    expect(figureOf("days_of")).toBe(windows.length);
    expect(figureOf("days_counted")).toBe(windows.filter(({ atOnce, spread }) => atOnce > spread).length);
    expect(lead).toMatch(/spread over 6 monthly instalments .* \$1,000\.00 .*a month\.$/);
    expect(rest.join(" ")).toMatch(/overlap.*no advice and promises nothing/);
  });

  it("in too few windows is not compared", async () => {
    const { lead } = await askOfMonths("6k lump sum into btc or spread it over 36 months");
    expect(lead).toBe(
      "Our bars for Bitcoin hold too few windows of 36 months to compare all at once with monthly instalments.",
    );
  });
});
