import type { AskKind } from "../../../../../shared/asks.ts";
import { findMeanings, type Meaning } from "../lexicon/lexicon.ts";
import { isWordless } from "../lexicon/phrases.ts";
import type { Clause, Clauses } from "../read-clauses.ts";
import type { Talk } from "../talk.ts";

/** Features are hashed into this many places. */
export const PLACES = 2 ** 16;

/** These say nothing of what is asked. */
const PLAIN: ReadonlySet<Meaning> = new Set<Meaning>([
  ...(["known", "carry", "filler"] as const),
  ...(["points.best", "points.worst", "points.that", "points.this", "points.it"] as const),
]);
/** Names of things share what they are asked for. */
const TABLES = /^(term_names|unheld|sectors)\..*/;

/**
 * What a message looks like, as places of `PLACES`: its words, alone and beside each other (assets, days and amounts are
 * marks), parts of long words and of languages without blanks, what its words mean, alone and by twos, the figures and days
 * it names, what was asked before it and how, and as which `kinds` its words are read. Pure.
 */
export function featuresOf(
  { clauses, unknown, language }: Clauses,
  talk: Talk,
  kinds: readonly AskKind[] = [],
): number[] {
  const names = new Set<string>([`language ${language}`, `before ${talk.ask?.kind}`]);
  for (const kind of kinds) names.add(`rules ${kind}`).add(`rules ${kind} after ${talk.ask?.kind}`);
  if (unknown.length > 0) names.add("unknown name");
  if (clauses.every(({ assets }) => assets.length === 0)) names.add(`no name before ${talk.ask?.kind}`);
  names.add(`clauses ${Math.min(3, clauses.length)}`);
  for (const clause of clauses) for (const name of namesOf(clause)) names.add(name);
  const meant = [...new Set(clauses.flatMap(meaningsOf))].sort();
  meant.forEach((meaning, i) => {
    names.add(`means ${meaning}`);
    for (const other of meant.slice(i + 1)) names.add(`means ${meaning} & ${other}`);
  });
  for (const name of namesOfGoingOn(clauses, talk, meant)) names.add(name);
  return [...new Set([...names].map(placeOf))];
}

function* namesOf({ text, isQuestion, assets, figures, hinted, dates }: Clause): Generator<string> {
  yield* wordsOf(text);
  if (isQuestion) yield "?";
  yield `assets ${Math.min(3, assets.length)}`;
  if (figures.length > 0) yield "figure";
  for (const kind of figures) yield `figure ${kind}`;
  for (const kind of hinted) yield `hint ${kind}`;
  for (const { past, ahead, tense } of dates) yield `day ${past?.unit} ${ahead !== null} ${tense}`;
}

const meaningsOf = ({ text, language }: Clause): string[] =>
  [...findMeanings(text)].flatMap(([meaning, places]) =>
    !PLAIN.has(meaning) && places.some(({ only }) => only === undefined || only === language)
      ? [meaning.replace(TABLES, "$1")]
      : [],
  );

/** What is named anew after which kind of ask, and what the message before asked by. */
function* namesOfGoingOn(
  clauses: Clauses["clauses"],
  { ask, said }: Talk,
  meant: string[],
): Generator<string> {
  if (said.length === 0) return;
  const named = (["assets", "dates", "amounts", "figures"] as const).filter((slot) =>
    clauses.some((clause) => clause[slot].length > 0),
  );
  yield `after ${ask?.kind}: ${named.join()}`;
  yield `goes on: ${named.join()}`;
  for (const meaning of meant) yield `goes on means ${meaning}`;
  for (const { text, figures } of said) {
    for (const word of text.trim().split(" ")) yield `prior word ${word}`;
    for (const figure of figures) yield `prior figure ${figure}`;
    for (const meaning of findMeanings(text).keys())
      if (!PLAIN.has(meaning)) yield `prior means ${meaning.replace(TABLES, "$1")}`;
  }
}

function* wordsOf(text: string): Generator<string> {
  const words = ["<", ...text.trim().split(" ").filter(Boolean), ">"];
  for (const [i, word] of words.entries()) {
    yield word;
    yield `${word} ${words[i + 1]}`;
    yield `${word} _ ${words[i + 2]}`;
    yield* partsOf(word);
  }
}

function* partsOf(word: string): Generator<string> {
  if (isWordless(word)) yield* piecesOf(word);
  else if (word.length > 4) {
    yield `${word.slice(0, 4)}*`;
    if (word.length > 6) yield `${word.slice(0, 6)}*`;
  }
}

/** The places of one word: itself, its parts and what it means. */
export function placesOf(word: string): number[] {
  const meant = [...findMeanings(` ${word} `).keys()].filter((meaning) => !PLAIN.has(meaning));
  return [word, ...partsOf(word), ...meant.map((meaning) => `means ${meaning.replace(TABLES, "$1")}`)].map(
    placeOf,
  );
}

function* piecesOf(word: string): Generator<string> {
  for (let size = 1; size <= 3; size++)
    for (let at = 0; at + size <= word.length; at++) yield `*${word.slice(at, at + size)}*`;
}

/** FNV-1a of a name, folded to a place. */
function placeOf(name: string): number {
  let hash = 2_166_136_261;
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 16_777_619);
  return ((hash ^ (hash >>> 15)) >>> 0) % PLACES;
}
