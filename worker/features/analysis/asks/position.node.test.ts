import { describe, expect, it } from "vitest";
import { simulatedEvidence } from "../../../test/analysis/simulated-evidence.ts";
import { readQuestion } from "../question/read-question.ts";
import { renderSlots } from "../slots/render-slots.ts";
import { answerAsks } from "./answer-asks.ts";
import { openDesk } from "./desk/open-desk.ts";

const NOW = new Date("2026-11-20T15:00:00Z");

/** The first sentences and the facts of the answer to a message. */
async function ask(message: string) {
  const question = readQuestion(message, [], NOW);
  const desk = openDesk(question, await Promise.all(question.assets.map(simulatedEvidence)), NOW, "live");
  const [said] = answerAsks(desk, question.asks);
  const facts = new Map(desk.facts.map((fact) => [fact.id, fact]));
  const figureOf = (kind: string) => Number(desk.facts.findLast((fact) => fact.kind === kind)?.value);
  return { lead: renderSlots(said?.lead ?? "", facts), figureOf };
}

describe("a position that is closed at a price told", () => {
  it("is worth what that price makes of it, whatever the price is now", async () => {
    const { lead, figureOf } = await ask("short eth at 3,900 5x with 2k, covered at 3610, what did i make");
    expect(figureOf("gain_percent")).toBeCloseTo(100 * (1 - 3610 / 3900));
    expect(figureOf("gain_usd")).toBeCloseTo((2000 / 3900) * (3900 - 3610));
    expect(lead).toMatch(
      /sold short at \$3,900\.00 \[f\d+\] and closed at \$3,610\.00 \[f\d+\], shows a gain of/,
    );
  });

  it("may be one that is only supposed", async () => {
    const { figureOf } = await ask("if nvidia falls to 100 how much do i lose, got 85 shares @ 131");
    expect(figureOf("gain_usd")).toBeCloseTo(85 * (100 - 131));
  });
});

describe("the price of a gain", () => {
  it("in dollars is what each unit must rise", async () => {
    const { lead, figureOf } = await ask("bought 10 sol at 150, at what price am i up 500 dollars");
    expect(figureOf("scenario_price")).toBe(200);
    expect(lead).toMatch(/shows a gain of \$500\.00 \[f\d+\] at \$200\.00 \[f\d+\]/);
  });

  it("in percent needs no units, and falls for a short", async () => {
    const { figureOf } = await ask("shorted sol at 150, at what price am i up 50%");
    expect(figureOf("scenario_price")).toBe(75);
  });

  it("in dollars without units asks for them", async () => {
    expect((await ask("bought sol at 150, at what price am i up 500 dollars")).lead).toContain(
      "Tell how many Solana",
    );
  });
});
