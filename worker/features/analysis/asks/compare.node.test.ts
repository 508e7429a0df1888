import { expect, it } from "vitest";
import { answerSimulated } from "../../../test/analysis/answer-simulated.ts";

it("a valuation is compared by earnings first, then by sales, and by nothing that is past", async () => {
  const { lead, rest } = await answerSimulated("which has the lower valuation, google or meta");
  expect(lead).toMatch(
    /^Meta has the lower price-to-earnings ratio: 19\.05 .*versus 23\.43 .*for Alphabet\.$/,
  );
  expect(rest).toEqual([
    expect.stringMatching(/^Meta has the lower price-to-sales ratio: 4\.15 .*versus 7\.02 .*for Alphabet\.$/),
  ]);
});

it("debt is compared by its ratio, named as such, and by its amount", async () => {
  const { lead, rest, evidenceOf } = await answerSimulated("who has more debt, ford or boeing");
  expect(lead).toMatch(/^Boeing has the higher debt-to-equity ratio/);
  expect(rest[0]).toMatch(/^Boeing has the higher total debt: \$14\.13B .*versus \$5\.89B .*for Ford\.$/);
  expect(evidenceOf("BA")?.fundamentals?.debt).toBeCloseTo(14.13e9, -8);
});

it("one company's debt is an amount, beside its equity", async () => {
  const { lead } = await answerSimulated("how much debt does boeing have");
  expect(lead).toMatch(/^Boeing owes \$14\.13B .*by its filing of .*: 0\.38 .*for each dollar of equity\.$/);
});
