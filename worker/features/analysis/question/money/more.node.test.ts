import { expect, it } from "vitest";
import { readQuestion } from "../read-question.ts";

const NOW = new Date("2025-10-10T21:00:00Z");
const read = (message: string, first?: string) =>
  readQuestion(message, first ? [{ role: "user", content: first }] : [], NOW).asks;

it.each([
  ["i have 2 eth at 3000", "and if i buy 1 more at 2000?", { units: 1, usd: null, price: 2000 }],
  ["i bought 3 sol at 180", "bought 2 more at 150", { units: 2, usd: null, price: 150 }],
  ["i bought 3 sol at 180", "what if i add another 1000 dollars", { units: null, usd: 1000, price: null }],
  ["ich habe 2 eth zu 3000", "und wenn ich 1 weiteren zu 2000 kaufe?", { units: 1, usd: null, price: 2000 }],
  ["i bought 3 sol at 180", "average down to 160, how many?", { average: 160, price: null }],
])("%s >> %s is bought beside what is held", (first, message, more) => {
  const [ask] = read(message, first);
  expect(ask).toMatchObject({ kind: "position", want: "average", more });
  expect(ask).toMatchObject({ position: { units: first.includes("sol") ? 3 : 2 } });
});

it("an average is asked for in the message that tells what is held", () => {
  expect(
    read("how much btc do i need to buy to get my average down to 50k if i hold 1 at 70k"),
  ).toMatchObject([{ kind: "position", position: { entry: 70_000, units: 1 }, more: { average: 50_000 } }]);
});

it("another asset that was bought is a position of its own", () => {
  const [ask] = read("i also bought 2 eth at 1500", "i bought 3 sol at 180");
  expect(ask).toMatchObject({ kind: "position", want: "profit", position: { entry: 1500, units: 2 } });
});

it("a further fall stays a fall", () => {
  expect(read("what if btc drops 20% more")).toMatchObject([{ kind: "scenario", move: -20 }]);
});
