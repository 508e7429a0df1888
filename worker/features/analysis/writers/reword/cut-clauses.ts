import { ALIASES, BOUNDARIES, GROUPS, LONGEST_PHRASE, NEUTRAL } from "../../words/groups.ts";

/** An asset of the answer as it is named in a sentence. */
export interface Named {
  symbol: string;
  name: string;
}

/** A word or phrase with the slots that it may speak of. */
export interface Key {
  /** its group, the word itself, "@SYMBOL" of an asset, or the slot */
  key: string;
  /** "slot", "name" or "word" */
  sort: "slot" | "name" | "word";
  /** ids of the facts in its clause; of a clause without one, those around it */
  slots: readonly string[];
  /** whether a slot stands in its clause */
  isBound: boolean;
  clause: number;
}

const TOKEN = /\{f\d+(?::[a-z]+)?\}|\d+(?:[.,]\d+)*(?:%|-[a-z]+)?|[+−%]?\p{L}[\p{L}'/&-]*|&|[.,;:()–—?!]/gu;
const SLOT = /^\{(f\d+)(?::([a-z]+))?\}$/;
/** Forms that contain the direction of a change. */
const SIGNED = /^(?:move|past|gain|rise)$/;

/** The words, slots and marks of a text, in order; null where there is any other character. */
function cutTokens(text: string): string[] | null {
  const plain = text.replaceAll("’", "'").replace(/between (\{\S+\}) and (\{\S+\})/g, "$1 to $2");
  const tokens = plain.match(TOKEN) ?? [];
  if (tokens.join("") !== plain.replace(/\s/g, "")) return null;
  return tokens.flatMap((token) => {
    const word = /^(?:Buy|Hold|Sell)s?$/.test(token) ? token : token.toLowerCase().replace(/'s?$/, "");
    return (ALIASES.get(word) ?? (word || token)).split(" ");
  });
}

/** "against" that argues and does not compare, and "compared with". */
const PHRASE = /(?:speak|weigh|count)\w* against|against (?:it|this|the)$|^(?:compared|set) (?:with|against)/;

interface Clause {
  words: string[];
  sentence: number;
  /** of what stands between two strong marks */
  part: number;
  slots: string[];
}

function cutClauses(tokens: readonly string[]): Clause[] {
  const clauses: Clause[] = [];
  let [sentence, part] = [0, 0];
  let open: Clause | null = null;
  for (const [i, token] of tokens.entries()) {
    const isMark = /^[.,;:()–—?!]$/.test(token);
    const isPhrase = PHRASE.test(tokens.slice(Math.max(0, i - 1), i + 2).join(" "));
    if (isMark || (BOUNDARIES.has(token) && !isPhrase)) open = null;
    if (/^[.;:?!]$/.test(token)) part++;
    if (/^[.?!]$/.test(token)) sentence++;
    if (isMark) continue;
    if (!open) {
      open = { words: [], sentence, part, slots: [] };
      clauses.push(open);
    }
    open.words.push(token);
    const [, id, form] = SLOT.exec(token) ?? [];
    if (id && form !== "name") open.slots.push(id);
  }
  return clauses;
}

/** What a clause without a slot may speak of: the slots of its part, else of the parts beside it in its sentence, else of the text. */
function slotsAround(clause: Clause, all: readonly Clause[]): string[] {
  const inPart = (part: number) =>
    all.filter((one) => one.part === part && one.sentence === clause.sentence).flatMap(({ slots }) => slots);
  const own = inPart(clause.part);
  if (own.length > 0) return own;
  const beside = [...inPart(clause.part - 1), ...inPart(clause.part + 1)];
  if (beside.length > 0) return beside;
  const at = all.indexOf(clause);
  const before = all.slice(0, at).findLast(({ slots }) => slots.length > 0)?.slots ?? [];
  return [...before, ...(all.slice(at).find(({ slots }) => slots.length > 0)?.slots ?? [])];
}

/** The keys of a text in order: every word that claims something, the slots and the assets. Null where it is not plain. */
export function readKeys(text: string, assets: readonly Named[]): Key[] | null {
  const tokens = cutTokens(text);
  if (!tokens) return null;
  const clauses = cutClauses(tokens);
  return clauses.flatMap((clause, at) => {
    const slots = clause.slots.length > 0 ? clause.slots : slotsAround(clause, clauses);
    const rest = { slots, isBound: clause.slots.length > 0, clause: at };
    return keysOf(clause.words, assets).map((one) => ({ ...one, ...rest }));
  });
}

type Bare = Pick<Key, "key" | "sort">;

function keysOf(words: readonly string[], assets: readonly Named[]): Bare[] {
  const keys: Bare[] = [];
  for (let i = 0; i < words.length; ) {
    const { taken, found } = readAt(words, i, assets);
    if (found) keys.push(found);
    i += taken;
  }
  return keys;
}

/** The longest phrase at a place. */
function readAt(words: readonly string[], at: number, assets: readonly Named[]): Taken {
  const word = words[at] ?? "";
  const next = words[at + 1] ?? "";
  const [, id, form = ""] = SLOT.exec(word) ?? [];
  if (id) return { taken: 1, found: { key: `${id}:${SIGNED.test(form) ? "±" : form}`, sort: "slot" } };
  if (word === "to" && SLOT.test(next)) return { taken: 1, found: { key: `to ${next}`, sort: "word" } };
  if (word === "over" && isTime(words, at + 1)) return { taken: 1, found: null };
  return readName(words, at, assets) ?? readPhrase(words, at);
}

interface Taken {
  taken: number;
  found: Bare | null;
}

function readName(words: readonly string[], at: number, assets: readonly Named[]): Taken | null {
  const named = assets.find(({ name }) => startsWith(words, at, name));
  if (!named) return null;
  return {
    taken: named.name.split(" ").length,
    found: assets.length > 1 ? { key: `@${named.symbol}`, sort: "name" } : null,
  };
}

function readPhrase(words: readonly string[], at: number): Taken {
  for (let taken = Math.min(LONGEST_PHRASE, words.length - at); taken > 0; taken--) {
    const phrase = words.slice(at, at + taken).join(" ");
    const group = GROUPS.get(phrase);
    if (group) return { taken, found: { key: group.key, sort: "word" } };
    if (NEUTRAL.has(phrase)) return { taken, found: null };
  }
  return { taken: 1, found: { key: stem(words[at] ?? ""), sort: "word" } };
}

const startsWith = (words: readonly string[], at: number, name: string): boolean =>
  name
    .toLowerCase()
    .split(" ")
    .every((part, i) => words[at + i] === part);

/** "over 30 days", "over the last day": how long, not where. */
function isTime(words: readonly string[], at: number): boolean {
  const [first = "", second = ""] = words.slice(at, at + 2);
  return /^\d+$/.test(first) || (first === "the" && /^(?:last|past|next|same|coming|year)$/.test(second));
}

const stem = (word: string): string =>
  word.length > 4 && !/\d/.test(word) ? word.replace(/(?:(?<!s)s|ed|ing)$/, "") : word;
