import { AiError, type AiModel, type AiUsage } from "../../../providers/ai/ai.ts";
import type { AnswerDraft } from "../draft-reply.ts";
import { openCheck } from "./check/check-sentence.ts";
import { RefusedText, type Sentence, sentenceSchema } from "./check/sentence.ts";
import { type Deadlines, LEAST_SENTENCES, LEAST_SHARE, MAX_OUTPUT_TOKENS, MOST_CHARS } from "./limits.ts";
import { SYSTEM } from "./prompt/contract.ts";
import { MOST_SENTENCES } from "./prompt/prompt.ts";
import { readInTime } from "./read-in-time.ts";

export interface Attempt {
  model: AiModel;
  /** the delimited data made from `draft` */
  data: string;
  draft: Pick<AnswerDraft, "text" | "rest" | "question">;
  deadlines: Deadlines;
  /** the reader's: when it fires, nobody waits any more */
  signal: AbortSignal;
  /** is told how many characters the model gave */
  heard?: (chars: number) => void;
}

/**
 * One model's answer in pieces that join to the whole text: each sentence is checked and its slots are filled by code; one
 * that does not stand is left out, and the answer goes on. The first piece carries the opening, the last the closing. Returns
 * the tokens used, if the provider told. Throws `AiError`, or `RefusedText` when less than a third of it stands.
 */
export async function* tryModel(attempt: Attempt): AsyncGenerator<string, AiUsage | null, void> {
  const { model, deadlines, draft } = attempt;
  const stop = new AbortController();
  const request = {
    system: SYSTEM,
    data: attempt.data,
    element: sentenceSchema,
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    signal: AbortSignal.any([attempt.signal, stop.signal]),
    heard: attempt.heard,
  };
  const add = openText(attempt);
  let [count, shown] = [0, 0];
  const limitMs = () =>
    shown === 0 ? deadlines.firstBy - Date.now() : Math.min(deadlines.idleMs, deadlines.endBy - Date.now());
  const source = readInTime(
    model.ask(request),
    limitMs,
    () => new AiError(model.name, "timeout"),
    () => stop.abort(),
  );
  try {
    let step = await source.next();
    for (; !step.done && count < MOST_SENTENCES; step = await source.next()) {
      count++;
      const piece = add(step.value);
      if (piece === null) continue;
      shown++;
      yield piece;
    }
    if (shown < LEAST_SENTENCES || shown < count * LEAST_SHARE) throw new RefusedText("too little stands");
    if (draft.text.closing) yield `\n\n${draft.text.closing}`;
    return step.done ? step.value : null;
  } finally {
    stop.abort();
  }
}

/** Takes sentences one by one and gives what each adds to the text, or null; the heading of one left out goes to the next. */
function openText({ draft }: Attempt): (sentence: Sentence) => string | null {
  const check = openCheck(draft);
  let [text, left] = ["", null as string | null];
  return (sentence) => {
    const checked = check(sentence);
    const heading = checked.heading ?? left;
    left = heading;
    if (checked.text === null || text.includes(checked.text)) return null;
    const isFirst = text === "";
    const added = heading
      ? `\n\n**${heading}.** ${checked.text}`
      : `${isFirst ? "\n\n" : " "}${checked.text}`;
    if (text.length + added.length > MOST_CHARS) return null;
    left = null;
    text += added;
    return isFirst ? `${draft.text.opening}${added}` : added;
  };
}
