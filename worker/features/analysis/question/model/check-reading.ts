import { distance } from "fastest-levenshtein";
import type { Asset } from "../../../markets/assets.ts";
import type { Ask } from "../../asks/registry.ts";
import type { Question } from "../question.ts";
import { readQuestion, readTalk } from "../read-question.ts";
import type { Reading } from "./reader-prompt.ts";

/** Letters a name may differ by from the word it was meant by, as a share of its length. */
const FARTHEST = 0.34;

/**
 * The ask of a model's reading, or null where a part of it does not stand: its words must be the message's and some of them
 * unread or unused by the rules, or its kind one that the referee finds likely; what it asks is read by the rules and must be understood; its assets must be named by the message, the talk or
 * an unread word; its digits must be the message's. Pure.
 */
export function checkReading({ question: text, words }: Reading, question: Question, now: Date): Ask | null {
  const message = fold(question.message);
  const quoted = words.flatMap((word) => fold(word).split(" ")).filter(Boolean);
  const spoken = new Set(message.split(" "));
  const isSpoken = (word: string) => spoken.has(word) || (isWordless(word) && message.includes(word));
  if (quoted.length === 0 || !quoted.every(isSpoken)) return null;
  const open = [...question.left, ...question.unused.flatMap((token) => fold(token).split(" "))];
  const isOpen = open.some((left) =>
    quoted.some((word) => word === left || (isWordless(left) && word.includes(left))),
  );
  if (!isOpen && question.alternatives.length === 0) return null;
  if (text.trim() === "" || !holdsDigits(fold(text), message)) return null;
  const talk = readTalk(question.turns, now);
  const { asks, unused } = readQuestion(text, question.turns, now);
  const [ask] = asks;
  if (unused.length > 0 || !ask || ask.kind === "unread" || ask.kind === "chitchat") return null;
  // Of words that the rules used a model may make only what the referee takes the message for.
  if (!isOpen && !question.alternatives.some(({ kind }) => kind === ask.kind)) return null;
  // A name that is none of ours would be shown in the model's words.
  if (ask.kind === "not_held" && ask.topic === "asset") return null;
  const named = [...ask.assets, ...("into" in ask && ask.into ? [ask.into] : [])];
  const known = [...question.assets, ...talk.assets];
  return named.every((asset) => known.includes(asset) || question.left.some((word) => isNear(word, asset)))
    ? ask
    : null;
}

/** Each number of a text is one of the message's, in its digits. */
function holdsDigits(text: string, message: string): boolean {
  const numbers = new Set(message.match(/\d+/g));
  return (text.match(/\d+/g) ?? []).every((digits) => numbers.has(digits));
}

function isNear(word: string, { symbol, name, aliases }: Asset): boolean {
  return [symbol, name, ...aliases].some((one) => {
    const other = fold(one);
    return other.length > 2 && distance(word, other) <= FARTHEST * Math.max(word.length, other.length);
  });
}

const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const isWordless = (word: string) => /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u.test(word);
