import { formatPercent } from "../../../../../shared/format.ts";
import { Change } from "../../../../ui/change.tsx";
import { useSay } from "../../../../ui/words/say.ts";
import { Opens } from "../../facts/citation.tsx";
import { numberOf, useFindFact } from "../../facts/facts.ts";

/** The price and its change of the day; each opens its fact. */
export function PriceLine({ symbol, className = "" }: { symbol: string; className?: string }) {
  const find = useFindFact(symbol);
  const say = useSay();
  const [price, change] = [find("price"), find("change_24h")];
  const percent = numberOf(change);
  if (!price) return null;
  return (
    <div className={className}>
      <Opens
        facts={[price]}
        className="font-medium font-mono text-xl"
        label={`${say.server(price.label)}: ${price.text}`}
      >
        {price.text}
      </Opens>
      {percent !== null && (
        <p className="font-mono text-sm">
          <Opens facts={[change]}>
            <Change percent={percent} write={(of) => say.figure(formatPercent(of))} />
          </Opens>{" "}
          <span className="text-fg-3">{say(change?.label.includes("24") ? "24 h" : "day")}</span>
        </p>
      )}
    </div>
  );
}
