import { distance } from "fastest-levenshtein";
import { tickerOf } from "../../../providers/prices/prices.ts";
import { ASSETS, type Asset } from "../assets.ts";
import { EVERYDAY_NAMES, EVERYDAY_TICKERS, PLAIN_WORD_NAMES } from "../everyday.ts";
import { foldText } from "./fold-text.ts";
import { listCommon } from "./language.ts";
import { NOT_TYPOS } from "./vocabulary.ts";

/**
 * How much a word must have around it to name its asset. `clear`: nothing. `brand`: the message is about markets.
 * `everyday`: it stands where an asset stands. `plain`: and is written in upper case, if it is a ticker. `kind`: what kind of
 * asset it is stands beside it.
 */
type Clarity = "clear" | "brand" | "everyday" | "plain" | "kind";

export interface LexiconEntry {
  asset: Asset;
  kind: "ticker" | "name";
  clarity: Clarity;
  /** words of the name; "bitcoin cash" has 2 */
  words: number;
}

/** As many as the longest name has. */
export const MAX_NAME_WORDS = 11;
const SHORTEST_TYPO = 5;
const SHORTEST_JOINED = 6;
const LONGEST_ABBREVIATION = 3;
/** One letter less than the shortest name that can be mistyped, and some letter in it; not longer than any name. */
const COULD_BE_MISTYPED = /^(?=.*[a-z])[a-z0-9]{4,40}$/;

interface Lexicon {
  entries: Map<string, LexiconEntry>;
  /** coins whose ticker is a company's too, or one letter, by that ticker */
  shared: Map<string, LexiconEntry>;
  /** Cyrillic names without their last vowels */
  stems: Map<string, LexiconEntry>;
  /** names of everyday words, which are nobody's misspelling */
  unread: Set<string>;
  /** every name of 5+ letters less one letter -> the names it may be */
  typos: Map<string, string[]>;
}
let built: Lexicon | undefined;

/** Built at the first question, not at start-up. */
function getLexicon(): Lexicon {
  built ??= buildLexicon();
  return built;
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

/** The asset of exactly this ticker or name, or of its plural. */
export function findLexiconEntry(key: string): LexiconEntry | undefined {
  const { entries } = getLexicon();
  const exact = entries.get(key);
  if (exact || key.length < 4 || !key.endsWith("s") || NOT_TYPOS.has(key)) return exact;
  const singular = entries.get(key.slice(0, -1));
  return singular?.clarity === "clear" || singular?.clarity === "brand" ? singular : undefined;
}

/** The coin that has this ticker too. */
export const findShared = (key: string): LexiconEntry | undefined => getLexicon().shared.get(key);

const CYRILLIC = /^\p{sc=Cyrillic}{4,}$/u;
const CASE_ENDING = /(?:ами|ями|ов|ев|ом|ем|ой|ей|ою|ах|ях|ам|ям|[аеиоуыэюяйь])$/u;
const TURKISH_ENDING =
  /^(?:[ns]?[iu]n?|[ny]?[ea]|[dt][ea]n?|n?[dt][ea]n?|y?l[ea]|l[ea]r\w{0,4}|[ns]?[iu]n[iu]n?)$/;
const COMPOUND = /^(?:s?kurs(?:es)?|s?preis(?:es)?|s?aktien?|s?wert|s?analyse)$/;
const SHORTEST_INFLECTED = 5;

/** "Bitcoinzinho", "teslinha" */
const DIMINUTIVE = /z?inh([oa])s?$/;

function findDiminutive(key: string): LexiconEntry | undefined {
  const small = DIMINUTIVE.exec(key);
  if (!small) return undefined;
  const { entries } = getLexicon();
  const stem = key.slice(0, small.index);
  const entry = entries.get(stem) ?? entries.get(stem + small[1]);
  return entry?.kind === "name" && entry.clarity !== "kind" ? entry : undefined;
}

/** A name with the ending of a case, small, or in one word with what it is asked for: "биткоину", "bitcoinin", "Teslaaktie". */
export function findInflected(key: string): LexiconEntry | undefined {
  const { entries, stems } = getLexicon();
  const small = findDiminutive(key);
  if (small) return small;
  if (CYRILLIC.test(key)) return stems.get(toStem(key)) ?? stems.get(key.replace(CASE_ENDING, ""));
  for (let end = key.length - 1; end >= SHORTEST_INFLECTED; end--) {
    const ending = key.slice(end);
    if (ending.length > 9) return undefined;
    const entry = entries.get(key.slice(0, end));
    if (entry?.kind !== "name") continue;
    if (COMPOUND.test(ending)) return entry;
    if (entry.clarity === "clear" && end > SHORTEST_INFLECTED && TURKISH_ENDING.test(ending)) return entry;
  }
  return undefined;
}

const toStem = (name: string) => name.replace(/[аеиоуыэюяйь]+$/u, "");

/** The one asset whose name of 5 or more letters is one letter away: added, lost, changed or two swapped. */
export function findTypo(key: string, words = 1): LexiconEntry | undefined {
  if (!COULD_BE_MISTYPED.test(key) || NOT_TYPOS.has(key) || isNearCommon(key)) return undefined;
  const { entries, typos, unread } = getLexicon();
  if (unread.has(key)) return undefined;
  const near = new Map<Asset, LexiconEntry>();
  for (const variant of [key, ...dropOneLetter(key)])
    for (const name of typos.get(variant) ?? []) {
      const entry = entries.get(name);
      if (entry && (words === 1 || entry.words === words) && isOneTypo(key, name))
        near.set(entry.asset, entry);
    }
  return near.size === 1 ? [...near.values()][0] : undefined;
}

/** As near to a common word: "abbout". */
const isNearCommon = (key: string): boolean =>
  key.length < 8 && listCommon(key[0] ?? "").some((word) => isOneTypo(key, word));

/** One letter added, lost or changed, or two swapped. */
export function isOneTypo(a: string, b: string): boolean {
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
  const entries = new Map<string, LexiconEntry>();
  const add = (key: string, entry: LexiconEntry) => entries.has(key) || entries.set(key, entry);
  for (const asset of ASSETS)
    add(toKey(asset.symbol), { asset, kind: "ticker", clarity: clarityOfTicker(asset), words: 1 });
  for (const asset of ASSETS)
    for (const name of [asset.name, ...asset.aliases.filter((one) => !isOfKind(one))])
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
  const stems = new Map<string, LexiconEntry>();
  for (const [key, entry] of entries) if (CYRILLIC.test(key)) stems.set(toStem(key), entry);
  const unread = new Set<string>();
  // Last, so that it is no other asset's name.
  for (const asset of ASSETS)
    for (const name of [...(asset.strict.name ? [asset.name] : []), ...asset.aliases.filter(isOfKind)]) {
      const key = toKey(name);
      unread.add(key);
      add(key, { asset, kind: "name", clarity: "kind", words: key.split(" ").length });
    }
  return { entries, shared, typos, stems, unread };
}

/** "~circle" is a name beside "stock" alone. */
const isOfKind = (name: string): boolean => name.startsWith("~");

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
