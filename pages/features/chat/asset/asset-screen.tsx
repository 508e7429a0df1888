import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useDeferredValue } from "react";
import type { AssetReply } from "../../../../shared/board.ts";
import type { ChartMarks } from "../../../ui/chart-marks.ts";
import { Waiting } from "../../../ui/controls/spinner.tsx";
import { Trouble } from "../../../ui/controls/trouble.tsx";
import { useAlive } from "../../../ui/life/alive.ts";
import { AssetSheet } from "./asset-sheet.tsx";
import { findQuote, type Quote } from "./find-quote.ts";
import { assetQuery } from "./queries.ts";

interface AssetScreenProps {
  symbol: string;
  /** name and price, which are there before the rest */
  head: (quote: Quote | null, exchange: string | null) => ReactNode;
  chart: (marks: ChartMarks, asset: AssetReply["asset"]) => ReactNode;
  /** what earlier calls came to, from the record; nothing of an asset that has none there */
  past: (asset: AssetReply["asset"]) => ReactNode;
}

/** The page of one asset. */
export function AssetScreen({ symbol, head, chart, past }: AssetScreenProps) {
  const { data: known, error, refetch } = useQuery(assetQuery(symbol));
  // Drawn in small steps: the reader's scrolling comes first.
  const data = useDeferredValue(known);
  useAlive();
  return (
    <div>
      {head(data ? findQuote(data) : null, data?.asset.exchange ?? null)}
      {!data && !error && <Waiting label={`Loading ${symbol}`} />}
      {!data && error && <Trouble error={error} fallback="Its data could not be loaded." onRetry={refetch} />}
      {data && <AssetSheet reply={data} chart={chart} past={past(data.asset)} />}
    </div>
  );
}
