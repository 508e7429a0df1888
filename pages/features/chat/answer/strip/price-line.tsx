import { Change } from "../../../../ui/change.tsx";
import { Opens } from "../../facts/citation.tsx";
import { numberOf, useFindFact } from "../../facts/facts.ts";

/** The price and its change of the day; each opens its fact. */
export function PriceLine({ symbol, className = "" }: { symbol: string; className?: string }) {
  const find = useFindFact(symbol);
  const [price, change] = [find("price"), find("change_24h")];
  const percent = numberOf(change);
  if (!price) return null;
  return (
    <div className={className}>
      <Opens facts={[price]} className="font-medium font-mono text-xl">
        {price.text}
      </Opens>
      {percent !== null && (
        <p className="font-mono text-sm">
          <Opens facts={[change]}>
            <Change percent={percent} />
          </Opens>{" "}
          <span className="text-fg-3">{change?.label.includes("24 hours") ? "24 h" : "day"}</span>
        </p>
      )}
    </div>
  );
}
