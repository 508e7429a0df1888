import type { AnswerDraft } from "../../draft-reply.ts";
import { BadSlot, renderSlots, slotsIn } from "../../slots/render-slots.ts";
import type { Claim } from "../words/claim.ts";
import { type Held, openReader, type Reading } from "../words/read-sentence.ts";
import { standsBeside } from "./beside.ts";
import { findFalse } from "./find-false.ts";
import { isOrder, isUnheld } from "./orders.ts";
import { readHeading, readPlain, type Sentence, toSentenceCase } from "./sentence.ts";
import { keepsWindows } from "./windows.ts";

/** A sentence as it is shown; null when it must not be. `why` names the check, for tests and counts. */
export interface Checked {
  heading: string | null;
  text: string | null;
  why: string | null;
}

/**
 * Opens the checks of one answer. A sentence stands when each of its words is one of the contract, each slot is a fact in a form
 * it has beside its asset and its figure's name, and whatever its words claim is so by the facts.
 */
export function openCheck({
  rest,
  question,
}: Pick<AnswerDraft, "rest" | "question">): (sentence: Sentence) => Checked {
  const facts = new Map(rest.facts.map((fact) => [fact.id, fact]));
  const assets = question.assets.length > 0 ? question.assets : rest.assets;
  const held: Held = { facts: rest.facts, calls: rest.calls, assets };
  const read = openReader(held);
  const judge = (text: string, heading: string | null): string | null => {
    const ids = slotsIn(text);
    if (ids.some((id) => !facts.has(id))) return "unknown slot";
    const reading = read(text, heading);
    const stranger = reading.words.find(({ sort }) => sort === "unknown");
    if (stranger) return `unknown word ${stranger.said}`;
    if (isOrder(reading)) return "order";
    if (isUnheld(reading, held)) return "not held";
    if (!standsBeside(reading, held)) return "wrong place";
    if (!keepsWindows(reading, held)) return "wrong window";
    return findFalse(reading, held);
  };
  return (sentence) => {
    const title = readHeading(sentence);
    const heading = title && isTitle(read(title)) ? toSentenceCase(title, assets) : null;
    const plain = readPlain(sentence);
    if (plain === null) return { heading, text: null, why: "not plain" };
    const why = judge(plain, heading);
    if (why) return { heading, text: null, why };
    try {
      return { heading, text: renderSlots(plain, facts), why: null };
    } catch (error) {
      if (error instanceof BadSlot) return { heading, text: null, why: "wrong form" };
      throw error;
    }
  };
}

const TITLES = new Set<Claim["as"]>(["call", "lean", "wrong", "would", "window", "join", "kinds", "near"]);

const TITLE_WORDS = new Set(
  "valuation profitability outlook strength fundamentals sentiment behaviour business performance relation".split(
    " ",
  ),
);

/** A heading names what follows and claims nothing. */
const isTitle = ({ words }: Reading): boolean =>
  words.every(
    (word) =>
      (word.sort !== "unknown" || TITLE_WORDS.has(word.said)) &&
      word.sort !== "slot" &&
      (word.sort !== "claim" || TITLES.has(word.claim.as)),
  );
