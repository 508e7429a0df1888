import type { Fact, FactKind } from "../../../../shared/analysis.ts";
import type { AssetReply } from "../../../../shared/board.ts";
import { roundPercents } from "../../../ui/words/round-percents.ts";
import { Opens } from "../facts/citation.tsx";
import { Spark, Value } from "./figure.tsx";

/** What is looked for first, and the figures that say it: the first of them that is known. */
const TILES: readonly (readonly [title: string, kinds: readonly FactKind[]])[] = [
  ["Average daily range", ["atr_percent", "volatility_30d"]],
  ["Fall from the year’s high", ["drawdown"]],
  ["Value", ["pe_trailing", "pe_ratio", "market_cap"]],
  ["Mood", ["fear_greed"]],
];

/** The figures that the tiles show, one a tile and none where it is not known. */
export const pickTiles = (facts: readonly Fact[]): (readonly [title: string, fact: Fact | undefined])[] =>
  TILES.map(([title, kinds]) => [
    title,
    kinds.flatMap((kind) => facts.find((one) => one.kind === kind) ?? [])[0],
  ]);

/** Four figures of an asset, each of which opens its source. */
export function Tiles({ reply: { facts, sparks } }: { reply: Pick<AssetReply, "facts" | "sparks"> }) {
  return (
    <dl className="grid grid-cols-2 border-line border-b lg:grid-cols-4 lg:divide-x divide-line">
      {pickTiles(facts).map(([title, fact]) => (
        <div key={title} className="px-4 py-3 sm:px-6">
          <dt className="label">{title}</dt>
          <dd className="mt-1 font-mono">
            {fact ? (
              <Opens facts={[fact]} className="w-full text-left">
                <span className="flex items-center justify-between gap-3">
                  <span>
                    <Value fact={{ ...fact, text: roundPercents(fact.text) }} />
                  </span>
                  <Spark fact={fact} sparks={sparks} />
                </span>
                <span className="block text-fg-3 text-xs">{fact.label}</span>
              </Opens>
            ) : (
              <span className="text-fg-3">not known</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
