import type { AssetReply } from "../../../../shared/board.ts";
import { callDaily } from "../daily-call/call-daily.ts";
import type { JudgedEvidence } from "../evidence.ts";
import { MOST_BARS } from "../forecast/bars/describe-day.ts";
import { closedBars } from "../outlook/closed-bars.ts";

/** The call as it stood at the close before the last, and how far the close has moved since; null where either has none. */
export function readBefore(evidence: JudgedEvidence): AssetReply["before"] {
  const bars = closedBars(evidence);
  const [earlier, last] = bars.slice(-2);
  if (!earlier || !last) return null;
  const call = callDaily(evidence.asset.type, bars.slice(0, -1).slice(-MOST_BARS));
  if ("refusal" in call) return null;
  const { action, score } = call;
  return { date: earlier.date, action, score, closeChange: 100 * (last.close / earlier.close - 1) };
}
