import { Link } from "@tanstack/react-router";
import { formatUsd } from "../../../shared/format.ts";
import { LISTED_CRYPTO, LISTED_STOCKS } from "../../../shared/listed.ts";
import type { CryptoPrice, StockPrice } from "../../../shared/markets.ts";
import { Change } from "./change.tsx";
import { MARKETS_FAILED, useListedPrices } from "./queries.ts";

const LISTED = [...LISTED_CRYPTO, ...LISTED_STOCKS];

function Row({ symbol, item }: { symbol: string; item: CryptoPrice | StockPrice | undefined }) {
  if (!item) return <div className="price-row text-fg-3">{symbol}</div>;
  return (
    <Link to="/app" search={{ analyze: item.name }} className="price-row" data-tip={`Analyze ${item.name}`}>
      <span className="price-symbol">{symbol}</span>
      <span className="truncate text-fg-3">{item.name}</span>
      <span className="text-right">{formatUsd(item.price)}</span>
      <span className="text-right">
        <Change percent={item.change24h} />
      </span>
    </Link>
  );
}

/** The ten listed assets as a ruled list; each row opens its analysis. Rows keep their place while data loads. */
export function PricesPanel() {
  const { prices, failed } = useListedPrices();
  return (
    <section aria-label="Listed assets">
      <div className="panel-head">
        <h2 className="label">Listed assets</h2>
        <span className="label">USD · 24 h</span>
      </div>
      {failed ? (
        <p className="px-4 py-3 text-danger md:px-6">{MARKETS_FAILED}</p>
      ) : (
        LISTED.map((symbol) => (
          <Row key={symbol} symbol={symbol} item={prices.find((price) => price.symbol === symbol)} />
        ))
      )}
    </section>
  );
}
