import { AiError, type AiModel, type AiUsage } from "../../../providers/ai/ai.ts";
import type { AnswerDraft } from "../draft-reply.ts";
import { type Deadlines, LEAST_CHOICES, LEAST_SHARE, MAX_OUTPUT_TOKENS, MOST_CHOICES } from "./limits.ts";
import { SYSTEM } from "./prompt/contract.ts";
import { readInTime } from "./read-in-time.ts";
import type { Unit } from "./statements.ts";
import { choiceSchema, openAnswer } from "./write-answer.ts";

/** A text of a model that must not stand; the text of the error says why and quotes nothing. */
export class RefusedText extends Error {
  constructor(why: string) {
    super(why);
    this.name = "RefusedText";
  }
}

export interface Attempt {
  model: AiModel;
  /** the delimited data made from `draft` */
  data: string;
  draft: Pick<AnswerDraft, "text" | "rest" | "language">;
  units: readonly Unit[];
  deadlines: Deadlines;
  /** the reader's: when it fires, nobody waits any more */
  signal: AbortSignal;
  /** called with the number of characters from the model */
  onReceived?: (chars: number) => void;
}

/**
 * One model's answer in pieces that join to the whole text: our statements in its order, in its words where these say the same.
 * Returns the tokens used, if the provider reports them. Throws `AiError`, or `RefusedText` when it chose nothing or less than a third of
 * its sentences stand.
 */
export async function* tryModel(attempt: Attempt): AsyncGenerator<string, AiUsage | null, void> {
  const { model, deadlines, draft, units } = attempt;
  const stop = new AbortController();
  const request = {
    system: SYSTEM,
    data: attempt.data,
    element: choiceSchema,
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    signal: AbortSignal.any([attempt.signal, stop.signal]),
    onReceived: attempt.onReceived,
  };
  const facts = new Map(draft.rest.facts.map((fact) => [fact.id, fact]));
  const answer = openAnswer(units, facts, { assets: draft.rest.assets, language: draft.language });
  let [count, chosen] = [0, 0];
  const limitMs = () =>
    chosen === 0 ? deadlines.firstBy - Date.now() : Math.min(deadlines.idleMs, deadlines.endBy - Date.now());
  const source = readInTime(
    model.ask(request),
    limitMs,
    () => new AiError(model.name, "timeout"),
    () => stop.abort(),
  );
  try {
    let step = await source.next();
    for (; !step.done && count < MOST_CHOICES; step = await source.next()) {
      count++;
      const piece = answer.take(step.value);
      if (piece === "") continue;
      chosen++;
      yield piece;
    }
    const { given, stood } = answer.count;
    if (chosen < LEAST_CHOICES || stood < given * LEAST_SHARE) throw new RefusedText("too little stands");
    const end = [answer.finish(), draft.text.closing && `\n\n${draft.text.closing}`].filter(Boolean).join("");
    if (end) yield end;
    return step.done ? step.value : null;
  } finally {
    stop.abort();
  }
}
