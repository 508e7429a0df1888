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
  const [first] = said;
  if (!first) return false;
  const word = tokens[start]?.word ?? "";
  const isWord = end === start + 1 && isSaid(word);
  if (isWord && start > 0 && !LOWER_CASE_BEFORE_STOCK.has(word)) return false;
  const isBehind = ARTICLE.test(first.word);
  const at = said.findIndex((token) => KINDS[asset.type].test(token.word));
  if (at < 0 || said.slice(1, at).some(({ gap }) => gap.includes(","))) return false;
  if (isWord && !(isBehind && at === 1)) return false;
  if (!isBehind && (at > 1 || ENGLISH.test(said[at]?.word ?? "") !== first.gap.includes(","))) return false;
  const behind = end + at + 1;
  const then = tokens[behind]?.word ?? "";
  return (
    endsPlace(tokens, behind) ||
    isSaidOfAsset(tokens, behind) ||
    GOES_ON.has(then) ||
    !/^[ '"$#-]*$/.test(tokens[behind]?.gap ?? "")
  );
}
