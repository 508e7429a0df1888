import type { Sheet } from "../sheet.ts";
import { NoRange } from "../strip/range-line.tsx";
import { YearBand } from "./year-band.tsx";

/** Under the sentence with a price: where it was within a year, and why no chart says where it may be. */
export function PriceCard({ sheet, symbol }: { sheet: Sheet; symbol: string }) {
  const name = sheet.assets[0]?.name ?? symbol;
  return (
    <section className="px-4 py-4 md:px-6" aria-label={`Price of ${name}`}>
      <h3 className="label">
        {symbol} {name}
      </h3>
      <NoRange symbol={symbol} forecast={sheet.forecast} />
      <YearBand symbol={symbol} />
    </section>
  );
}
