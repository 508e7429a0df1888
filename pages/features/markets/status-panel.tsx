import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { CryptoPrice, StockPrice } from "../../../shared/markets.ts";
import { oldestFirst } from "../../../shared/time.ts";
import { Age, formatMoment, useNow } from "../../ui/age.tsx";
import { StockHoursMark } from "./hours/stock-hours-mark.tsx";
import { useListedPrices } from "./queries.ts";

const REALITY = { replay: 0, simulated: 1, live: 2 };
const WORDS = { live: "live", simulated: "simulated market", replay: "replay" };

/** The age of a list: of its oldest price. A replayed market has a day instead. */
function DataAge({ of, items }: { of: string; items: (CryptoPrice | StockPrice)[] }) {
  const oldest = items.toSorted((a, b) => oldestFirst(a.asOf, b.asOf))[0];
  if (!oldest) return null;
  return (
    <span>
      {of} {oldest.market === "replay" ? `of ${oldest.asOf.slice(0, 10)}` : <Age at={oldest.asOf} />}
    </span>
  );
}

const mostUnreal = (prices: (CryptoPrice | StockPrice)[]) =>
  prices.toSorted((a, b) => REALITY[a.market] - REALITY[b.market])[0]?.market;

/** The least real market of those shown. */
function Market() {
  const market = mostUnreal(useListedPrices().prices);
  return (
    <span className={market === "live" ? "status-live" : undefined}>
      {market ? WORDS[market] : "no data"}
    </span>
  );
}

/** What else there is to say: how old the data is, the exchange's hours, the clock. */
function Figures({ service }: { service: ReactNode }) {
  const now = useNow();
  const { crypto, stocks } = useListedPrices();
  return (
    <>
      {service}
      <DataAge of="crypto" items={crypto} />
      <DataAge of="stocks" items={stocks} />
      {now > 0 && (
        <span className="hidden whitespace-nowrap lg:block">
          US stocks <StockHoursMark /> · regular hours
        </span>
      )}
      <span className="flex-1" />
      {now > 0 && <span className="hidden md:block">{formatMoment(new Date(now).toISOString())}</span>}
    </>
  );
}

/**
 * The bottom line of every screen. It leads to the status, by a link that is there from the first: who has the focus on it keeps
 * that when the rest comes.
 */
export function StatusPanel({ service }: { service: ReactNode }) {
  return (
    <footer className="status flex h-7 overflow-hidden border-t border-line bg-surface text-fg-3 pointer-coarse:h-11 print:hidden noscript:hidden">
      <Link
        to="/status"
        className="status-market hover:bg-surface-3 hover:text-fg focus-visible:-outline-offset-2"
      >
        <span className="sr-only">Status: </span>
        <Market />
      </Link>
      <Figures service={service} />
    </footer>
  );
}
