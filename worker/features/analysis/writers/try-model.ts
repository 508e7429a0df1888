import { AiError, type AiModel, type AiUsage } from "../../../providers/ai/ai.ts";
import { groundText } from "../grounding/ground.ts";
import type { NamedAsset } from "../grounding/mentions.ts";
import { checkWords, openWords } from "./check/check-words.ts";
import { RefusedText, renderSentence, type Sentence, sentenceSchema } from "./check/sentence.ts";
import type { Frame } from "./frame.ts";
import { type Deadlines, LEAST_SENTENCES, MAX_OUTPUT_TOKENS, MOST_CHARS } from "./limits.ts";
import { type Brief, MOST_SENTENCES, SYSTEM } from "./prompt/prompt.ts";
import { readInTime } from "./read-in-time.ts";

export interface Attempt {
  model: AiModel;
  /** the delimited data made from `brief` */
  data: string;
  brief: Pick<Brief, "facts" | "calls">;
  /** those a text may name */
  assets: NamedAsset[];
  frame: Frame;
  deadlines: Deadlines;
  /** the reader's: when it fires, nobody waits any more */
  signal: AbortSignal;
}

/**
 * One model's answer in pieces that join to the whole text, each already checked together with all before it: figures
 * are facts, words keep to the call. The first piece carries the frame's opening, the last its closing. Returns the
 * tokens used. Throws `AiError`, or `RefusedText` when what was given so far must not stand.
 */
export async function* tryModel(attempt: Attempt): AsyncGenerator<string, AiUsage, void> {
  const { model, deadlines, frame } = attempt;
  const stop = new AbortController();
  const request = {
    system: SYSTEM,
    data: attempt.data,
    element: sentenceSchema,
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    signal: AbortSignal.any([attempt.signal, stop.signal]),
  };
  const add = openText(attempt);
  let count = 0;
  const limitMs = () =>
    count === 0 ? deadlines.firstBy - Date.now() : Math.min(deadlines.idleMs, deadlines.endBy - Date.now());
  const source = readInTime(
    model.ask(request),
    limitMs,
    () => new AiError(model.name, "timeout"),
    () => stop.abort(),
  );
  try {
    let step = await source.next();
    for (; !step.done; step = await source.next()) {
      if (++count > MOST_SENTENCES) throw new RefusedText("too long");
      yield add(step.value);
    }
    if (count < LEAST_SENTENCES) throw new RefusedText("empty");
    if (frame.closing) yield `\n\n${frame.closing}`;
    return step.value;
  } finally {
    stop.abort();
  }
}

/** Takes sentences one by one and gives what each adds to the text. */
function openText({ brief, assets, frame }: Attempt): (sentence: Sentence) => string {
  const words = openWords(brief.calls, assets, brief.facts);
  let text = "";
  return (sentence) => {
    const { heading, text: said } = renderSentence(sentence);
    checkWords(heading ? `${heading}: ${said}` : said, words);
    if (text.includes(said)) throw new RefusedText("repeated");
    const own = heading ? `\n\n**${heading}.** ${said}` : `${text === "" ? "\n\n" : " "}${said}`;
    const piece = text === "" ? `${frame.opening}${own}` : own;
    text += piece;
    if (text.length > frame.opening.length + MOST_CHARS) throw new RefusedText("too long");
    if (!groundText(text, brief.facts, assets).ok) throw new RefusedText("ungrounded");
    return piece;
  };
}
