import { describe, expect, it } from "vitest";
import { openHearing } from "../../features/analysis/question/model/hear-message.ts";
import { takeReadings } from "../../features/analysis/question/model/read-with-model.ts";
import type { Reading } from "../../features/analysis/question/model/reader-prompt.ts";
import type { Question } from "../../features/analysis/question/question.ts";
import { readQuestion } from "../../features/analysis/question/read-question.ts";
import { ASSETS } from "../../features/markets/assets.ts";
import { readTables } from "./asked/read-asked.node.ts";
import { sayIdeally } from "./ideal-reader.ts";

const EVERY = 9;
/** They are said in words of their own, or in none. */
const UNTOLD = new Set(["chitchat", "distress", "unread"]);

interface Heard {
  /** the message as if the rules had read nothing of it */
  open: Question;
  wanted: Question["asks"];
  readings: (Reading | null)[];
  now: Date;
}

/** Labelled messages, with what an ideal reader says of each. */
const heard = readTables()
  .flatMap(({ asked, now }) => asked.map((one) => ({ ...one, now })))
  .filter((_, i) => i % EVERY === 0)
  .flatMap(({ message, earlier, now }): Heard[] => {
    const turns = earlier.map((content) => ({ role: "user" as const, content }));
    const question = readQuestion(message, turns, now);
    if (question.asks.some(({ kind }) => UNTOLD.has(kind))) return [];
    const hearing = openHearing(question, now);
    const readings = question.asks.map((ask) => sayIdeally(ask, question, hearing));
    const open = { ...question, asks: [{ kind: "unread" as const, assets: [] }], left: message.split(" ") };
    return [{ open, wanted: question.asks, readings, now }];
  });

/** How a time is said, and how what is not covered is named, are its reader's. */
const plain = (asks: Question["asks"]): string =>
  JSON.stringify(asks, (key, value) => {
    if (key === "said" || key === "what" || key === "unit") return undefined;
    if (value === null || typeof value !== "object" || Array.isArray(value)) return value;
    return "symbol" in value
      ? value.symbol
      : Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
  });

const said = ({ readings }: Heard) => readings.filter((one) => one !== null);

describe("a model that reads without a fault", () => {
  it("mends at least 95 of 100 labelled messages of which the rules would read nothing", () => {
    const missed = heard.filter(
      (one) => plain(takeReadings(one.open, said(one), one.now).asks) !== plain(one.wanted),
    );
    expect(heard.length).toBeGreaterThan(350);
    expect(
      1 - missed.length / heard.length,
      missed.map(({ open }) => open.message).join(" | "),
    ).toBeGreaterThanOrEqual(0.95);
  });
});

describe("a model that lies changes no labelled message", () => {
  const lies: [lie: string, tell: (reading: Reading, other: string) => Reading | null][] = [
    [
      "about another asset",
      (one, other) => (one.assets.length > 0 ? { ...one, assets: one.assets.map(() => other) } : null),
    ],
    [
      "by other digits",
      (one) =>
        one.fields.some(({ value }) => /^-?[^a-z_]*\d/.test(value))
          ? {
              ...one,
              fields: one.fields.map(({ name, value }) => ({
                name,
                value: value.replace(/\d[\d.,]*/, "7919"),
              })),
            }
          : null,
    ],
    ["resting on other words", (one) => ({ ...one, words: ["guaranteed", "moonshot"] })],
  ];
  it.each(lies)("%s", (_, tell) => {
    let told = 0;
    for (const one of heard) {
      const other = ASSETS.find(
        ({ name, aliases }) =>
          aliases.length === 0 && !one.open.message.toLowerCase().includes(name.toLowerCase().slice(0, 4)),
      );
      const readings = said(one).flatMap((reading) => tell(reading, other?.symbol ?? "") ?? []);
      if (readings.length === 0) continue;
      told++;
      expect(takeReadings(one.open, readings, one.now), one.open.message).toEqual(one.open);
    }
    expect(told).toBeGreaterThan(80);
  });
});
