import type { Asset } from "../assets.ts";
import { endsPlace, isSaid, isSaidOfAsset, SENTENCE_END } from "./surroundings.ts";
import type { Token } from "./tokens.ts";
import { LOWER_CASE_BEFORE_STOCK, OF_A_NAME } from "./vocabulary.ts";
import words from "./words/kinds.json" with { type: "json" };

const any = (list: readonly string[]) => new RegExp(`^(?:${list.join("|")})$`, "u");
const ARTICLE = any(words.article);
const KINDS: Record<Asset["type"], RegExp> = { stock: any(words.stock), crypto: any(words.crypto) };
/** Words from an article to what kind of thing it is. */
const WITHIN = 5;
const ENGLISH = /^[a-z]+$/;
/** "… the company, not the token", "… l'entreprise de logiciels" */
const GOES_ON = new Set(["not", "nicht", "no", "pas", "nao", ...OF_A_NAME]);

/**
 * What it is stands behind it: "dash, the food delivery stock", "flow la cripto", "near kriptosu". An everyday word needs more: the
 * kind alone behind an article ("coin the company").
 */
export function isExplained(tokens: readonly Token[], start: number, end: number, asset: Asset): boolean {
  const next = tokens.slice(end, end + WITHIN);
  const until = next.findIndex(({ gap }) => SENTENCE_END.test(gap));
  const said = next.slice(0, until < 0 ? WITHIN : until);
  const at = said.findIndex((token) => KINDS[asset.type].test(token.word));
  if (at < 0 || said.slice(1, at).some(({ gap }) => gap.includes(","))) return false;
  const isBehind = ARTICLE.test(said[0]?.word ?? "");
  const isKind = isEveryday(tokens, start, end)
    ? isBehind && at === 1 && isOpening(tokens, start)
    : isBehind || isRightBehind(said, at);
  return isKind && isOver(tokens, end + at + 1);
}

const isEveryday = (tokens: readonly Token[], start: number, end: number): boolean =>
  end === start + 1 && isSaid(tokens[start]?.word ?? "");

const isOpening = (tokens: readonly Token[], start: number): boolean =>
  start === 0 || LOWER_CASE_BEFORE_STOCK.has(tokens[start]?.word ?? "");

/** "Near kriptosu", "gala コイン"; in English behind a comma alone: "growth stocks" are many. */
const isRightBehind = (said: readonly Token[], at: number): boolean =>
  at < 2 && ENGLISH.test(said[at]?.word ?? "") === said[0]?.gap.includes(",");

const isOver = (tokens: readonly Token[], behind: number): boolean =>
  endsPlace(tokens, behind) ||
  isSaidOfAsset(tokens, behind) ||
  GOES_ON.has(tokens[behind]?.word ?? "") ||
  !/^[ '"$#-]*$/.test(tokens[behind]?.gap ?? "");
