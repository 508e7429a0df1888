import { LISTED_CRYPTO } from "../../../../shared/listed.ts";
import type { Chain } from "../../../../shared/record-head.ts";
import { type RecordScoresReply, recordScoresSchema } from "../../../../shared/record-scores.ts";
import type { Deps } from "../../../deps.ts";
import { NO_SCORES, readScores } from "./keep-scores.ts";
import walked from "./walked.json" with { type: "json" };

const WALKED: Record<string, unknown> = walked.scores;

interface Asked {
  chain?: Chain | undefined;
  asset?: string | undefined;
}

/** How the record of one asset, or of all, did so far, and how the same method did on past bars. */
export async function replyScores(
  deps: Pick<Deps, "record" | "cache" | "markets">,
  { chain = deps.markets.crypto.kind, asset }: Asked,
): Promise<RecordScoresReply> {
  const rangesOf = asset ?? LISTED_CRYPTO[0];
  const kept = await readScores(deps, chain);
  const backtest = recordScoresSchema
    .array()
    .parse([WALKED[asset ?? ""] ?? NO_SCORES, WALKED[rangesOf] ?? NO_SCORES]);
  const [of, drawn] = backtest as [(typeof backtest)[0], (typeof backtest)[0]];
  return {
    chain,
    asset: asset ?? null,
    rangesOf,
    record: { ...(kept[asset ?? ""] ?? NO_SCORES), ranges: kept[rangesOf]?.ranges ?? [] },
    backtest: { from: walked.from, to: walked.to, ...of, ranges: drawn.ranges },
  };
}
