import { ASSETS } from "../assets.ts";
import { cleanText } from "./fold-text.ts";

const HANGUL = /^\p{sc=Hang}/u;
const WORDLESS = /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー\p{sc=Hang}]+$/u;
const KATAKANA = /[\p{sc=Kana}ー]/u;

/** First letter -> names that begin with it, the longest first. */
let built: Map<string, string[]> | undefined;

function getNames(): Map<string, string[]> {
  built ??= buildNames();
  return built;
}

function buildNames(): Map<string, string[]> {
  const names = ASSETS.flatMap(({ aliases }) => aliases.map(cleanText))
    .map((name) => name.replaceAll(/[a-z0-9~^]+/g, ""))
    .filter((name) => name.length > 1 && WORDLESS.test(name));
  return Map.groupBy(
    names.sort((a, b) => b.length - a.length),
    (name) => name[0] ?? "",
  );
}

/**
 * A run of Chinese, Japanese or Korean, where words stand without blanks, cut before and after each name of an asset;
 * any other word whole. A Korean name opens its word, with particles after it; one in katakana is no part of a longer word.
 */
export function cutWordless(run: string): string[] {
  if (!WORDLESS.test(run)) return [run];
  const names = getNames();
  const pieces: string[] = [];
  let from = 0;
  for (let at = 0; at < run.length; ) {
    const name = names.get(run[at] ?? "")?.find((one) => run.startsWith(one, at) && standsFree(run, at, one));
    if (!name) {
      if (HANGUL.test(run)) break;
      at++;
      continue;
    }
    if (at > from) pieces.push(run.slice(from, at));
    pieces.push(name);
    at += name.length;
    from = at;
  }
  return from < run.length ? [...pieces, run.slice(from)] : pieces;
}

function standsFree(run: string, at: number, name: string): boolean {
  if (!KATAKANA.test(name)) return true;
  return !KATAKANA.test(run[at - 1] ?? "") && !KATAKANA.test(run[at + name.length] ?? "");
}
