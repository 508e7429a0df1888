import type { AssetReply } from "../../../../shared/board.ts";
import { formatFact } from "../../../../shared/format-fact.ts";
import { Change } from "../../../ui/change.tsx";

const score = (points: number | null) => formatFact(Math.round(points ?? 0), "points");

/** The day's call in one line, with what it was at the close before and how the close has moved since; why there is none stands with the call. */
export function SinceBefore({ reply: { call, before } }: { reply: Pick<AssetReply, "call" | "before"> }) {
  if (!call.action) return null;
  return (
    <p className="panel-head text-sm">
      <span className="flex flex-wrap gap-x-2">
        <span className="font-medium">
          {call.action}, score {score(call.score)}
        </span>
        {before && (
          <span className="text-fg-2">
            {sayBefore(call, before)} {before.date}; the close has moved{" "}
            <Change percent={before.closeChange} /> since
          </span>
        )}
      </span>
      {call.date && <span className="text-fg-3 text-xs max-sm:hidden">at the close of {call.date}</span>}
    </p>
  );
}

function sayBefore({ action, score: points }: AssetReply["call"], before: NonNullable<AssetReply["before"]>) {
  if (action !== before.action) return `was ${before.action}, score ${score(before.score)}, on`;
  return score(points) === score(before.score) ? "unchanged since" : `score was ${score(before.score)} on`;
}
