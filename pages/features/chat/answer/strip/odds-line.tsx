import type { Call } from "../../../../../shared/analysis.ts";
import { Opens } from "../../facts/citation.tsx";
import { useFindFact } from "../../facts/facts.ts";
import { sayOdds } from "./say-call.ts";

/** The chance beside the call, which opens the other odds and how such odds did. */
export function OddsLine({ call }: { call: Call }) {
  const find = useFindFact(call.asset);
  const odds = sayOdds(call);
  if (!odds) return null;
  return (
    <Opens
      facts={[
        find("odds_higher"),
        find("odds_higher_came"),
        find("odds_within"),
        find("odds_within_came"),
        find("odds_cancel"),
        find("odds_cancel_came"),
      ]}
      className="text-left"
    >
      {odds}
    </Opens>
  );
}
