import { describe, expect, it } from "vitest";
import { answerSimulated } from "../../../../test/analysis/answer-simulated.ts";

/** An answer, and the closes that Bitcoin has by then. */
async function ask(message: string) {
  const { evidenceOf, ...answered } = await answerSimulated(message);
  const closed = evidenceOf("BTC")?.candles.filter(({ date }) => date < "2026-11-20") ?? [];
  return { ...answered, closes: closed.map(({ close }) => close) };
}

/** The lengths of the runs in which each close meets a condition, by the letters of a text. */
const runsOf = (closes: number[], isSo: (close: number, before: number) => boolean): number[] =>
  closes
    .slice(1)
    .map((close, i) => (isSo(close, closes[i] ?? 0) ? "x" : " "))
    .join("")
    .split(" ")
    .map(({ length }) => length);

describe("days in a row", () => {
  it("are counted back from the last close, and the longest run is told", async () => {
    const { lead, figureOf, closes } = await ask("how many days in a row has btc been up");
    const runs = runsOf(closes, (close, before) => close > before);
    expect(figureOf("days_counted")).toBe(runs.at(-1));
    expect(figureOf("longest_run")).toBe(Math.max(...runs));
    expect(lead).toMatch(/Bitcoin’s longest run of closes higher than the day before since/);
  });

  it("are told with yes or no where a length is asked", async () => {
    const { lead } = await ask("has btc ever dropped 300 days in a row");
    expect(lead).toMatch(/^No\. Bitcoin’s longest run of closes lower than the day before/);
  });

  it("beyond a level are those that closed there", async () => {
    const { lead, figureOf, closes } = await ask("longest streak of btc above 1 dollar");
    expect(figureOf("longest_run")).toBeGreaterThanOrEqual(closes.length - 1);
    expect(lead).toMatch(/closes at or above \$1\.00/);
  });
});
