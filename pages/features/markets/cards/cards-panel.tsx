import { useQuery } from "@tanstack/react-query";
import { useHydrated } from "@tanstack/react-router";
import { useState } from "react";
import { LISTED_CRYPTO, LISTED_STOCKS } from "../../../../shared/listed.ts";
import { Spinner } from "../../../ui/controls/spinner.tsx";
import { Trouble } from "../../../ui/controls/trouble.tsx";
import { closesQuery, MARKETS_FAILED, useListedPrices } from "../queries.ts";
import { PairCard } from "./pair-card.tsx";
import { TokenCard } from "./token-card.tsx";

/** The two sides of each card. Data may be there before the cards have come to life, but not in their first drawing. */
function useSides() {
  const isAlive = useHydrated();
  const { crypto, stocks, cryptoFailed, stocksFailed, refetch } = useListedPrices();
  const { data: closes } = useQuery(closesQuery);
  const find = <T extends { symbol: string }>(items: readonly T[] | undefined, symbol: string) =>
    isAlive ? items?.find((item) => item.symbol === symbol) : undefined;
  return {
    coin: (symbol: string) =>
      ({ kind: "crypto", symbol, item: find(crypto, symbol), closes: find(closes, symbol) }) as const,
    stock: (symbol: string) =>
      ({
        kind: "stock",
        symbol,
        item: find(stocks, symbol),
        closes: find(closes, symbol),
        isMissing: isAlive && stocksFailed,
      }) as const,
    isLoading: !isAlive || crypto.length === 0,
    hasFailed: isAlive && cryptoFailed,
    refetch,
  };
}

/** Coin i beside stock i, and the token that is to come. Cards keep their size while data loads. */
export function CardsPanel() {
  const [isPaused, setPaused] = useState(false);
  const { coin, stock, isLoading, hasFailed, refetch } = useSides();
  if (hasFailed) return <Trouble text={MARKETS_FAILED} onRetry={() => void refetch()} />;
  return (
    <>
      <CardsHead isLoading={isLoading} isPaused={isPaused} onPause={setPaused} />
      <ul className="market-cards">
        {LISTED_CRYPTO.map((symbol, at) => (
          <PairCard
            key={symbol}
            at={at}
            isPaused={isPaused}
            front={coin(symbol)}
            back={stock(LISTED_STOCKS[at] ?? "")}
          />
        ))}
        <TokenCard />
      </ul>
    </>
  );
}

interface HeadProps {
  isLoading: boolean;
  isPaused: boolean;
  onPause: (isPaused: boolean) => void;
}

const CardsHead = ({ isLoading, isPaused, onPause }: HeadProps) => (
  <div className="home-bar">
    <p className="label" role="status">
      {isLoading ? (
        <>
          <Spinner /> Loading prices
        </>
      ) : (
        "USD · change of 24 h · closes of 30 d"
      )}
    </p>
    <button type="button" className="action market-pause" onClick={() => onPause(!isPaused)}>
      <svg viewBox="0 0 12 12" width="12" fill="currentColor" aria-hidden>
        <path d={isPaused ? "M2 1v10l9-5z" : "M2 1h3v10H2zM7 1h3v10H7z"} />
      </svg>
      {isPaused ? "Turn the cards" : "Hold the cards"}
    </button>
  </div>
);
