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
