import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { AssetCloses } from "../../../../shared/markets.ts";
import { Waiting } from "../../../ui/controls/spinner.tsx";
import { MarketMark } from "../../../ui/market-mark.tsx";
import { closesQuery } from "../queries.ts";
import { correlate } from "./correlate.ts";
import { PairRow } from "./pair-row.tsx";
import { useDrawing } from "./use-drawing.ts";

const PAIRS_SHOWN = 6;
const NONE: AssetCloses[] = [];

/** The ten assets and how they moved together in the last 30 days: a picture, and the strongest pairs in words. */
export default function NetworkPanel() {
  const { data: assets = NONE, isPending, isError } = useQuery(closesQuery);
  const pairs = useMemo(() => correlate(assets), [assets]);
  const canvas = useDrawing(assets, pairs);
  return (
    <figure>
      <canvas ref={canvas} className="block h-[340px] w-full sm:h-110" aria-hidden />
      <figcaption>
        <p className="label min-h-[35px] border-y border-line px-4 py-2 sm:px-6">
          Correlation of daily returns, 30 days · outer ring coins, inner ring stocks{" "}
          {assets[0] && <MarketMark market={assets[0].market} asOf={assets[0].asOf} />}
        </p>
        {isPending && <Waiting label="Loading daily closes" />}
        {isError && <p className="empty">The daily closes could not be loaded, so nothing is drawn.</p>}
        <ol>
          {pairs.slice(0, PAIRS_SHOWN).map((pair) => (
            <PairRow key={`${pair.a}-${pair.b}`} {...pair} />
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}
