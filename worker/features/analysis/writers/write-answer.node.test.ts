import { describe, expect, it } from "vitest";
import { askSimulated, QUESTIONS } from "../../../test/ai/reworded/ask-simulated.ts";
import type { AnswerDraft } from "../draft-reply.ts";
import { renderSlots } from "../slots/render-slots.ts";
import { numberStatements, type Unit } from "./statements.ts";
import { type Choice, openAnswer } from "./write-answer.ts";

const drafts = await Promise.all(QUESTIONS.map(({ message, turns }) => askSimulated(message, turns)));
const unitsOf = ({ layout, more }: AnswerDraft) => numberStatements(layout, more);
const idsOf = (units: readonly Unit[]) => units.flatMap(({ statements }) => statements).map(({ id }) => id);

/** The whole text that choices make of a draft. */
function write(draft: AnswerDraft, choices: Choice[], units = unitsOf(draft)) {
  const facts = new Map(draft.rest.facts.map((fact) => [fact.id, fact]));
  const answer = openAnswer(units, facts, { assets: draft.rest.assets, language: "en" });
  const text = choices.map((one) => answer.take(one)).join("") + answer.finish();
  return { text, ...answer.count };
}
const [first] = drafts as [AnswerDraft, ...AnswerDraft[]];
const byText = (units: readonly Unit[], text: string) =>
  units.flatMap(({ statements }) => statements).find((one) => one.text.includes(text))?.id ?? "none";
const ownText = ({ text: { opening, body } }: AnswerDraft) => [opening, body].filter(Boolean).join("\n\n");

describe("an answer that a model orders", () => {
  it("is ours to the letter where it chooses nothing", () => {
    for (const draft of drafts) expect(write(draft, []).text).toBe(ownText(draft));
  });

  it("is ours to the letter where it keeps our order and words", () => {
    for (const draft of drafts) {
      const units = unitsOf(draft).filter(({ role }) => role !== "more");
      const kept = idsOf(units).map((id) => ({ of: [id], text: null }));
      expect(write(draft, kept).text).toBe(ownText(draft));
    }
  });

  it("says all that ours says, once, whatever is chosen, in whatever order, in whatever words", () => {
    for (const [seed, draft] of drafts.entries()) {
      const units = unitsOf(draft);
      const ids = idsOf(units).toSorted(
        (a, b) => ((Number(a.slice(1)) * 7 + seed) % 11) - ((Number(b.slice(1)) * 7 + seed) % 11),
      );
      const choices = [...ids, "s99", ...ids].map((id, i) => ({
        of: i % 3 === 0 ? [id, ids[(i + 1) % ids.length] ?? id] : [id],
        text: i % 2 === 0 ? "Buy now at {f1}." : null,
      }));
      const { text } = write(draft, choices);
      for (const part of ownText(draft).split(/\n\n|(?<=[.!?]) /))
        expect(text.split(part), `${part} in ${text}`).toHaveLength(2);
      expect(text).not.toContain("Buy now");
      expect(text.startsWith(draft.text.opening)).toBe(true);
    }
  });

  it("has a body in the model's order, each paragraph whole", () => {
    const units = unitsOf(first);
    const { text } = write(first, [{ of: [byText(units, "Also against this call")], text: null }]);
    expect(text.indexOf("Also against this call")).toBeLessThan(text.indexOf("It trades at"));
    expect(text).toMatch(/of the last one are \d+% \[f\d+\]\.$/);
  });

  it("has what could be said beside it only where the model picks it, and at most twelve statements", () => {
    const units = unitsOf(first);
    const more = units.filter(({ role }) => role === "more");
    const always = units.filter(({ role }) => role !== "more");
    expect(more.length).toBeGreaterThan(8);
    const { text } = write(
      first,
      idsOf(more).map((id) => ({ of: [id], text: null })),
    );
    const own = ownText(first);
    expect(text.startsWith(first.text.opening)).toBe(true);
    expect(text.startsWith(own)).toBe(false);
    const facts = new Map(first.rest.facts.map((fact) => [fact.id, fact]));
    const isIn = (whole: string) =>
      more.filter(({ statements: [one] }) => whole.includes(renderSlots(one?.text ?? "", facts)));
    expect(isIn(text)).toHaveLength(12 - idsOf(always).length);
    expect(isIn(own)).toEqual([]);
  });

  it("has a sentence of the model in the place of one of ours, with its figures filled in", () => {
    const units = unitsOf(first);
    const of = [byText(units, "It trades at")];
    const { text, given, stood } = write(first, [{ of, text: "Bitcoin changes hands at {f5}." }]);
    expect(text).toMatch(/\n\nBitcoin changes hands at \$[\d,.]+ \[f5\]\. Its 30-day range/);
    expect(text).not.toContain("It trades at");
    expect({ given, stood }).toEqual({ given: 1, stood: 1 });
  });

  it("has one sentence for two neighbours, and ours for two that are none", () => {
    const units = unitsOf(first);
    const [price, range] = [byText(units, "It trades at"), byText(units, "Its 30-day range")];
    const text =
      "It trades at {f5}, and its 30-day range is {f6} to {f7}, which should contain 80% of outcomes.";
    expect(write(first, [{ of: [price, range], text }]).text).toMatch(
      /It trades at \S+ \[f5\], and its 30-day range/,
    );
    expect(write(first, [{ of: [range, price], text }]).text).toBe(ownText(first));
  });

  it("bears an action in bold where ours does, with the model's marks or without", () => {
    const draft = drafts[2] as AnswerDraft;
    const of = [byText(unitsOf(draft), "Trend score")];
    for (const text of ["The trend score is a Sell.", "The trend score is a **Sell**."])
      expect(write(draft, [{ of, text }]).text).toContain("The trend score is a **Sell**.");
  });
});
