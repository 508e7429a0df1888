import type { Call } from "../../../../../shared/analysis.ts";
import { Opens } from "../../facts/citation.tsx";
import { useFindFact } from "../../facts/facts.ts";

const ofHundred = (share: number) => Math.round(share * 100);

/** "39 of 100 such cases; 37 of 100 in general: no proven edge". It opens shares, cases and interval. */
export function OddsLine({ call }: { call: Call }) {
  const find = useFindFact(call.asset);
  const { probability, baseRate, edge, action } = call;
  if (action === null || probability === null) return null;
  const general = baseRate === null ? "" : `; ${ofHundred(baseRate)} of 100 in general`;
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
        {ofHundred(probability)} of 100 such cases{general}:{" "}
        {edge ? "a small measured edge" : "no proven edge"}
      </Opens>
    </p>
  );
}
