import { useQuery } from "@tanstack/react-query";
import { useHydrated } from "@tanstack/react-router";
import { memo, useDeferredValue, useMemo, useState } from "react";
import { LISTED_CRYPTO, LISTED_STOCKS } from "../../../../shared/listed.ts";
import { Spinner } from "../../../ui/controls/spinner.tsx";
import { Trouble } from "../../../ui/controls/trouble.tsx";
import { closesQuery, MARKETS_FAILED, useListedPrices } from "../queries.ts";
import { PairCard } from "./pair-card.tsx";
import { TokenCard } from "./token-card.tsx";

/** What the cards show. Data may be there before the cards have come to life, but not in their first drawing. */
function useMarket() {
  const isAlive = useHydrated();
  const { crypto, stocks, cryptoFailed, stocksFailed, refetch } = useListedPrices();
  const { data: closes } = useQuery(closesQuery);
  const market = useMemo(
    () => ({ crypto, stocks, closes, hasFailed: cryptoFailed, isMissing: stocksFailed }),
    [crypto, stocks, closes, cryptoFailed, stocksFailed],
  );
  // Twelve faces are drawn in many small steps: the reader's scrolling comes first.
  return { market: useDeferredValue(isAlive ? market : null), refetch };
}

type Market = ReturnType<typeof useMarket>["market"];

const find = <T extends { symbol: string }>(items: readonly T[] | undefined, symbol: string) =>
  items?.find((item) => item.symbol === symbol);

/** Coin i beside stock i, and the token that is to come. Cards keep their size while data loads. */
export function CardsPanel() {
  const [isPaused, setPaused] = useState(false);
  const { market, refetch } = useMarket();
  if (market?.hasFailed) return <Trouble text={MARKETS_FAILED} onRetry={() => void refetch()} />;
  return (
    <>
      <CardsHead isLoading={!market || market.crypto.length === 0} isPaused={isPaused} onPause={setPaused} />
      <noscript>
        <p className="p-6 text-fg-2 max-sm:px-4">
          Prices here need JavaScript.{" "}
          <a href="/markets" className="text-link">
            Markets
          </a>{" "}
          shows all of them without.
        </p>
      </noscript>
      <Cards market={market} isPaused={isPaused} />
    </>
  );
}

const GRID =
  "grid overflow-hidden border-line border-t sm:max-[68.75rem]:grid-cols-2 sm:max-[68.75rem]:*:nth-5:col-span-full " +
  "min-[68.75rem]:grid-cols-6 min-[68.75rem]:*:nth-[-n+3]:col-span-2 min-[68.75rem]:*:nth-4:col-span-3 min-[68.75rem]:*:nth-5:col-span-3 *:nth-2:[--card:1] " +
  "*:nth-3:[--card:2] *:nth-4:[--card:3] *:nth-5:[--card:4]";

const Cards = memo(function Cards({ market, isPaused }: { market: Market; isPaused: boolean }) {
  const { crypto, stocks, closes, isMissing = false } = market ?? {};
  return (
    <ul className={GRID}>
      {LISTED_CRYPTO.map((symbol, at) => {
        const stock = LISTED_STOCKS[at] ?? "";
        return (
          <PairCard
            key={symbol}
            isPaused={isPaused}
            front={{ kind: "crypto", symbol, item: find(crypto, symbol), closes: find(closes, symbol) }}
            back={{
              kind: "stock",
              symbol: stock,
              item: find(stocks, stock),
              closes: find(closes, stock),
              isMissing,
            }}
          />
        );
      })}
      <TokenCard />
    </ul>
  );
});

interface HeadProps {
  isLoading: boolean;
  isPaused: boolean;
  onPause: (isPaused: boolean) => void;
}

const CardsHead = ({ isLoading, isPaused, onPause }: HeadProps) => (
  <div className="flex min-h-11 items-center justify-between gap-4 border-line border-t pr-2 pl-4 sm:pr-4 sm:pl-6 noscript:hidden">
    <p className="label flex items-center gap-2.5" role="status">
      {isLoading ? (
        <>
          <Spinner /> Loading prices
        </>
      ) : (
        "USD · 24 h change · 30 d closes"
      )}
    </p>
    <button type="button" className="action motion-reduce:hidden" onClick={() => onPause(!isPaused)}>
      <svg viewBox="0 0 12 12" width="12" fill="currentColor" aria-hidden>
        <path d={isPaused ? "M2 1v10l9-5z" : "M2 1h3v10H2zM7 1h3v10H7z"} />
      </svg>
      {isPaused ? "Resume" : "Pause"}
    </button>
  </div>
);
