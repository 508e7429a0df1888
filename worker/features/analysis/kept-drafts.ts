import { BoundedMap } from "../../bounded-map.ts";
import type { Ask } from "./asks/registry.ts";
import type { AnswerDraft } from "./draft-reply.ts";
import type { Evidence } from "./evidence.ts";
import type { Gathered } from "./gather.ts";
import type { Question } from "./question/question.ts";

const MOST_KEPT = 50;
const drafts = new BoundedMap<string, { evidence: Evidence; draft: AnswerDraft }>(MOST_KEPT);

const isNothing = (value: unknown) =>
  value === null || value === false || (Array.isArray(value) && value.length === 0);

/** Whether it holds nothing but our own words: no amount, day or figure that the asker named. */
const isBare = (ask: Ask) =>
  Object.entries(ask).every(([field, value]) => /^(?:kind|assets|about)$/.test(field) || isNothing(value));

/** Names a question that is the same whoever asks it; null for any other. */
function nameQuestion({
  asks: [ask, ...more],
  assets,
  unknown,
  suggestions,
  unused,
  agreed,
  alternatives,
  manner,
  left,
  language,
  currency,
}: Question) {
  const isOfOne = ask && more.length === 0 && assets.length === 1 && ask.assets.length === 1;
  if (!isOfOne || !isBare(ask)) return null;
  if (
    manner ||
    currency ||
    !agreed ||
    [unknown, suggestions, unused, left, alternatives].some((words) => words.length > 0)
  )
    return null;
  return [assets[0]?.type, assets[0]?.symbol, ask.kind, "about" in ask && ask.about, language].join(" ");
}

/**
 * What `make` makes of one asset's evidence for a bare question ("Bitcoin technicals"); as long as the evidence is the same
 * object the next who asks it gets the same draft. Nothing of what a person wrote is kept.
 */
export function keepDraft(
  question: Question,
  { evidence: [evidence, ...others], missing }: Gathered,
  make: () => AnswerDraft,
): AnswerDraft {
  const name = nameQuestion(question);
  if (name === null || !evidence || others.length + missing.length > 0) return make();
  const kept = drafts.get(name);
  if (kept?.evidence === evidence) return { ...kept.draft, question };
  const draft = make();
  const { message: _, turns: __, ...bare } = question;
  drafts.set(name, { evidence, draft: { ...draft, question: { ...bare, message: "", turns: [] } } });
  return draft;
}
