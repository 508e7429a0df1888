import { describe, expect, it } from "vitest";
import { ASKS } from "../../../worker/features/analysis/asks/registry.ts";
import { FACT_CARDS } from "../../../worker/features/analysis/facts/fact-cards.ts";
import { askSimulated } from "../../../worker/test/ai/reworded/ask-simulated.ts";
import { readTables } from "../../../worker/test/analysis/asked/read-asked.node.ts";
import facts from "./de-facts.json" with { type: "json" };
import german from "./german.ts";

const { server } = german;

/** Words that names and sources of facts in English are full of, and German ones never hold. */
const ENGLISH = new RegExp(
  [
    String.raw`(?<![\w“„’-])(?:the|of|is|are|it|its|and|at|with|from|over|above|below|that|which|by|for|to|on|as|your|has|`,
    String.raw`within|since|days?|close|change|price|share)(?![\w’-])`,
  ].join(""),
  "i",
);

const MESSAGES = readTables()
  .filter(({ name }) => name === "german" || name === "english")
  .flatMap(({ asked }) => asked)
  .map(({ message, earlier }) => ({
    message,
    turns: earlier.map((content) => ({ role: "user" as const, content })),
  }));

describe("the facts of a German answer", () => {
  it("are named in German, whichever kind they are of", () => {
    const labels = Object.values(FACT_CARDS).flatMap(({ label, stock }) =>
      stock ? [label, stock.label] : label,
    );
    expect(labels.length).toBeGreaterThan(150);
    expect(labels.filter((label) => server(label) === label || ENGLISH.test(server(label)))).toEqual([]);
  });

  it("have no English in their names, sources and words, whatever was asked", {
    timeout: 120_000,
  }, async () => {
    expect(MESSAGES.length).toBeGreaterThan(200);
    const said = new Set<string>();
    for (const { message, turns } of MESSAGES)
      for (const { label, source } of (await askSimulated(message, turns, "de")).rest.facts)
        said.add(label).add(source);
    expect([...said].map(server).filter((words) => ENGLISH.test(words))).toEqual([]);
  });
});

describe("the title of a shared answer", () => {
  it("is in German, whatever was asked", () => {
    const level = { id: "f1", kind: "level_asked", text: "$80,000.00" };
    const move = { id: "f1", kind: "scenario_move", text: "−12.50%", value: -12.5 };
    const [none, ...some] = [[], [level], [move]] as never[][];
    const phrases = Object.values(ASKS).flatMap(({ restated }) =>
      typeof restated === "string"
        ? restated
        : [none, ...some].map((facts = []) => restated({ response: "", facts })),
    );
    expect(phrases.length).toBeGreaterThan(30);
    expect(phrases.filter((phrase) => server(phrase) === phrase || ENGLISH.test(server(phrase)))).toEqual([]);
  });

  it.each([
    ["Bitcoin: an overview", "Bitcoin: ein Überblick"],
    ["Bitcoin: RSI (14 days)", "Bitcoin: RSI (14 Tage)"],
    ["Bitcoin: what if it drops 12.50%?", "Bitcoin: was, wenn der Preis um 12,50 % fällt?"],
    ["Bitcoin: what are the odds of $80,000.00?", "Bitcoin: wie groß ist die Chance auf 80.000,00 $?"],
    [
      "Bitcoin, Tesla and 2 more: how do they compare?",
      "Bitcoin, Tesla und 2 weitere: wie schneiden sie im Vergleich ab?",
    ],
    ["A ranking", "Eine Rangliste"],
  ])("“%s” is “%s”", (english, words) => expect(server(english)).toBe(words));
});

describe("a name with places in it", () => {
  it.each([
    ["Close on 3 March 2025", "Schlusskurs vom 3. März 2025"],
    [
      "Highest close in the summer of 2026 (June to August), on 4 July 2026",
      "Höchster Schlusskurs im Sommer 2026 (Juni bis August), am 4. Juli 2026",
    ],
    [
      "Mean change of Bitcoin, BNB over the last 7 days",
      "Mittlere Veränderung von Bitcoin, BNB in den letzten 7 Tagen",
    ],
    [
      "computed from 400 daily bars of simulated market",
      "berechnet aus 400 Tageskursen von: simulierter Markt",
    ],
    ["Return over 7 days, median", "Rendite über 7 Tage, Median"],
  ])("“%s” is “%s”", (english, words) => expect(server(english)).toBe(words));

  it("leaves texts of others unchanged", () => {
    for (const text of ["Bitcoin rises to a record", "Coinbase BTC/USD", "FY2025"])
      expect(server(text)).toBe(text);
  });

  it("keeps its places", () => {
    const placesIn = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
    for (const [english, words] of Object.entries(facts)) expect(placesIn(words)).toEqual(placesIn(english));
  });
});
