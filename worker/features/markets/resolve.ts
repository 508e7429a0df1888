import { MESSAGE_MAX_LENGTH } from "../../../shared/analysis.ts";
import type { Asset } from "./assets.ts";
import { findCandidates } from "./mentions/candidates.ts";
import { pickMentions } from "./mentions/judge.ts";
import { suggestAssets } from "./mentions/suggest.ts";
import { readTokens } from "./mentions/tokens.ts";
import { findUnknown } from "./mentions/unknown.ts";

const MOST_ASSETS = 10;

export interface Resolved {
  /** in order of appearance, without duplicates, at most 10 */
  assets: Asset[];
  /** what is named as an asset and we do not hold, as written: never analysed */
  unknown: string[];
  /** held assets nearest to the unknown ones, at most 3 */
  suggestions: Asset[];
}

/** The assets a message is about, by ticker, cashtag, trading pair, name, or a name mistyped by one letter. */
export function resolveAssets(message: string): Resolved {
  const tokens = readTokens(message.slice(0, MESSAGE_MAX_LENGTH));
  const candidates = findCandidates(tokens);
  const mentions = pickMentions(tokens, candidates);
  const assets = [...new Set(mentions.map(({ entry }) => entry.asset))].slice(0, MOST_ASSETS);
  const unknown = findUnknown(tokens, candidates, mentions);
  return { assets, unknown, suggestions: suggestAssets(unknown, assets) };
}
