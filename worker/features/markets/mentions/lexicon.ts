import { distance } from "fastest-levenshtein";
import type { Asset } from "../assets.ts";
import {
  buildLexicon,
  CYRILLIC,
  dropOneLetter,
  type Lexicon,
  type LexiconEntry,
  toStems,
} from "./build-lexicon.ts";
import { listCommon } from "./language.ts";
import { NOT_TYPOS } from "./vocabulary.ts";

/** As many as the longest name has. */
export const MAX_NAME_WORDS = 11;
/** One letter less than the shortest name that can be mistyped, and some letter in it; not longer than any name. */
const COULD_BE_MISTYPED = /^(?=.*[a-z])[a-z0-9]{4,40}$/;

let built: Lexicon | undefined;

/** Built at the first question, not at start-up. */
function getLexicon(): Lexicon {
  built ??= buildLexicon();
  return built;
}

const PLURAL = new Set(["clear", "brand", "product", "maker"]);

/** The asset of exactly this ticker or name, or of its plural. */
export function findLexiconEntry(key: string): LexiconEntry | undefined {
  const { entries } = getLexicon();
  const exact = entries.get(key);
  if (exact || key.length < 4 || !key.endsWith("s") || NOT_TYPOS.has(key)) return exact;
  const singular = entries.get(key.slice(0, -1));
  return singular && PLURAL.has(singular.clarity) ? singular : undefined;
}

/** The names of more than a ticker, of everyday words too, with what they are of. */
export const listNames = (): [key: string, entry: LexiconEntry][] =>
  [...getLexicon().entries].filter(([, { kind, clarity }]) => kind === "name" && MISTYPED.has(clarity));
const MISTYPED = new Set(["clear", "brand", "everyday"]);

/** The coin that has this ticker too. */
export const findShared = (key: string): LexiconEntry | undefined => getLexicon().shared.get(key);

const CASE_ENDING = /(?:ами|ями|ов|ев|ом|ем|ой|ей|ою|ах|ях|ам|ям|[аеиоуыэюяйь])$/u;
const TURKISH_ENDING =
  /^(?:[nsy]?[iu]n?|[ny]?[ea]|[dt][ea]n?|n?[dt][ea]n?|y?l[ea]|l[ea]r\w{0,4}|[ns]?[iu]n[iu]n?)$/;
const COMPOUND = /^(?:s?kurs(?:es)?|s?preis(?:es)?|s?aktien?|s?wert|s?analyse)$/;
const SHORTEST_INFLECTED = 5;
const SHORTEST_WITH_ENDING = 6;
const INFLECTED = new Set(["clear", "brand", "product"]);

/** "Bitcoinzinho", "teslinha", "bitcoincito" */
const DIMINUTIVE = /(?:z?inh|c?it)([oa])s?$/;

function findDiminutive(key: string): LexiconEntry | undefined {
  const small = DIMINUTIVE.exec(key);
  if (!small || NOT_TYPOS.has(key)) return undefined;
  const { entries } = getLexicon();
  const stem = key.slice(0, small.index);
  const entry = entries.get(stem) ?? entries.get(stem + small[1]);
  return entry?.kind === "name" && entry.clarity !== "kind" ? entry : undefined;
}

/** A Russian name in another case: "кока-колы", "джипи моргана". */
export const findStemmed = (key: string): LexiconEntry | undefined =>
  CYRILLIC.test(key) ? getLexicon().stems.get(toStems(key)) : undefined;

/** A name with the ending of a case, small, or in one word with what it is asked for: "биткоину", "bitcoinin", "Teslaaktie". */
export function findInflected(key: string): LexiconEntry | undefined {
  const { entries, stems } = getLexicon();
  const small = findDiminutive(key);
  if (small) return small;
  if (CYRILLIC.test(key)) return findStemmed(key) ?? stems.get(key.replace(CASE_ENDING, ""));
  for (let end = key.length - 1; end >= SHORTEST_INFLECTED; end--) {
    const ending = key.slice(end);
    if (ending.length > 9) return undefined;
    const entry = entries.get(key.slice(0, end));
    if (entry?.kind !== "name") continue;
    if (COMPOUND.test(ending)) return entry;
    if (INFLECTED.has(entry.clarity) && key.length > SHORTEST_WITH_ENDING && TURKISH_ENDING.test(ending))
      return entry;
  }
  return undefined;
}

/** The one asset whose name of 5 or more letters is one letter away: added, lost, changed or two swapped. */
export function findTypo(key: string, words = 1): LexiconEntry | undefined {
  if (!COULD_BE_MISTYPED.test(key) || NOT_TYPOS.has(key) || isNearCommon(key)) return undefined;
  const { entries, typos, unread } = getLexicon();
  if (unread.has(key)) return undefined;
  const digits = key.replace(/\D/g, "");
  const near = new Map<Asset, LexiconEntry>();
  for (const variant of [key, ...dropOneLetter(key)])
    for (const name of typos.get(variant) ?? []) {
      const entry = entries.get(name);
      // "10 year treasuries" are no slip of those of 20.
      if (
        entry &&
        digits === name.replace(/\D/g, "") &&
        (words === 1 || entry.words === words) &&
        isOneTypo(key, name)
      )
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

const AGAINST_MONEY = /^([a-z0-9]{2,6})(?:usdt|usdc|usd|busd|eur|gbp|perp)(?:perp|p)?$/i;
const AGAINST_COIN = /^([a-z0-9]{3,6})(btc|eth|bnb)$/i;

/** The assets of a trading pair written in one word: "btcusd" is BTC, "SOLETH" is SOL and ETH; empty when it is none. */
export function findPair(text: string): LexiconEntry[] {
  const base = findTicker(AGAINST_MONEY.exec(text)?.[1]);
  if (base) return [base];
  const [, left, right] = AGAINST_COIN.exec(text) ?? [];
  const coin = findTicker(left);
  const quote = findTicker(right);
  return coin?.clarity === "clear" && coin.asset.type === "crypto" && quote ? [coin, quote] : [];
}

function findTicker(word: string | undefined): LexiconEntry | undefined {
  const entry = word === undefined ? undefined : findLexiconEntry(word.toLowerCase());
  return entry?.kind === "ticker" ? entry : undefined;
}
