import { Link } from "@tanstack/react-router";
import { formatUsd } from "../../../../shared/format.ts";
import { LISTED_NAMES, type ListedSymbol } from "../../../../shared/listed-names.ts";
import { Age } from "../../../ui/age.tsx";
import { Change } from "../../../ui/change.tsx";
import { MarketMark } from "../../../ui/market-mark.tsx";
import { StockHoursMark } from "../hours/stock-hours-mark.tsx";
import { useListedPrices } from "../queries.ts";

/** Whose page it is, and its price as it comes in. */
export function AssetHead({ symbol }: { symbol: ListedSymbol }) {
  const { crypto, prices, failed } = useListedPrices();
  const item = prices.find((price) => price.symbol === symbol);
  const isCoin = crypto.some((coin) => coin.symbol === symbol);
  return (
    <div className="dashboard-head">
      <div>
        <nav aria-label="Path" className="label">
          <Link to="/markets" className="underline hover:text-fg">
            Markets
          </Link>{" "}
          <span aria-hidden>/</span> {symbol}
        </nav>
        <h1 className="heading">{LISTED_NAMES[symbol]}</h1>
      </div>
      <div className="min-h-16 text-right font-mono max-sm:min-h-20 max-sm:w-full max-sm:text-left">
        {item ? (
          <>
            <p className="flex flex-wrap items-baseline gap-x-3 sm:justify-end">
              <span className="figure">{formatUsd(item.price)}</span>
              <Change percent={item.change24h} />
              <span className="text-fg-3 text-sm">{isCoin ? "24 h" : "day"}</span>
            </p>
            <p className="flex flex-wrap items-center gap-x-3 text-fg-3 text-xs sm:justify-end">
              {isCoin ? "open at all hours" : <StockHoursMark />}
              <MarketMark market={item.market} asOf={item.asOf} />
              {item.market !== "replay" && <Age at={item.asOf} />}
            </p>
          </>
        ) : (
          <p className="text-fg-3">{failed ? "No price right now." : "\u00a0"}</p>
        )}
      </div>
    </div>
  );
}
