import { expect, it } from "vitest";
import { readQuestion } from "../read-question.ts";

const NOW = new Date("2026-11-20T15:00:00Z");
const read = (message: string) => readQuestion(message, [], NOW).asks;

it.each([
  ["bought xrp at 2.1, take the loss or wait", 2.1],
  ["comprei sol a 180, realizo o prejuízo ou espero?", 180],
  ["купил sol по 180, фиксировать убыток или ждать?", 180],
  ["hab sol bei 180 gekauft, mit verlust raus oder abwarten", 180],
  ["sol 180买的，要割肉吗", 180],
])(
  "who bought and asks what to do gets the loss and the call, and no price to buy at: %s",
  (message, entry) => {
    expect(read(message)).toMatchObject([
      { kind: "position", position: { entry } },
      { kind: "opinion", about: "call" },
    ]);
    expect(read(message)[1]).not.toHaveProperty("at");
  },
);

it.each(["j'ai acheté sol à 180, je coupe mes pertes ?", "SOLを180で買った、そろそろ損切りした方がいいかな"])(
  "where a stop is read too, the call stands beside it: %s",
  (message) => expect(read(message).map(({ kind }) => kind)).toEqual(["plan", "opinion"]),
);

it("who asks where to put a stop asks for nothing else", () => {
  expect(read("bought tsla at 300, where should i put my stop").map(({ kind }) => kind)).toEqual(["plan"]);
});

it("“Einstieg 2,1” is what was paid, and no plan to get in", () => {
  expect(read("soll ich xrp verkaufen? einstieg 2,1")).toMatchObject([
    { kind: "opinion" },
    { kind: "position", position: { entry: 2.1 } },
  ]);
});
