import { expect, it } from "vitest";
import { sampleReply } from "../../../test/sample-reply.ts";
import { compareFacts, sayLead } from "./compare/rows.ts";
import { pickReasons } from "./sheet.ts";

const [call] = sampleReply().calls as [ReturnType<typeof sampleReply>["calls"][number]];
const say = (...texts: string[]) => texts.map((text) => ({ text, facts: [] }));
const BELOW = "The last close is 12% below the 200-day average.";

it("one reading does not point both ways: the side of the score keeps it", () => {
  const room = "It trades 14% under its 200-day average, which leaves room to recover.";
  const of = { ...call, context: [], bull: say(room, "The nearest support is near."), bear: say(BELOW) };
  expect(pickReasons({ ...of, score: -80 }).up.map(({ text }) => text)).toEqual([
    "The nearest support is near.",
  ]);
  expect(pickReasons({ ...of, score: -80 }).down).toHaveLength(1);
  expect(pickReasons({ ...of, score: 40 }).down).toEqual([]);
});

it("two averages that point apart are both said", () => {
  const above = "Its 50-day average is 3% above the 200-day average.";
  const { up, down } = pickReasons({ ...call, context: [], bull: say(above), bear: say(BELOW), score: -5 });
  expect([up.length, down.length]).toEqual([1, 1]);
});

it("the verdict of a comparison says each verb once", () => {
  const [fact] = sampleReply().facts as [ReturnType<typeof sampleReply>["facts"][number]];
  const figures = [
    ["score", -80, -46],
    ["compare_return", -12, 7],
    ["compare_volatility", 18, 40],
    ["compare_drawdown", -16, -19],
    ["market_cap", 1_000, 60],
  ] as const;
  const facts = figures.flatMap(([kind, btc, sol]) => [
    { ...fact, kind, asset: "BTC", value: btc },
    { ...fact, kind, asset: "SOL", value: sol },
  ]);
  const rows = compareFacts(["BTC", "SOL"], facts);
  expect(["BTC", "SOL", "ETH"].map((symbol) => sayLead(rows, symbol, symbol))).toEqual([
    "BTC is the steadiest and the largest, and fell least.",
    "SOL has the highest score and the best return.",
    "ETH leads on none of these.",
  ]);
});
