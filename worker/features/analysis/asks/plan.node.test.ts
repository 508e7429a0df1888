import { describe, expect, it } from "vitest";
import { answerSimulated } from "../../../test/analysis/answer-simulated.ts";

const STOP = "stop loss for sol";
const ask = async (...talk: string[]) => {
  const { lead, rest } = await answerSimulated(talk.at(-1) ?? "", {}, talk.slice(0, -1));
  const level = Number(/ is \$([\d.,]+) /.exec(lead)?.[1]?.replace(",", ""));
  const touched = Number(/touched in (\d+)%/.exec(lead)?.[1]);
  return { lead, rest, level, touched };
};

describe("a stop that is asked for again", () => {
  it("with more room lies at the next level away, which is touched less often", async () => {
    const [near, wide, wider] = [
      await ask(STOP),
      await ask(STOP, "give it more room"),
      await ask(STOP, "give it more room", "more room"),
    ];
    expect(wide.level).toBeLessThan(near.level);
    expect(wider.level).toBeLessThan(wide.level);
    expect(wide.touched).toBeLessThan(near.touched);
    expect(wider.touched).toBeLessThan(wide.touched);
  });

  it("in percent lies that far under the price", async () => {
    const { lead } = await ask(STOP, "make it 8%");
    expect(lead).toMatch(/^The level you named for Solana is \$113\.16 .*8\.00% below .*\$123\.00/);
  });

  it("nearer than the nearest is told not to be held", async () => {
    const { lead, level } = await ask(STOP, "tighter");
    expect(lead).toMatch(/^We list no level of Solana nearer than this one; name a price/);
    expect(level).toBe((await ask(STOP)).level);
  });

  it("over a longer time has the odds of that time", async () => {
    const [month, longer] = [await ask("stop for apple"), await ask("stop for apple", "and in 4 months?")];
    expect(longer.level).toBe(month.level);
    expect(longer.lead).toContain("within 120 days");
    expect(longer.touched).toBeGreaterThan(month.touched);
  });

  it("of a coin has no odds over days that are too few to test, and says so", async () => {
    const { lead, rest } = await ask(STOP, "and in 4 months?");
    expect(lead).not.toMatch(/touched in/);
    expect(rest.join(" ")).toContain("We give no odds over 120 days");
  });
});

describe("a stop with leverage", () => {
  it("beyond the liquidation is told to come too late", async () => {
    const { lead } = await ask("short BTC 50x stop loss");
    expect(lead).toMatch(/At 50x .*leverage a rise of 2\.00% .*the position would be liquidated first\.$/);
  });

  it("before the liquidation is told with its price alone", async () => {
    const { lead } = await ask("short BTC 10x stop loss");
    expect(lead).toMatch(/At 10x .*leverage a rise of 10\.00% .*means liquidation/);
    expect(lead).not.toContain("liquidated first");
  });

  it("is that of the short asked about before, with the leverage that was named", async () => {
    expect((await ask("should I short TSLA?", "where's my stop then")).lead).toContain("nearest resistance");
    const turned = await ask("I'm long ETH 20x from 2400, where do I put my stop?", "and if I'm short?");
    expect(turned.lead).toMatch(/nearest resistance .*At 20x /);
  });
});

describe("a plan in steps", () => {
  it("of equal sums costs their harmonic mean, and buys what they buy", async () => {
    const { lead } = await ask("buy ETH at 2400, 2200 and 2000 with 1000 each");
    expect(lead).toMatch(/cost \$2,187\.85 .*on average, 17\.26% below/);
    expect(lead).toMatch(/All of it is 1\.3712 .*ETH for \$3,000\.00/);
  });

  it("of equal parts sold brings their mean", async () => {
    expect((await ask("sell NVDA at 200, 220 and 240, a third each")).lead).toMatch(
      /bring \$220\.00 .*on average/,
    );
  });

  it("with a price that the market has passed says that it fills at once", async () => {
    expect((await ask("plan: buy NVDA at 170, 160 and 150")).lead).toContain("fills at once");
    expect((await ask("plan: buy NVDA at 90, 80 and 70")).lead).not.toContain("fills at once");
  });
});
