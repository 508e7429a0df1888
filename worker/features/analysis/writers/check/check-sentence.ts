import type { AnswerDraft } from "../../answer-question.ts";
import { BadSlot, renderSlots, slotsIn } from "../../slots/render-slots.ts";
import { isAbsolute } from "./absolutes.ts";
import { isMisplaced } from "./attribution.ts";
import { tellsWrongEnd } from "./axes.ts";
import { holdsFigure } from "./bare-figures.ts";
import { givesStrangeReason } from "./causes.ts";
import { coverSlots } from "./clauses.ts";
import { contradicts } from "./contradiction.ts";
import { findForbidden, openWords, toSentenceCase } from "./forbidden.ts";
import { isOrder } from "./orders.ts";
import { miscounts } from "./quantities.ts";
import { ranksOtherWay } from "./rankings.ts";
import { readHeading, readPlain, type Sentence } from "./sentence.ts";
import { mistakesWindow } from "./windows.ts";

/** A sentence as it is shown; null when it must not be. `why` names the check, for tests and counts. */
export interface Checked {
  heading: string | null;
  text: string | null;
  why: string | null;
}

/**
 * Opens the checks of one answer. A sentence stands when each slot is a fact in a form it has, no figure stands outside of
 * one, each slot stands beside the asset and the figure it is of, no word contradicts the facts of its clause, and nothing in
 * it advises, promises, tells hearsay or names what our data does not.
 */
export function openCheck({
  rest,
  question,
}: Pick<AnswerDraft, "rest" | "question">): (sentence: Sentence) => Checked {
  const facts = new Map(rest.facts.map((fact) => [fact.id, fact]));
  const assets = question.assets.length > 0 ? question.assets : rest.assets;
  const words = openWords(rest.calls, assets, rest.facts);
  const prices = new Map(rest.facts.filter(({ kind }) => kind === "price").map((fact) => [fact.asset, fact]));
  const judge = (text: string): string | null => {
    const used = slotsIn(text).flatMap((id) => facts.get(id) ?? []);
    if (used.length !== slotsIn(text).length) return "unknown slot";
    if (holdsFigure(text, used)) return "bare figure";
    const forbidden = findForbidden(text.replace(SLOT, " it "), words, used);
    if (forbidden) return forbidden;
    if (isOrder(coverSlots(text))) return "order or address";
    if (isAbsolute(coverSlots(text), used)) return "absolute";
    if (givesStrangeReason(text, words.texts)) return "reason not held";
    if (isMisplaced(text, { facts, assets })) return "wrong place";
    if (mistakesWindow(text, facts)) return "wrong window";
    if (miscounts(text, facts)) return "wrong count";
    if (ranksOtherWay(text, { facts, assets })) return "wrong rank";
    if (tellsWrongEnd(text, { facts, prices, calls: rest.calls })) return "wrong end";
    return contradicts(text, { facts, prices, calls: rest.calls }) ? "contradiction" : null;
  };
  return (sentence) => {
    const title = readHeading(sentence);
    const heading = title && !findForbidden(title, words) ? toSentenceCase(title, words) : null;
    const plain = readPlain(sentence);
    if (plain === null) return { heading, text: null, why: "not plain" };
    const why = judge(plain);
    if (why) return { heading, text: null, why };
    try {
      return { heading, text: renderSlots(plain, facts), why: null };
    } catch (error) {
      if (error instanceof BadSlot) return { heading, text: null, why: "wrong form" };
      throw error;
    }
  };
}

const SLOT = /\{f\d{1,6}(?::[a-z]+)?\}/g;
