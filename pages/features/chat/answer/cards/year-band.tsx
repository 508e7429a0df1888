import { useSay } from "../../../../ui/words/say.ts";
import { Opens } from "../../facts/citation.tsx";
import { numberOf, useFindFact } from "../../facts/facts.ts";
import { Needle } from "../strip/needle.tsx";

/** Where the price stands between the lowest and the highest of a year. */
export function YearBand({ symbol }: { symbol: string }) {
  const find = useFindFact(symbol);
  const say = useSay();
  const facts = [find("low_52w"), find("high_52w"), find("range_position_52w")];
  const [low, high] = facts.map(numberOf);
  const price = numberOf(find("price"));
  if (low == null || high == null) return null;
  const from = Math.min(low, price ?? low);
  const to = Math.max(high, price ?? high);
  const place = (value: number) => Number((((value - from) / (to - from || 1)) * 100).toFixed(2));
  return (
    <Opens facts={facts} className="mt-4 block w-full text-left">
      <span className="label block">{say("52 weeks, low to high")}</span>
      <svg className="mt-1.5 block h-4 w-full overflow-visible border-line border-b" aria-hidden>
        <rect
          x={`${place(low)}%`}
          width={`${(place(high) - place(low)).toFixed(2)}%`}
          height={16}
          className="fill-info/25"
        />
        {price !== null && <Needle at={place(price)} y={-2} height={20} />}
      </svg>
      <span className="mt-1 flex justify-between font-mono text-sm">
        <span>{facts[0]?.text}</span>
        <span>{facts[1]?.text}</span>
      </span>
    </Opens>
  );
}
