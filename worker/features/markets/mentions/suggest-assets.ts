import { distance } from "fastest-levenshtein";
import { ASSETS, type Asset } from "../assets.ts";
import { toKey } from "./build-lexicon.ts";

const MAX_SUGGESTIONS = 3;
/** letters that differ, as a share of the longer word; above this two words have nothing in common */
const FARTHEST = 0.5;

/** The assets whose ticker or name is nearest to what we do not hold, nearest first; none where nothing is near. */
export function suggestAssets(unknown: readonly string[], mentioned: readonly Asset[]): Asset[] {
  const ranked = unknown
    .flatMap((name) => rankAssets(toKey(name)))
    .filter(({ asset }) => !mentioned.includes(asset))
    .sort((a, b) => a.far - b.far);
  return [...new Set(ranked.map(({ asset }) => asset))].slice(0, MAX_SUGGESTIONS);
}

function rankAssets(word: string): { asset: Asset; far: number }[] {
  return ASSETS.map((asset) => ({ asset, far: measure(word, asset) })).filter(({ far }) => far <= FARTHEST);
}

function measure(word: string, asset: Asset): number {
  if (asset.aliases.includes(`^${word}`)) return 0;
  const called = asset.aliases.filter((name) => !name.startsWith("^"));
  const names = [asset.symbol, asset.name, ...called].map((name) => name.toLowerCase());
  return Math.min(...names.map((name) => compare(dropSuffix(word), dropSuffix(name))));
}

function compare(a: string, b: string): number {
  return distance(a, b) / Math.max(a.length, b.length);
}

/** "Foobarcoin" is not like "Bitcoin" only because both are coins. */
function dropSuffix(name: string): string {
  return name.replace(/(?<=.{3}) ?(?:coin|token|network|protocol)$/, "");
}
