import type { Sheet } from "../sheet.ts";
import { PriceLine } from "../strip/price-line.tsx";
import { RangeBand, YearBand } from "../strip/range-band.tsx";

/** A price, where it may be in a month, and where it was within a year. */
export function PriceCard({ sheet, symbol }: { sheet: Sheet; symbol: string }) {
  const name = sheet.assets[0]?.name ?? symbol;
  return (
    <section className="px-4 py-4 md:px-6" aria-label={`Price of ${name}`}>
      <h3 className="label">
        {symbol} {name}
      </h3>
      <PriceLine symbol={symbol} className="mt-1" isMain />
      <RangeBand symbol={symbol} forecast={sheet.forecast} />
      <YearBand symbol={symbol} />
    </section>
  );
}
