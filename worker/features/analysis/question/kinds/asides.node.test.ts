import { expect, it } from "vitest";
import { readQuestion } from "../read-question.ts";

const NOW = new Date("2026-11-29T18:00:00Z");
const read = (message: string) => readQuestion(message, [], NOW);

const INVESTOR =
  "okay so basically I started investing like two years ago when I was 26, lost about 1500 on some meme coins, " +
  "then I got into ETFs and now my buddy tells me to go all in on solana because it's going to 500, " +
  "but what I actually want to know is how volatile is solana compared to bitcoin really";
const STUDENT =
  "bonjour alors voilà je suis étudiante, j'ai 22 ans, je travaille le week-end dans un café et j'ai mis de côté 1200 euros, " +
  "mes parents me disent de laisser ça sur le livret mais une amie a acheté des actions Tesla et elle est super contente, " +
  "donc je voulais savoir où est-ce que Tesla pourrait être dans six mois";
const HOLDER =
  "ok so long story short I bought ETH at like 2400, then it went down and I panicked, then up again, my girlfriend says " +
  "I'm glued to the phone, but seriously, what I need to hear is where would a sane person put the stop on this thing";

it("behind a story the question that is named as such is answered alone", () => {
  expect(read(INVESTOR).asks).toMatchObject([{ kind: "compare", by: "volatility_30d" }]);
  expect(read(STUDENT).asks).toMatchObject([{ kind: "forecast", ahead: { said: "within 6 months" } }]);
});

it("numbers of a story that the question does not use are told", () => {
  expect(read(INVESTOR).unused).toEqual(expect.arrayContaining(["26", "1500", "500"]));
  expect(read(STUDENT).unused).toEqual(expect.arrayContaining(["22", "1200"]));
});

it("what a story states of a position is used by the question", () => {
  expect(read(HOLDER).asks).toMatchObject([
    { kind: "plan", of: "stop", position: { side: "long", entry: 2400 } },
  ]);
});

it("a question behind a short remark leaves the remark a question of its own", () => {
  expect(read("how is apple doing? my question is what is the RSI of tesla").asks).toHaveLength(2);
});
