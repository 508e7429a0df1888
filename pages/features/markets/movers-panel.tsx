import { Link } from "@tanstack/react-router";
import { formatUsd } from "../../../shared/format.ts";
import { LISTED_CRYPTO, LISTED_STOCKS } from "../../../shared/listed.ts";
import type { CryptoPrice, StockPrice } from "../../../shared/markets.ts";
import { Change } from "../../ui/change.tsx";
import { Trouble } from "../../ui/controls/trouble.tsx";
import { MarketMark } from "../../ui/market-mark.tsx";
import { MARKETS_FAILED, useListedPrices } from "./queries.ts";

const LISTED = [...LISTED_CRYPTO, ...LISTED_STOCKS];

const ROW =
  "row grid grid-cols-[64px_1fr_auto_92px] items-center gap-3 min-h-9 border-b border-line px-4 font-mono text-sm md:px-6 pointer-coarse:min-h-11";

function Row({ symbol, item }: { symbol: string; item: CryptoPrice | StockPrice | undefined }) {
  if (!item) return <div className={`${ROW} text-fg-3`}>{symbol}</div>;
  return (
    <Link to="/app" search={{ analyze: item.name }} className={ROW} data-tip={`Analyze ${item.name}`}>
      <span className="font-sans font-semibold [font-stretch:85%]">{symbol}</span>
      <span className="truncate text-fg-3">{item.name}</span>
      <span className="text-right">{formatUsd(item.price)}</span>
      <span className="text-right">
        <Change percent={item.change24h} />
      </span>
    </Link>
  );
}

/** The listed assets, those that moved most today first; each row opens its analysis. Rows keep their place while data loads. */
export function MoversPanel() {
  const { prices, failed, refetch } = useListedPrices("keep fresh");
  const moved = prices.toSorted((a, b) => Math.abs(b.change24h) - Math.abs(a.change24h));
  // Real ones are marked as such where they are alone.
  const least = prices.find(({ market }) => market !== "live") ?? prices[0];
  const awaited = LISTED.filter((symbol) => !prices.some((price) => price.symbol === symbol));
  return (
    <section aria-label="Movers">
      <div className="panel-head">
        <h2 className="label">Movers</h2>
        <span className="label flex items-center gap-3">
          {least && <MarketMark market={least.market} asOf={least.asOf} />} USD · 24 h
        </span>
      </div>
      {failed ? (
        <Trouble text={MARKETS_FAILED} onRetry={() => void refetch()} />
      ) : (
        <>
          {moved.map((item) => (
            <Row key={item.symbol} symbol={item.symbol} item={item} />
          ))}
          {awaited.map((symbol) => (
            <Row key={symbol} symbol={symbol} item={undefined} />
          ))}
        </>
      )}
    </section>
  );
}
