import { Link } from "@tanstack/react-router";
import { memo, useDeferredValue, useMemo } from "react";
import { formatUsd } from "../../../shared/format.ts";
import type { CryptoPrice, StockPrice } from "../../../shared/markets.ts";
import { Change } from "../../ui/change.tsx";
import { MARKETS_FAILED, useListedPrices } from "./queries.ts";

/** The listed assets in one line under the header; each leads to its page. */
export function TapePanel() {
  const { crypto, stocks, failed, refetch } = useListedPrices("keep fresh");
  // Drawn in small steps: the reader's scrolling comes first.
  const prices = useDeferredValue(useMemo(() => [...crypto, ...stocks], [crypto, stocks]));
  if (failed) {
    return (
      <div className="tape">
        <span className="tape-item text-danger">{MARKETS_FAILED}</span>
        <button type="button" className="tape-item text-fg underline" onClick={refetch}>
          Try again
        </button>
      </div>
    );
  }
  return <Tape prices={prices} />;
}

const Tape = memo(function Tape({ prices }: { prices: (CryptoPrice | StockPrice)[] }) {
  return (
    <nav aria-label="Prices" className="tape">
      {prices.map(({ symbol, name, price, change24h }) => (
        <Link
          key={symbol}
          to="/markets/$symbol"
          params={{ symbol }}
          className="tape-item"
          data-tip={`${name}: range and call`}
        >
          <span className="text-fg">{symbol}</span> {formatUsd(price).slice(1)} <Change percent={change24h} />
        </Link>
      ))}
    </nav>
  );
});
