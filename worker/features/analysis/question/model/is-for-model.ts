import { exampleOf } from "../../../../../shared/asks.ts";
import type { Question } from "../question.ts";

/** With at most this many words beside names there is little to misread. */
const FEW_WORDS = 3;

/** The referee takes the message for another kind, or words of it are passed over. */
export const isUnclear = ({ left, unused, agreed }: Question): boolean =>
  !agreed || unused.length + left.length > 0;

/**
 * Whether a model should read a message too. Not distress, nor a wish about the wording; nor what the rules used every word of,
 * where it is a question that our own pages offer, or opens a talk in a few words.
 */
export function isForModel(question: Question): boolean {
  const { asks, manner, turns, left } = question;
  if (manner || asks.some(({ kind }) => kind === "distress")) return false;
  if (isUnclear(question)) return true;
  if (asks.every(({ kind }) => kind === "unread")) return left.length > 0;
  return !isOffered(question) && (turns.length > 0 || countWords(question) > FEW_WORDS);
}

function isOffered({ message, asks: [ask], assets }: Question): boolean {
  const said = plain(message);
  return (["name", "symbol"] as const).some((called) => {
    const example =
      ask &&
      exampleOf(
        ask.kind,
        assets.map((asset) => asset[called]),
      );
    return typeof example === "string" && plain(example) === said;
  });
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%]+/gu, " ")
    .trim();

/** The words of a message, a name counted as none. */
const countWords = ({ message, language, assets }: Question): number =>
  [...new Intl.Segmenter(language, { granularity: "word" }).segment(message)].filter(
    ({ isWordLike }) => isWordLike,
  ).length - assets.length;
