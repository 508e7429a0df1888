import { describe, expect, it } from "vitest";
import { answerSimulated } from "../../../../test/analysis/answer-simulated.ts";

type Answered = Awaited<ReturnType<typeof answerSimulated>>;

const closesOf = ({ evidenceOf }: Answered, symbol: string) =>
  new Map((evidenceOf(symbol)?.candles ?? []).map(({ date, close }) => [date, close]));

describe("holdings in hindsight", () => {
  it("went as their weights did, reset each day, from the last close before a year to its last", async () => {
    const answered = await answerSimulated("60% btc 40% eth in 2025, how did that do");
    const [btc, eth] = ["BTC", "ETH"].map((symbol) => closesOf(answered, symbol));
    const days = [...(btc?.keys() ?? [])].filter((day) => day >= "2024-12-31" && day <= "2025-12-31").sort();
    const move = (closes: Map<string, number> | undefined, i: number) =>
      (closes?.get(days[i] ?? "") ?? 0) / (closes?.get(days[i - 1] ?? "") ?? 1) - 1;
    const worth = days
      .slice(1)
      .reduce((all, _, i) => all * (1 + 0.6 * move(btc, i + 1) + 0.4 * move(eth, i + 1)), 1);
    expect(answered.lead).toMatch(
      /^At today’s weights, reset every day, the mix of Bitcoin and Ethereum would have returned/,
    );
    expect(answered.lead).toContain("counted from the close of 31 December 2024");
    expect(answered.figureOf("past_change")).toBeCloseTo(100 * (worth - 1), 6);
  });

  it("have a worst year of 365 days", async () => {
    const { lead } = await answerSimulated("worst year of that", {}, ["i own 10 aapl 5 msft"]);
    expect(lead).toMatch(/^In hindsight, with today’s weights, the worst 365 days would have been/);
  });

  it("are answered by their worth again when one is added after that", async () => {
    const earlier = ["i own 10 aapl 5 msft", "worst year of that"];
    const { lead } = await answerSimulated("add 2 tsla", {}, earlier);
    expect(lead).toMatch(/^Your Apple, Microsoft and Tesla are worth/);
  });

  it("each have a share, and all shares are the whole", async () => {
    const { lead } = await answerSimulated("percent each", {}, ["I hold 2 BTC and 40 NVDA"]);
    const shares = [...lead.matchAll(/is ([\d.]+)%/g)].map(([, share]) => Number(share));
    expect(shares).toHaveLength(2);
    expect(shares.reduce((all, one) => all + one, 0)).toBeCloseTo(100, 1);
  });

  it("keep their worth when one is moved into another", async () => {
    const before = await answerSimulated("10 aapl 5 tsla 20 amd");
    const after = await answerSimulated("swap tsla for spy", {}, ["10 aapl 5 tsla 20 amd"]);
    const worthOf = ({ lead }: Answered) => /worth (\$[\d,.]+)/.exec(lead)?.[1];
    expect(worthOf(after)).toBe(worthOf(before));
    expect(after.lead).toContain("SPDR S&P 500 ETF");
    expect(after.lead).not.toContain("Tesla");
  });
});
