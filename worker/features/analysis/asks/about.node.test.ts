import { expect, it } from "vitest";
import { answerSimulated } from "../../../test/analysis/answer-simulated.ts";

const SAID = /^We are good at how far, not at which way: past 80% ranges were right \d/;

it.each(["How good is the call?", "How good are your calls?", "How good is your forecast?"])(
  "what calls and ranges were worth is told with what was measured: %s",
  async (message) => {
    const { lead } = await answerSimulated(message);
    expect(lead).toMatch(SAID);
    expect(lead).toContain("We claim no edge for any call");
  },
);

it("of an asset's call the call itself is told", async () =>
  expect((await answerSimulated("How good is the call on Tesla?")).lead).toMatch(
    /Tesla by our rules, with no proven edge/,
  ));
