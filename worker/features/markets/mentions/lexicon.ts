import { distance } from "fastest-levenshtein";
import { ASSETS, type Asset } from "../assets.ts";
import { EVERYDAY_NAMES, EVERYDAY_TICKERS, PLAIN_WORD_NAMES, PLAIN_WORD_TICKERS } from "../catalogue.ts";
import { foldText } from "./fold.ts";
import { NOT_TYPOS } from "./vocabulary.ts";

/**
 * How much a word must have around it to name its asset. `clear`: nothing. `brand`: the message is about markets.
 * `everyday`: it stands where an asset stands. `plain`: and is written in upper case, if it is a ticker.
 */
export type Clarity = "clear" | "brand" | "everyday" | "plain";

export interface Entry {
  asset: Asset;
  kind: "ticker" | "name";
  clarity: Clarity;
  /** words of the name; "bitcoin cash" has 2 */
  words: number;
}

/** No name in the catalogue has more words than this. */
export const LONGEST_NAME = 6;
const SHORTEST_TYPO = 5;
const SHORTEST_JOINED = 6;
/** One letter less than the shortest name that can be mistyped, and some letter in it; not longer than any name. */
const COULD_BE_MISTYPED = /^(?=.*[a-z])[a-z0-9]{4,40}$/;

interface Lexicon {
  entries: Map<string, Entry>;
  /** every name of 5+ letters less one letter -> the names it may be */
  typos: Map<string, string[]>;
}
let built: Lexicon | undefined;

/** Built at the first question, not at start-up. */
export function getLexicon(): Lexicon {
  built ??= buildLexicon();
  return built;
}

/** The key under which words are found: folded, lower case, one blank between words, no possessive. */
export function toKey(name: string): string {
  return foldText(name)
    .toLowerCase()
    .replace(/'s(?![\p{L}\p{N}])/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** The asset of exactly this ticker or name, or of its plural. */
export function findEntry(key: string): Entry | undefined {
  const { entries } = getLexicon();
  const exact = entries.get(key);
  if (exact || key.length < 4 || !key.endsWith("s")) return exact;
  const singular = entries.get(key.slice(0, -1));
  return singular?.clarity === "clear" || singular?.clarity === "brand" ? singular : undefined;
}

/** The one asset whose name of 5 or more letters is one letter away: added, lost, changed or two swapped. */
export function findTypo(key: string, words = 1): Entry | undefined {
  if (!COULD_BE_MISTYPED.test(key) || NOT_TYPOS.has(key)) return undefined;
  const { entries, typos } = getLexicon();
  const near = new Map<Asset, Entry>();
  for (const variant of [key, ...dropOneLetter(key)])
    for (const name of typos.get(variant) ?? []) {
      const entry = entries.get(name);
      if (entry && (words === 1 || entry.words === words) && isOneTypo(key, name))
        near.set(entry.asset, entry);
    }
  return near.size === 1 ? [...near.values()][0] : undefined;
}

function isOneTypo(a: string, b: string): boolean {
  if (distance(a, b) <= 1) return true;
  if (a.length !== b.length) return false;
  let i = 0;
  while (a[i] === b[i]) i++;
  return a[i] === b[i + 1] && a[i + 1] === b[i] && a.slice(i + 2) === b.slice(i + 2);
}

function dropOneLetter(text: string): string[] {
  return Array.from(text, (_, i) => text.slice(0, i) + text.slice(i + 1));
}

function buildLexicon(): Lexicon {
  const entries = new Map<string, Entry>();
  const add = (key: string, entry: Entry) => entries.has(key) || entries.set(key, entry);
  for (const asset of ASSETS)
    add(toKey(asset.symbol), { asset, kind: "ticker", clarity: clarityOfTicker(asset.symbol), words: 1 });
  for (const asset of ASSETS)
    for (const name of [asset.name, ...asset.aliases]) addName(asset, toKey(name), add);
  const typos = new Map<string, string[]>();
  for (const [key, entry] of entries) if (canBeMistyped(key, entry)) indexTypos(typos, key);
  return { entries, typos };
}

function addName(asset: Asset, key: string, add: (key: string, entry: Entry) => void) {
  const words = key.split(" ").length;
  add(key, { asset, kind: "name", clarity: clarityOfName(key), words });
  const joined = key.replaceAll(" ", "");
  if (joined.length >= SHORTEST_JOINED)
    add(joined, { asset, kind: "name", clarity: clarityOfName(joined), words });
}

/** Plain words are left out: too many other words are one letter away from them. */
function canBeMistyped(key: string, entry: Entry): boolean {
  const clear = entry.clarity === "clear" || entry.clarity === "brand";
  return entry.kind === "name" && clear && key.length >= SHORTEST_TYPO && !key.includes(" ");
}

function indexTypos(typos: Map<string, string[]>, key: string) {
  for (const variant of new Set([key, ...dropOneLetter(key)])) {
    const names = typos.get(variant);
    if (names) names.push(key);
    else typos.set(variant, [key]);
  }
}

function clarityOfTicker(symbol: string): Clarity {
  if (PLAIN_WORD_TICKERS.has(symbol)) return "plain";
  return EVERYDAY_TICKERS.has(symbol) ? "everyday" : clarityOfName(symbol.toLowerCase());
}

function clarityOfName(key: string): Clarity {
  if (PLAIN_WORD_NAMES.has(key)) return "everyday";
  return EVERYDAY_NAMES.has(key) ? "brand" : "clear";
}
