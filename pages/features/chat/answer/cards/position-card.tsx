import type { FactKind } from "../../../../../shared/analysis.ts";
import { Opens } from "../../facts/citation.tsx";
import { numberOf, useFindFact } from "../../facts/facts.ts";
import type { Sheet } from "../sheet.ts";

const ROWS: readonly [kind: FactKind, label: string][] = [
  ["entry", "Bought at"],
  ["price", "Trades at"],
  ["gain_usd", "In dollars"],
  ["leverage", "Leverage"],
  ["gain_margin", "On the margin"],
  ["break_even", "Back to the entry"],
  ["wipe_out_move", "Move that wipes it out"],
  ["wipe_out_price", "Wiped out at"],
  ["wipe_out_odds", "Odds of that, 30 days"],
];

/** What a position is worth by now: gain or loss, what it takes to break even, and with leverage what ends it. */
export function PositionCard({ sheet, symbol }: { sheet: Sheet; symbol: string }) {
  const find = useFindFact(symbol);
  const gain = find("gain_percent");
  const isLoss = (numberOf(gain) ?? 0) < 0;
  return (
    <section className="px-4 py-4 md:px-6" aria-label={`Position in ${sheet.assets[0]?.name ?? symbol}`}>
      <h3 className="label">
        {symbol} · {isLoss ? "loss" : "gain"}
      </h3>
      <p
        className={`mt-1 font-medium font-mono text-[40px] leading-[44px] ${isLoss ? "text-down" : "text-up"}`}
      >
        <Opens facts={[gain]}>{gain?.text}</Opens>
      </p>
      <dl className="mt-4 divide-y divide-line border-line border-y text-sm">
        {ROWS.map(([kind, label]) => {
          const fact = find(kind);
          return (
            fact && (
              <div key={kind} className="flex justify-between gap-4 py-1.5">
                <dt className="text-fg-2">{label}</dt>
                <dd className="font-mono">
                  <Opens facts={[fact]}>{kind === "leverage" ? `${fact.text}×` : fact.text}</Opens>
                </dd>
              </div>
            )
          );
        })}
      </dl>
    </section>
  );
}
