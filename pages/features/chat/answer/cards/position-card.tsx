import type { FactKind } from "../../../../../shared/analysis.ts";
import { Opens } from "../../facts/citation.tsx";
import { numberOf, useFindFact } from "../../facts/facts.ts";
import type { Sheet } from "../sheet.ts";

const ROWS: readonly [kind: FactKind, label: string][] = [
  ["entry", "Bought at"],
  ["price", "Trades at"],
  ["gain_usd", "In dollars"],
  ["leverage", "Leverage"],
  ["gain_percent", "Change of the price"],
  ["break_even", "To break even"],
  ["wipe_out_move", "Move to liquidation"],
  ["wipe_out_price", "Liquidation"],
  ["wipe_out_odds", "Odds of liquidation, 30 days"],
];

/** What a position is worth by now: gain or loss, what it takes to break even, and with leverage what ends it. */
export function PositionCard({ sheet, symbol }: { sheet: Sheet; symbol: string }) {
  const find = useFindFact(symbol);
  const margin = find("gain_margin");
  const gain = margin ?? find("gain_percent");
  const rows = ROWS.filter(([kind]) => kind !== "gain_percent" || margin);
  const isLoss = (numberOf(gain) ?? 0) < 0;
  return (
    <section className="px-4 py-4 md:px-6" aria-label={`Position in ${sheet.assets[0]?.name ?? symbol}`}>
      <h3 className="label">
        {symbol} · {isLoss ? "loss" : "gain"}
        {margin && ` on your margin (${find("leverage")?.text}×)`}
      </h3>
      <p
        className={`mt-1 font-medium font-mono text-[40px] leading-[44px] ${isLoss ? "text-down" : "text-up"}`}
      >
        <Opens facts={[gain]}>{gain?.text}</Opens>
      </p>
      <dl className="mt-4 divide-y divide-line border-line border-y text-sm">
        {rows.map(([kind, label]) => {
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
