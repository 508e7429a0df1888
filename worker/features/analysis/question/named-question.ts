import type { AnalysisRequest } from "../../../../shared/analysis.ts";
import { MAX_ASKS, type NamedAsk } from "../../../../shared/asks.ts";
import { AppError } from "../../../errors.ts";
import { type Asset, findAsset } from "../../markets/assets.ts";
import { resolveAssets } from "../../markets/resolve.ts";
import { type Ask, nameAsk } from "../asks/registry.ts";
import type { Question } from "./question.ts";
import { readQuestion } from "./read-question.ts";
import { unique } from "./talk.ts";

/** What a request names instead of saying it. */
export interface Named {
  assets: Asset[];
  /** none: what the address asks by itself */
  asks: Ask[];
}

/** The assets and asks that a request names. Throws `asset_unknown` for a name that is not one asset of ours. */
export function readNamed({ assets: names = [], asks = [], horizonDays, level }: AnalysisRequest): Named {
  const assets = unique(names.map((name, i) => findNamedAsset(name, `assets.${i}`)));
  const kinds = new Set<NamedAsk>(asks);
  if ((horizonDays ?? level) !== undefined) kinds.add("forecast");
  return { assets, asks: [...kinds].map((kind) => nameAsk(kind, assets, { horizonDays, level })) };
}

/** The message of a request, read as one about the assets it names; without one nothing is asked yet. Throws what `readQuestion` throws. */
export function readRequest(
  { message, turns = [] }: AnalysisRequest,
  { assets }: Named,
  now: Date,
): Question {
  if (message !== undefined) return readQuestion(message, turns, now, assets);
  const nothing = {
    asks: [],
    unknown: [],
    suggestions: [],
    left: [],
    unused: [],
    agreed: true,
    alternatives: [],
    standIns: [],
  };
  return { message: "", turns, assets, language: "en", ...nothing };
}

/**
 * What is asked in all: `own`, which the address asks by itself (first, where it leads), what is named, then what the
 * message asks besides, at most three. An asset that nothing would be asked of gets the address's own. Throws `invalid_request` when more
 * than three are named, the address's own among them.
 */
export function joinAsks(own: NamedAsk, leads: boolean, { assets, asks: named }: Named, read: Ask[]): Ask[] {
  const isNamed = (kind: Ask["kind"]) => named.some((ask) => ask.kind === kind);
  const asks = [...named, ...read.filter(({ kind }) => !isNamed(kind))];
  const left = assets.filter((asset) => !asks.some((ask) => ask.assets.includes(asset)));
  const at = asks.findIndex(({ kind }) => kind === own);
  const found = asks[at];
  if (found) asks[at] = { ...found, assets: unique([...found.assets, ...left]) };
  else if (leads || left.length > 0) asks.push(nameAsk(own, leads ? assets : left));
  const ordered = leads ? [...asks].sort((a, b) => Number(b.kind === own) - Number(a.kind === own)) : asks;
  if (named.length + Number(leads && !isNamed(own)) > MAX_ASKS)
    throw new AppError("invalid_request", {
      fields: { asks: `This address asks ${own} by itself: name at most ${MAX_ASKS - 1} more.` },
    });
  return ordered.slice(0, MAX_ASKS);
}

/** The one asset of a ticker or name. Throws `asset_unknown` for none of ours and for several, named by `field`. */
export function findNamedAsset(name: string, field: string): Asset {
  const ticker = findAsset(name.trim());
  if (ticker) return ticker;
  const { assets, suggestions } = resolveAssets(name);
  const [asset] = assets;
  if (asset && assets.length === 1) return asset;
  const offers = suggestions.map(({ symbol, name: offer }) => `${offer} (${symbol})`).join(", ");
  throw new AppError("asset_unknown", {
    fields: { [field]: "Name one asset, such as BTC or Tesla.", ...(offers && { suggestions: offers }) },
  });
}
