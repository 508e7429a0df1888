import type { Call } from "../../../../../shared/analysis.ts";
import { sayBorder } from "../../../../../shared/say-call.ts";
import { Opens } from "../../facts/citation.tsx";
import { useFindFact } from "../../facts/facts.ts";
import { formatPoints } from "../format-points.ts";

/** Where the score's zones end, in percent of the line from −100 to +100. */
const ZONES = [
  { action: "Sell", className: "w-2/5 text-left", on: "bg-down", words: "text-down" },
  { action: "Hold", className: "w-1/5 text-center", on: "bg-fg-2", words: "text-fg" },
  { action: "Buy", className: "w-2/5 text-right", on: "bg-up", words: "text-up" },
] as const;

/** The score on a line from −100 to +100: three zones, a needle, and how near the next zone is. */
export function Gauge({ call }: { call: Call }) {
  const find = useFindFact(call.asset);
  const { score, action, border } = call;
  if (score === null || action === null) return null;
  const place = Math.min(100, Math.max(0, (score + 100) / 2));
  return (
    <div className="mt-4">
      <Opens
        facts={[find("score"), find("border_points")]}
        className="block w-full"
        label={`Score ${formatPoints(score)} of −100 to +100${border ? `, ${sayBorder(border)}` : ""}`}
      >
        <span className="relative block pt-5">
          <span
            className="absolute top-0 [translate:-50%] font-medium font-mono text-sm leading-4"
            style={{ left: `${Math.min(96, Math.max(4, place))}%` }}
          >
            {formatPoints(score)}
          </span>
          <span className="flex gap-0.5">
            {ZONES.map((zone) => (
              <span
                key={zone.action}
                className={`${zone.className} h-2 ${zone.action === action ? zone.on : "bg-surface-3"}`}
              />
            ))}
          </span>
          <span
            className="absolute [translate:-50%] top-4 h-4 w-[3px] bg-fg [outline:1px_solid_var(--color-bg)]"
            style={{ left: `${place}%` }}
          />
        </span>
      </Opens>
      <p className="label mt-1 flex">
        {ZONES.map((zone) => (
          <span key={zone.action} className={`${zone.className} ${zone.action === action ? zone.words : ""}`}>
            {zone.action}
          </span>
        ))}
      </p>
    </div>
  );
}
