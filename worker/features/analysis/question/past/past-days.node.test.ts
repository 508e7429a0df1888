import { expect, it } from "vitest";
import { readQuestion } from "../read-question.ts";

const NOW = new Date("2025-10-10T21:00:00Z");

it.each([
  ["how many days in a row has btc been up", { about: "run", side: "up" }],
  ["is btc on a winning streak", { about: "run", side: "up" }],
  ["has eth been red 5 days in a row", { about: "run", side: "down", days: 5, span: null }],
  ["how long has eth been under 4000", { about: "run", side: "below", level: 4000 }],
  [
    "longest losing streak for tesla this year",
    { about: "longest", side: "down", span: { from: "2025-01-01" } },
  ],
  ["has tesla ever dropped 10 days in a row", { about: "longest", side: "down", days: 10 }],
  ["longest streak of btc above 100k", { about: "longest", side: "above", level: 100_000 }],
  ["wie viele tage in folge ist bitcoin gestiegen", { about: "run", side: "up" }],
  ["cuántos días seguidos ha bajado ethereum", { about: "run", side: "down" }],
  ["btc连涨了几天", { about: "run", side: "up" }],
  ["how many days did btc rise this month", { about: "count", side: "up" }],
])("%s", (message, ask) => {
  expect(readQuestion(message, [], NOW).asks).toMatchObject([{ kind: "past_days", ...ask }]);
});
