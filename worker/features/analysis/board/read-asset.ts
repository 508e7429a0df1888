import type { AssetReply } from "../../../../shared/board.ts";
import { DISCLAIMER } from "../../../../shared/product.ts";
import type { Deps } from "../../../deps.ts";
import { AppError } from "../../../errors.ts";
import { type Asset, findAsset } from "../../markets/assets.ts";
import { gatherEvidence, refuseLost } from "../gather.ts";
import { judgeEvidence } from "../judge-evidence.ts";
import { explainNoRange } from "../outlook/explain-no-range.ts";
import { orderFacts } from "../slots/order-facts.ts";
import { renderCall } from "../stance/render-call.ts";
import { drawSparks } from "./draw-sparks.ts";
import { groupFacts } from "./group-facts.ts";
import { readBefore } from "./read-before.ts";

type Tools = Pick<Deps, "markets" | "cache" | "config" | "db" | "now" | "waitUntil">;

/** The asset of a symbol in any case, as in a URL. Throws `asset_unknown`. */
export function requireAsset(symbol: string): Asset {
  const asset = findAsset(symbol);
  if (!asset) throw new AppError("asset_unknown");
  return asset;
}

/**
 * All that is known of an asset, judged, without words: no model is asked. Throws `market_data_unavailable` and
 * `lookups_exhausted`.
 */
export async function readAsset(deps: Tools, asset: Asset): Promise<AssetReply> {
  const {
    evidence: [evidence],
    missing,
  } = await gatherEvidence(deps, [asset]);
  if (!evidence) throw refuseLost(missing);
  const {
    facts,
    calls: [call],
    forecast: [forecast],
  } = judgeEvidence([evidence]);
  if (!call || !forecast) throw new AppError("market_data_unavailable");
  const ordered = orderFacts(facts, "");
  const all = [...ordered.facts.values()];
  const groups = groupFacts(all);
  const shown = new Set(groups.flatMap((group) => group.facts));
  const { symbol, name, type, exchange } = asset;
  const { market, quote, candles } = evidence;
  return {
    asset: {
      ...{ symbol, name, type, market, exchange },
      asOf: quote.asOf.toISOString(),
      since: candles[0]?.date ?? null,
    },
    call: renderCall(call, ordered),
    before: call.action === null ? null : readBefore(evidence),
    forecast,
    noRange: explainNoRange(evidence),
    facts: all,
    groups,
    sparks: drawSparks(
      evidence,
      all.filter(({ id }) => shown.has(id)),
    ),
    disclaimer: DISCLAIMER,
  };
}
