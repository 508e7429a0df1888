import type { Call } from "../../../../../shared/analysis.ts";
import { Opens } from "../../facts/citation.tsx";
import { useFindFact } from "../../facts/facts.ts";
import { sayOdds } from "./say-call.ts";

/** The call's odds, which open shares, cases and interval. */
export function OddsLine({ call }: { call: Call }) {
  const find = useFindFact(call.asset);
  const odds = sayOdds(call);
  if (!odds) return null;
  return (
    <p className="mt-3 text-fg-2 text-sm">
      <Opens
        facts={[
          find("probability"),
          find("base_rate"),
          find("probability_low"),
          find("probability_high"),
          find("sample_size"),
        ]}
        className="text-left"
      >
        {odds}
      </Opens>
    </p>
  );
}
