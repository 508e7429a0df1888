import { expect, it } from "vitest";
import { readQuestion } from "./read-question.ts";

const NOW = new Date("2026-11-29T18:00:00Z");
const read = (message: string) => readQuestion(message, [], NOW);

it.each([
  ["tengo 45 años y compré BTC a 95000", "45"],
  ["when I was 26, I bought SOL at 90", "26"],
])("an age in %s is no day or price of a purchase, and is told as unused", (message, age) => {
  const { asks, unused } = read(message);
  expect(asks[0]).toMatchObject({ kind: "position", position: { entered: null } });
  expect(asks[0]).not.toMatchObject({ position: { entry: Number(age) } });
  expect(unused).toContain(age);
});

it("years of holding are no age", () => {
  expect(read("tengo 5 años con bitcoin").asks[0]).toMatchObject({ span: { said: "over 5 years" } });
});

it.each([
  ["drop it all into VTI on Monday or split it over six months", { spread: 6 }],
  ["tengo 6000, todo a VOO de una vez o repartido en 6 meses", { spread: 6, amount: 1000 }],
  ["got a bonus of 8k, throw it in QQQ now or a bit each month?", { spread: 12 }],
])("%s sets a sum at once beside its parts", (message, dca) => {
  expect(read(message).asks[0]).toMatchObject({ kind: "dca", ...dca });
});
