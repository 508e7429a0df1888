import { AiError, type AiModel, type AiUsage } from "../../../providers/ai/ai.ts";
import { type Carried, groundText } from "../grounding/ground.ts";
import type { NamedAsset } from "../grounding/mentions.ts";
import { checkWords, openWords, toSentenceCase } from "./check/check-words.ts";
import { findWrong, openClaims } from "./check/claims/check-claims.ts";
import {
  isAside,
  isCheckable,
  RefusedText,
  renderSentence,
  type Sentence,
  sentenceSchema,
} from "./check/sentence.ts";
import type { Frame } from "./frame.ts";
import {
  type Deadlines,
  LEAST_SENTENCES,
  MAX_OUTPUT_TOKENS,
  MOST_CHARS,
  MOST_UNCLEAR,
  UNTRUE_WEIGHT,
} from "./limits.ts";
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
  /** is told how many characters the model gave */
  heard?: (chars: number) => void;
}

/**
 * One model's answer in pieces that join to the whole text, each already checked together with all before it: figures
 * are facts, words keep to the call. The first piece carries the frame's opening, the last its closing. Returns the
 * tokens used, if the provider told. Throws `AiError`, or `RefusedText` when what was given so far must not stand.
 */
export async function* tryModel(attempt: Attempt): AsyncGenerator<string, AiUsage | null, void> {
  const { model, deadlines, frame } = attempt;
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
    for (; !step.done; step = await source.next()) {
      if (++count > MOST_SENTENCES) throw new RefusedText("too long");
      const piece = add(step.value);
      if (piece === null) continue;
      shown++;
      yield piece;
    }
    if (shown < LEAST_SENTENCES) throw new RefusedText("empty");
    if (frame.closing) yield `\n\n${frame.closing}`;
    return step.value;
  } finally {
    stop.abort();
  }
}

/**
 * Takes sentences one by one and gives what each adds to the text, or null: what shows nothing to check is left out, as
 * nobody could hold it against a fact, and so are a few whose words around true figures cannot be judged or seem wrong,
 * for what reads words errs; its heading goes to the next one. Each is grounded with the paragraph it stands in; what
 * the paragraphs before it left is carried on, so that no word is read again and again.
 */
function openText({ brief, assets, frame }: Attempt): (sentence: Sentence) => string | null {
  const words = openWords(brief.calls, assets, brief.facts);
  const claims = openClaims(brief.facts, assets);
  let [text, paragraph, unclear] = ["", "", 0];
  /** A model that goes on in words which do not fit its figures is not listened to. */
  const doubt = (weight: number, why: string) => {
    unclear += weight;
    if (unclear > MOST_UNCLEAR) throw new RefusedText(why);
    return null;
  };
  /** Null for figures that are facts in words that cannot be judged. */
  const ground = (part: string, before?: Carried): Carried | null => {
    const { problems, carried } = groundText(part, brief.facts, assets, before);
    if (problems.some(({ isUnclear }) => !isUnclear)) throw new RefusedText("ungrounded");
    return problems.length === 0 ? carried : doubt(1, "ungrounded");
  };
  let before: Carried | undefined;
  let carried: Carried | undefined;
  let left: string | null = null;
  return (sentence) => {
    if (isAside(sentence)) {
      checkWords(sentence.text, words);
      return null;
    }
    const { heading: given, text: said } = renderSentence(sentence);
    const own = given && toSentenceCase(given, words);
    checkWords(own ? `${own}: ${said}` : said, words);
    const wrong = findWrong(said, claims);
    if (text.includes(said)) throw new RefusedText("repeated");
    const isFirst = text === "";
    const heading = own ?? left;
    const added = heading ? `\n\n**${heading}.** ${said}` : `${isFirst ? "\n\n" : " "}${said}`;
    if (isFirst) carried = ground(frame.opening) ?? undefined;
    const [whole, base] = isFirst || heading ? [added, carried] : [paragraph + added, before];
    const leaves = ground(whole, base);
    if (wrong) doubt(UNTRUE_WEIGHT, wrong);
    const isShown = leaves !== null && !wrong && isCheckable(said);
    left = isShown ? null : heading;
    if (!isShown) return null;
    [paragraph, before, carried] = [whole, base, leaves];
    const piece = isFirst ? `${frame.opening}${added}` : added;
    text += piece;
    if (text.length > frame.opening.length + MOST_CHARS) throw new RefusedText("too long");
    return piece;
  };
}
