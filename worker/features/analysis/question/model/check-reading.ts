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
 * unread or unused by the rules, or its kind one that the referee finds likely; what it asks is read by the rules and must be
 * understood; its assets must be named by the message, the talk or an unread word; its digits must be the message's. Pure.
 */
export function checkReading({ question: text, words }: Reading, question: Question, now: Date): Ask | null {
  const message = fold(question.message);
  const quoted = words.flatMap((word) => fold(word).split(" ")).filter(Boolean);
  if (quoted.length === 0 || !areSpoken(quoted, message)) return null;
  const isOpen = isLeftOpen(quoted, question);
  if (!isOpen && question.alternatives.length === 0) return null;
  if (text.trim() === "" || !holdsDigits(fold(text), message)) return null;
  const ask = readAgain(text, question, now);
  // Of words that the rules used a model may make only what the referee takes the message for.
  const isLikely = isOpen || question.alternatives.some(({ kind }) => kind === ask?.kind);
  return ask && isLikely && isOfNamed(ask, question, now) ? ask : null;
}

function areSpoken(words: string[], message: string): boolean {
  const spoken = new Set(message.split(" "));
  return words.every((word) => spoken.has(word) || (isWordless(word) && message.includes(word)));
}

/** Some of the words are such that the rules made nothing of them. */
function isLeftOpen(words: string[], { left, unused }: Question): boolean {
  const open = [...left, ...unused.flatMap((token) => fold(token).split(" "))];
  return open.some((one) => words.some((word) => word === one || (isWordless(one) && word.includes(one))));
}

/** What the rules read of it, where they understand all; a name that is none of ours would be shown in the model's words. */
function readAgain(text: string, { turns }: Question, now: Date): Ask | null {
  const { asks, unused } = readQuestion(text, turns, now);
  const [ask] = asks;
  if (unused.length > 0 || !ask || ask.kind === "unread" || ask.kind === "chitchat") return null;
  return ask.kind === "not_held" && ask.topic === "asset" ? null : ask;
}

function isOfNamed(ask: Ask, { assets, turns, left }: Question, now: Date): boolean {
  const named = [...ask.assets, ...("into" in ask && ask.into ? [ask.into] : [])];
  const known = [...assets, ...readTalk(turns, now).assets];
  return named.every((asset) => known.includes(asset) || left.some((word) => isNear(word, asset)));
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
