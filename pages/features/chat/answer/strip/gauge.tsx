import type { Call } from "../../../../../shared/analysis.ts";
import { useSay } from "../../../../ui/words/say.ts";
import { Opens } from "../../facts/citation.tsx";
import { useFindFact } from "../../facts/facts.ts";
import { formatPoints } from "../format-points.ts";
import { Needle } from "./needle.tsx";
import { sayScore } from "./say-call.ts";

/** Where the score's zones end, in percent of the line from −100 to +100. */
const ZONES = [
  { action: "Sell", from: 0, width: 40, className: "w-2/5 text-left", on: "fill-down", words: "text-down" },
  { action: "Hold", from: 40, width: 20, className: "w-1/5 text-center", on: "fill-fg-2", words: "text-fg" },
  { action: "Buy", from: 60, width: 40, className: "w-2/5 text-right", on: "fill-up", words: "text-up" },
] as const;

/** How the call is made, on request: the score on a line from −100 to +100 with its three zones. */
export function Gauge({ call }: { call: Call }) {
  const find = useFindFact(call.asset);
  const say = useSay();
  const { score, action, horizonDays } = call;
  if (score === null || action === null) return null;
  const place = Math.min(100, Math.max(0, (score + 100) / 2));
  return (
    <details className="mt-4 border-line border-t">
      <summary className="min-h-9 cursor-pointer py-2 text-fg-2 text-sm hover:text-fg pointer-coarse:min-h-11 pointer-coarse:py-3">
        {say("How this call is made")}
      </summary>
      <p className="text-fg-2 text-sm">
        {say("Four rules score the last daily close from −100 to +100, for {days} days ahead.", {
          days: horizonDays,
        })}{" "}
        {sayScore(call, say)}.
      </p>
      <Opens
        facts={[find("score"), find("border_points")]}
        className="mt-3 block w-full"
        label={sayScore(call, say)}
      >
        <svg className="block h-8 w-full overflow-visible" aria-hidden>
          <text
            x={`${Math.min(96, Math.max(4, place))}%`}
            y={12}
            textAnchor="middle"
            fill="currentColor"
            className="font-medium font-mono text-sm"
          >
            {formatPoints(score)}
          </text>
          {ZONES.map(({ action: zone, from, width, on }) => (
            <rect
              key={zone}
              x={`${from}%`}
              width={`${width - 0.4}%`}
              y={20}
              height={8}
              className={zone === action ? on : "fill-surface-3"}
            />
          ))}
          <Needle at={place} y={16} height={16} />
        </svg>
      </Opens>
      <p className="label mt-1 flex">
        {ZONES.map((zone) => (
          <span key={zone.action} className={`${zone.className} ${zone.action === action ? zone.words : ""}`}>
            {zone.action}
          </span>
        ))}
      </p>
    </details>
  );
}
