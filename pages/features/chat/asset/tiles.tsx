import type { Fact, FactKind } from "../../../../shared/analysis.ts";
import { Opens } from "../facts/citation.tsx";
import { Value } from "./figures.tsx";

/** What is looked for first, and the figures that say it: the first of them that is known. */
const TILES: readonly (readonly [title: string, kinds: readonly FactKind[]])[] = [
  ["Usual daily move", ["atr_percent", "volatility_30d"]],
  ["Fall from the year’s high", ["drawdown"]],
  ["Value", ["pe_trailing", "pe_ratio", "market_cap"]],
  ["Mood", ["fear_greed"]],
];

/** Four figures of an asset, each of which opens its source. */
export function Tiles({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-2 border-line border-b lg:grid-cols-4 lg:divide-x divide-line">
      {TILES.map(([title, kinds]) => {
        const [fact] = kinds.flatMap((kind) => facts.find((one) => one.kind === kind) ?? []);
        return (
          <div key={title} className="px-4 py-3 sm:px-6">
            <dt className="label">{title}</dt>
            <dd className="mt-1 font-mono">
              {fact ? (
                <Opens facts={[fact]} className="text-left">
                  <Value fact={fact} />
                  <span className="block text-fg-3 text-xs">{fact.label}</span>
                </Opens>
              ) : (
                <span className="text-fg-3">not known</span>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
