import { tickerOf } from "../../../providers/prices/prices.ts";
import { ASSETS, type Asset } from "../assets.ts";
import { EVERYDAY_NAMES, EVERYDAY_TICKERS, PLAIN_WORD_NAMES } from "../everyday.ts";
import { foldText } from "./fold-text.ts";

/**
 * How much a word must have around it to name its asset. `clear`: nothing. `brand`: the message is about markets.
 * `everyday`: it stands where an asset stands. `plain`: and is written in upper case, if it is a ticker. `kind`: what kind of
 * asset it is stands beside it. `maker`: so does a maker's, or shares. `product`: or shares are asked for and nothing else is named.
 */
type Clarity = "clear" | "brand" | "everyday" | "plain" | "kind" | "product" | "maker";

export interface LexiconEntry {
  asset: Asset;
  kind: "ticker" | "name";
  clarity: Clarity;
  /** words of the name; "bitcoin cash" has 2 */
  words: number;
}

const SHORTEST_JOINED = 6;
const SHORTEST_TYPO = 5;
const LONGEST_ABBREVIATION = 3;

export interface Lexicon {
  entries: Map<string, LexiconEntry>;
  /** coins whose ticker is a company's too, or one letter, by that ticker */
  shared: Map<string, LexiconEntry>;
  /** Cyrillic names, each word without its last vowels */
  stems: Map<string, LexiconEntry>;
  /** names of everyday words, which are nobody's misspelling */
  unread: Set<string>;
  /** every name of 5+ letters less one letter -> the names it may be */
  typos: Map<string, string[]>;
}

/** The key under which words are found: folded, lower case, one blank between words, no possessive. */
export function toKey(name: string): string {
  return foldText(name)
    .toLowerCase()
    .replace(/'s(?![\p{L}\p{N}])/gu, "")
    .replace(SCRIPTS_MEET, " ")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** "JPモルガン", "SK하이닉스": a name in two scripts is two words. */
const SCRIPTS_MEET =
  /(?<=[a-z0-9])(?=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}])|(?<=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}])(?=[a-z0-9])/gu;

/** "Кока-кола" too, whose first word is brought to ASCII by its letters. */
export const CYRILLIC = /^(?=.{4})(?=.*\p{sc=Cyrillic})[\p{sc=Cyrillic}a-z]+(?: [\p{sc=Cyrillic}a-z]+)*$/u;
/** Each word without its last vowels. */
export const toStems = (name: string) => name.replace(/[аеиоуыэюяйьaeoy]+(?= |$)/gu, "");

/** Each word that is left when one letter of a word is dropped. */
export function dropOneLetter(text: string): string[] {
  return Array.from(text, (_, i) => text.slice(0, i) + text.slice(i + 1));
}

/** What all assets are called, ready to be looked up. */
export function buildLexicon(): Lexicon {
  const entries = new Map<string, LexiconEntry>();
  const add = (key: string, entry: LexiconEntry) => {
    const known = entries.get(key);
    // Where ticker and name are one word, it may be written as the name is.
    const isOwnTicker = known?.asset === entry.asset && known.clarity === "plain";
    if (!known || (isOwnTicker && entry.asset.strict.place)) entries.set(key, entry);
  };
  for (const asset of ASSETS)
    add(toKey(asset.symbol), { asset, kind: "ticker", clarity: clarityOfTicker(asset), words: 1 });
  for (const asset of ASSETS)
    for (const name of [asset.name, ...asset.aliases.filter((one) => !MARK.test(one))])
      addName(asset, toKey(name), add);
  const shared = new Map<string, LexiconEntry>();
  for (const asset of ASSETS) {
    const ticker = tickerOf(asset);
    if (ticker === asset.symbol) continue;
    shared.set(toKey(ticker), { asset, kind: "ticker", clarity: "kind", words: 1 });
    // Beside its name a ticker is the coin's: "Stacks STX".
    for (const pair of [`${asset.name} ${ticker}`, `${ticker} ${asset.name}`])
      addName(asset, toKey(pair), add);
  }
  const typos = new Map<string, string[]>();
  for (const [key, entry] of entries) if (canBeMistyped(key, entry)) indexTypos(typos, key);
  const unread = new Set<string>();
  const addLoose = (asset: Asset, names: readonly string[], clarity: Clarity) => {
    for (const name of names) {
      const key = toKey(name);
      unread.add(key);
      add(key, { asset, kind: "name", clarity, words: key.split(" ").length });
    }
  };
  const marked = (asset: Asset, mark: string) =>
    asset.aliases.filter((name) => MARK.exec(name)?.[0] === mark);
  // Last, so that they are no other asset's names.
  for (const asset of ASSETS) addLoose(asset, marked(asset, "^"), "product");
  const stems = new Map<string, LexiconEntry>();
  for (const [key, entry] of entries) if (CYRILLIC.test(key)) stems.set(toStems(key), entry);
  for (const asset of ASSETS) {
    addLoose(asset, [...(asset.strict.name ? [asset.name] : []), ...marked(asset, "~")], "kind");
    addLoose(asset, marked(asset, "^~"), "maker");
  }
  return { entries, shared, typos, stems, unread };
}

/** "~circle" is a name beside "stock" alone, "^ozempic" is made by the asset. */
const MARK = /^(?:\^?~|\^)/;

function addName(asset: Asset, key: string, add: (key: string, entry: LexiconEntry) => void) {
  const words = key.split(" ").length;
  const isUsual = key === toKey(asset.name);
  if (asset.strict.name && isUsual) return;
  const clarity = asset.strict.place && isUsual ? "everyday" : clarityOfName(key);
  add(key, { asset, kind: "name", clarity, words });
  const joined = key.replaceAll(" ", "");
  if (joined.length >= SHORTEST_JOINED)
    add(joined, {
      asset,
      kind: "name",
      clarity: clarity === "everyday" ? clarity : clarityOfName(joined),
      words,
    });
}

/** Plain words are left out: too many other words are one letter away from them. */
function canBeMistyped(key: string, entry: LexiconEntry): boolean {
  const clear = entry.clarity === "clear" || entry.clarity === "brand";
  return (
    entry.kind === "name" &&
    !entry.asset.strict.spelling &&
    clear &&
    key.length >= SHORTEST_TYPO &&
    !key.includes(" ")
  );
}

function indexTypos(typos: Map<string, string[]>, key: string) {
  for (const variant of new Set([key, ...dropOneLetter(key)])) {
    const names = typos.get(variant);
    if (names) names.push(key);
    else typos.set(variant, [key]);
  }
}

/** Three letters that are no word may still be an abbreviation of anything. */
function clarityOfTicker({ symbol, ambiguous, strict }: Asset): Clarity {
  if (EVERYDAY_TICKERS.has(symbol)) return "everyday";
  if (!ambiguous && strict.spelling && symbol.length <= LONGEST_ABBREVIATION) return "everyday";
  return ambiguous ? "plain" : clarityOfName(symbol.toLowerCase());
}

function clarityOfName(key: string): Clarity {
  if (PLAIN_WORD_NAMES.has(key)) return "everyday";
  return EVERYDAY_NAMES.has(key) ? "brand" : "clear";
}
