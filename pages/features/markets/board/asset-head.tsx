import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { NamedAsset } from "../../../../shared/catalogue.ts";
import { formatUsd } from "../../../../shared/format.ts";
import type { StockPrice } from "../../../../shared/markets.ts";
import { Age, formatMoment } from "../../../ui/age.tsx";
import { Change } from "../../../ui/change.tsx";
import { DisputedMark } from "../../../ui/disputed-mark.tsx";
import { MarketMark } from "../../../ui/market-mark.tsx";
import { StockHoursMark } from "../hours/stock-hours-mark.tsx";
import { useListedPrices } from "../queries.ts";

interface AssetHeadProps {
  asset: NamedAsset;
  /** what can be done about it, beside the name */
  actions: ReactNode;
  /** the price the page came with, until a fresh one comes in */
  quote: Pick<StockPrice, "price" | "change24h" | "market" | "asOf" | "disputed"> | null;
  /** where it is listed; null of a coin, and until it is known */
  exchange: string | null;
}

/** Whose page it is, and its price as it comes in. */
export function AssetHead({
  asset: { symbol, name, class: kind },
  actions,
  quote,
  exchange,
}: AssetHeadProps) {
  const { prices, failed } = useListedPrices();
  const item = prices.find((price) => price.symbol === symbol) ?? quote;
  const isCoin = kind === "coin";
  return (
    <div className="dashboard-head">
      <div>
        <nav aria-label="Path" className="label">
          <Link to="/markets" className="underline hover:text-fg">
            Markets
          </Link>{" "}
          <span aria-hidden>/</span> {symbol}
          {exchange && <> · listed on {exchange}</>}
        </nav>
        <div className="flex flex-wrap items-center gap-x-4">
          <h1 className="heading">{name}</h1>
          {/* A line of its own on a phone: who is signed in is known later, and has more of them. */}
          <span className="-ml-2 flex flex-wrap max-sm:min-h-11 max-sm:w-full print:hidden noscript:hidden">
            {actions}
          </span>
        </div>
      </div>
      {/* As high as its lines before they come: two, and on a phone a stock's hours are a third. */}
      <div
        className={`min-h-13.5 text-right font-mono max-sm:w-full max-sm:text-left ${isCoin ? "" : "max-sm:min-h-17.5"}`}
      >
        {item ? (
          <>
            <p className="flex flex-wrap items-baseline gap-x-3 sm:justify-end">
              <span className="figure">{formatUsd(item.price)}</span>
              <Change percent={item.change24h} />
              <span className="text-fg-3 text-sm">{isCoin ? "24 h" : "day"}</span>
            </p>
            <p className="flex flex-wrap items-center gap-x-3 text-fg-3 text-xs sm:justify-end whitespace-nowrap">
              <span className={isCoin ? "" : "max-sm:w-full"}>
                {isCoin ? "open 24/7" : <StockHoursMark />}
              </span>
              <MarketMark market={item.market} asOf={item.asOf} />
              {item.market !== "replay" && (
                <>
                  <span className="print:hidden">
                    <Age at={item.asOf} />
                  </span>
                  {/* Paper does not age. */}
                  <span className="hidden print:block">of {formatMoment(item.asOf)}</span>
                </>
              )}
              <DisputedMark by={item.disputed} />
            </p>
          </>
        ) : (
          <p className="text-fg-3">{failed ? "No price right now." : "\u00a0"}</p>
        )}
      </div>
    </div>
  );
}
