import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { ASK_TRAITS, type AskKind, exampleOf } from "../../../../../shared/asks.ts";
import { readTables, readTaught } from "../../../../test/analysis/asked/read-asked.node.ts";
import { ASSETS } from "../../../markets/assets.ts";
import { readQuestion } from "../read-question.ts";
import weights from "../referee/weights.json" with { type: "json" };

const NOW = new Date("2025-10-10T21:00:00Z");
const read = (message: string) => readQuestion(message, [], NOW);

describe("the referee", () => {
  it("is taught with the labelled messages as they are (else: npm run teach-reader)", () => {
    const asked = [
      ...readTables().flatMap(({ asked, now }) => asked.map((one) => ({ ...one, now }))),
      ...readTaught().map((one) => ({ ...one, now: NOW })),
    ];
    expect(createHash("sha256").update(JSON.stringify(asked)).digest("hex")).toBe(weights.taught);
  });

  it("is taught with kinds of ours alone", () => {
    expect(readTaught().filter(({ kind, message }) => !(kind in ASK_TRAITS) || message === "")).toEqual([]);
  });

  it.each(["Analyze Bitcoin", "Should I buy Tesla?", "ETH vs SOL"])(
    "agrees to %s and offers nothing else",
    (message) => {
      expect(read(message)).toMatchObject({ agreed: true, alternatives: [] });
    },
  );
});

describe("a message of each kind that names alone ask for", () => {
  const kinds = (Object.keys(ASK_TRAITS) as AskKind[]).filter((kind) => ASK_TRAITS[kind].example);
  it.each(kinds)("%s is read as it", (kind) => {
    for (const { name } of ASSETS.slice(0, 10)) {
      const other = name === "Bitcoin" ? "Ethereum" : "Bitcoin";
      const message = exampleOf(kind, [name, other]) ?? "";
      const { asks, unused, agreed } = read(message);
      expect([message, asks[0]?.kind, unused, agreed]).toEqual([message, kind, [], true]);
    }
  });
});
