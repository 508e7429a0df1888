import { useSay } from "../../../../ui/words/say.ts";
import type { Sheet } from "../sheet.ts";
import { NoRange } from "../strip/range-line.tsx";
import { YearBand } from "./year-band.tsx";

/** Under the sentence with a price: where it was within a year, and why no chart says where it may be. */
export function PriceCard({ sheet, symbol }: { sheet: Sheet; symbol: string }) {
  const say = useSay();
  const name = sheet.assets[0]?.name ?? symbol;
  return (
    <section className="px-4 py-4 md:px-6" aria-label={say("Price of {name}", { name })}>
      <h3 className="label">
        {symbol} {name}
      </h3>
      <NoRange symbol={symbol} forecast={sheet.forecast} />
      <YearBand symbol={symbol} />
    </section>
  );
}
