import { MAX_ASSETS } from "../../../shared/analysis.ts";
import { MESSAGE_MAX_LENGTH } from "../../../shared/message-limits.ts";
import type { Asset } from "./assets.ts";
import { findMentions, type Mention } from "./mentions/find-candidates.ts";
import { findUnknown } from "./mentions/find-unknown.ts";
import { pickMentions } from "./mentions/judge.ts";
import { readLanguage } from "./mentions/language.ts";
import { findSlips } from "./mentions/slips.ts";
import { suggestAssets } from "./mentions/suggest-assets.ts";
import { prepareMessage, readTokens, type Token } from "./mentions/tokens.ts";

export interface Resolved {
  /** in order of appearance, without duplicates, at most 10 */
  assets: Asset[];
  /** what is named as an asset and we do not hold, as written: never analysed */
  unknown: string[];
  /** held assets nearest to the unknown ones, at most 3 */
  suggestions: Asset[];
}

/** A message as it is read on: each name of an asset in it is one `@`. */
export interface Marked extends Resolved {
  /** folded, lower case, without addresses */
  text: string;
  /** the asset of each `@` of the text */
  marks: Asset[];
}

/** A message of more everyday words that are names means the words. */
const MOST_NAMED = 3;

/** The assets a message is about, by ticker, cashtag, trading pair, name, or a name mistyped by one letter. */
export function resolveAssets(message: string): Resolved {
  const { assets, unknown, suggestions } = markAssets(message);
  return { assets, unknown, suggestions };
}

/**
 * The same with the message in which they stand. `isName`: where nothing else is named, everyday words that it
 * takes for an asset's name or ticker are the asset ("is cosmos risky", "price of link").
 */
export function markAssets(message: string, isName?: (word: string) => boolean): Marked {
  const { prepared, tokens } = read(message);
  const candidates = findMentions(tokens);
  const picked = pickMentions(tokens, candidates, readLanguage(message) === "en");
  const named = candidates.filter((one) => isName && isEveryday(one, tokens) && isName(wordsOf(one, tokens)));
  const isNamed = picked.length === 0 && named.length <= MOST_NAMED;
  return finish({ prepared, tokens }, candidates, isNamed ? named : picked);
}

/** The same of a message that names no asset: names with a letter wrong, of words that are none of ours. */
export function markSlips(message: string, isWord: Parameters<typeof findSlips>[1]): Marked {
  const { prepared, tokens } = read(message);
  return finish({ prepared, tokens }, findMentions(tokens), findSlips(tokens, isWord));
}

interface Words {
  prepared: string;
  tokens: Token[];
}

function read(message: string): Words {
  const prepared = prepareMessage(message.slice(0, MESSAGE_MAX_LENGTH));
  return { prepared, tokens: readTokens(prepared) };
}

function finish(
  { prepared, tokens }: Words,
  candidates: readonly Mention[],
  mentions: readonly Mention[],
): Marked {
  const assets = [...new Set(mentions.map(({ entry }) => entry.asset))].slice(0, MAX_ASSETS);
  const unknown = findUnknown(tokens, candidates, mentions);
  return {
    assets,
    unknown,
    suggestions: suggestAssets(unknown, assets),
    text: writeMarks(prepared, tokens, mentions),
    marks: mentions.map(({ entry }) => entry.asset),
  };
}

const wordsOf = ({ start, end }: Mention, tokens: readonly Token[]): string =>
  tokens
    .slice(start, end)
    .map(({ word }) => word)
    .join(" ");

const OF_ITS = new Set(
  "a an the its my our their his her this that all of me him them us your out".split(" "),
);
const THIS_ONE = new Set(["a", "an", "the"]);
/** "Near the top", "send me a link" are no assets. */
const isEveryday = ({ entry, start, end }: Mention, tokens: readonly Token[]): boolean =>
  entry.clarity === "everyday" &&
  !OF_ITS.has(tokens[end]?.word ?? "") &&
  !THIS_ONE.has(tokens[start - 1]?.word ?? "");

function writeMarks(prepared: string, tokens: readonly Token[], mentions: readonly Mention[]): string {
  const plain = (from: number, to?: number) => prepared.slice(from, to).replaceAll("@", " ").toLowerCase();
  let [text, end] = ["", 0];
  for (const { start, end: after } of mentions) {
    const [first, last] = [tokens[start], tokens[after - 1]];
    if (!first || !last) continue;
    text += `${plain(end, first.start).replace(/\$$/, "")} @ `;
    end = Math.max(end, last.end);
  }
  return text + plain(end);
}
