import { formatUsd } from "../../../../../shared/format.ts";
import { Opens } from "../../facts/citation.tsx";
import { numberOf, useFindFact } from "../../facts/facts.ts";
import type { Sheet } from "../sheet.ts";
import { Needle } from "./needle.tsx";

interface Band {
  title: string;
  low: number;
  high: number;
  /** the middle half, where it is known */
  inner?: { low: number; high: number } | undefined;
  price: number | null;
  note?: string;
}

/** A range of prices as a band with the price in it; `low` and `high` stand at its ends. */
function PriceBand({ title, low, high, inner, price, note }: Band) {
  const from = Math.min(low, price ?? low);
  const to = Math.max(high, price ?? high);
  const place = (value: number) => Number((((value - from) / (to - from || 1)) * 100).toFixed(2));
  const bar = (a: number, b: number) => ({
    x: `${place(a)}%`,
    width: `${(place(b) - place(a)).toFixed(2)}%`,
  });
  return (
    <span className="block">
      <span className="flex items-baseline justify-between gap-4">
        <span className="label">{title}</span>
        {note && <span className="text-fg-3 text-xs">{note}</span>}
      </span>
      <svg className="mt-1.5 block h-4 w-full overflow-visible border-line border-b" aria-hidden>
        <rect {...bar(low, high)} height={16} className="fill-info/25" />
        {inner && <rect {...bar(inner.low, inner.high)} height={16} className="fill-info/40" />}
        {price !== null && <Needle at={place(price)} y={-2} height={20} />}
      </svg>
      <span className="mt-1 flex justify-between font-mono text-sm">
        <span>{formatUsd(low)}</span>
        <span>{formatUsd(high)}</span>
      </span>
    </span>
  );
}

/** Where the close of the 30th day lies in 8 of 10 cases, and how often such ranges held. */
export function RangeBand({ symbol, forecast }: { symbol: string; forecast: Sheet["forecast"] }) {
  const find = useFindFact(symbol);
  const own = forecast?.find(({ asset }) => asset === symbol);
  const facts = [
    find("forecast_30d_low"),
    find("forecast_30d_high"),
    find("forecast_30d_held"),
    find("forecast_30d_cases"),
    find("forecast_30d_later"),
  ];
  const [low, high, held] = facts.map(numberOf);
  const quantiles = own?.horizons.find(({ horizonDays }) => horizonDays === 30)?.quantiles;
  if (own?.refusal) return <p className="mt-4 text-fg-3 text-sm">No forecast: {own.refusal}</p>;
  if (low == null || high == null) return null;
  return (
    <Opens facts={facts} className="mt-4 block w-full text-left">
      <PriceBand
        title="80% range, 30 days"
        low={low}
        high={high}
        inner={quantiles && { low: quantiles.p25, high: quantiles.p75 }}
        price={numberOf(find("price"))}
        {...(held != null && { note: `past ranges were right ${Math.round(held)}% of the time` })}
      />
    </Opens>
  );
}

/** Where the price stands between the lowest and the highest of a year. */
export function YearBand({ symbol }: { symbol: string }) {
  const find = useFindFact(symbol);
  const facts = [find("low_52w"), find("high_52w"), find("range_position_52w")];
  const [low, high] = facts.map(numberOf);
  if (low == null || high == null) return null;
  return (
    <Opens facts={facts} className="mt-4 block w-full text-left">
      <PriceBand title="52 weeks, low to high" low={low} high={high} price={numberOf(find("price"))} />
    </Opens>
  );
}
