import { Link } from "@tanstack/react-router";
import { type FocusEvent, memo, useDeferredValue, useMemo } from "react";
import { formatUsd } from "../../../shared/format.ts";
import type { CryptoPrice, StockPrice } from "../../../shared/markets.ts";
import { Change } from "../../ui/change.tsx";
import { MARKETS_FAILED, useListedPrices } from "./queries.ts";

const LINE = "tape flex overflow-x-auto border-b border-line print:hidden noscript:hidden";
const ITEM = "flex-none border-r border-line px-4 whitespace-nowrap focus-visible:-outline-offset-2";

/** A browser leaves a link that takes the focus where it is as soon as 32 px of it show. */
const showWhole = ({ currentTarget }: FocusEvent) =>
  currentTarget.scrollIntoView({ block: "nearest", inline: "nearest" });

/** The listed assets in one line under the header; each leads to its page. */
export function TapePanel() {
  const { crypto, stocks, failed, refetch } = useListedPrices("keep fresh");
  // Drawn in small steps: the reader's scrolling comes first.
  const prices = useDeferredValue(useMemo(() => [...crypto, ...stocks], [crypto, stocks]));
  if (failed) {
    return (
      <div className={LINE}>
        <span className={`${ITEM} text-danger`}>{MARKETS_FAILED}</span>
        <button type="button" className={`${ITEM} text-fg underline`} onClick={refetch}>
          Try again
        </button>
      </div>
    );
  }
  return <Tape prices={prices} />;
}

const Tape = memo(function Tape({ prices }: { prices: (CryptoPrice | StockPrice)[] }) {
  return (
    <nav aria-label="Prices" className={LINE}>
      {prices.map(({ symbol, name, price, change24h }) => (
        <Link
          key={symbol}
          to="/markets/$symbol"
          params={{ symbol }}
          className={`${ITEM} text-fg-2 hover:bg-surface-2`}
          data-tip={`${name}: range and call`}
          onFocus={showWhole}
        >
          <span className="text-fg">{symbol}</span> {formatUsd(price).slice(1)} <Change percent={change24h} />
        </Link>
      ))}
    </nav>
  );
});
