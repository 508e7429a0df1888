import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useDeferredValue } from "react";
import type { AssetReply } from "../../../../shared/board.ts";
import type { MarketKind } from "../../../../shared/markets.ts";
import type { ChartMarks } from "../../../ui/chart-marks.ts";
import { Waiting } from "../../../ui/controls/spinner.tsx";
import { Trouble } from "../../../ui/controls/trouble.tsx";
import { useAlive } from "../../../ui/life/alive.ts";
import { AssetSheet } from "./asset-sheet.tsx";
import { assetQuery } from "./queries.ts";

/** A price in USD and its change in percent, as the reply holds them. */
interface Quote {
  price: number;
  change24h: number;
  market: MarketKind;
  asOf: string;
}

function findQuote({ asset, facts }: AssetReply): Quote | null {
  const [price, change] = (["price", "change_24h"] as const).map((kind) =>
    facts.find((fact) => fact.kind === kind),
  );
  if (typeof price?.value !== "number" || typeof change?.value !== "number") return null;
  return { price: price.value, change24h: change.value, market: asset.market, asOf: price.asOf };
}

interface AssetScreenProps {
  symbol: string;
  /** name and price, which are there before the rest */
  head: (quote: Quote | null) => ReactNode;
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
      {head(data ? findQuote(data) : null)}
      {!data && !error && <Waiting label={`Loading ${symbol}`} />}
      {!data && error && <Trouble error={error} fallback="Its data could not be loaded." onRetry={refetch} />}
      {data && <AssetSheet reply={data} chart={chart} past={past(data.asset)} />}
    </div>
  );
}
