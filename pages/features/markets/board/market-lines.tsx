import { useQuery } from "@tanstack/react-query";
import { formatUsd } from "../../../../shared/format.ts";
import { Age } from "../../../ui/age.tsx";
import { Change } from "../../../ui/change.tsx";
import { MarketMark } from "../../../ui/market-mark.tsx";
import { boardQuery } from "./queries.ts";

interface MarketLinesProps {
  /** the name of the asset whose answer stands beside */
  asked: string;
  onAsk: (name: string) => void;
}

/** The listed assets, one a line: price, where it may be in 30 days, which way the rules lean. A line asks about its asset. */
export function MarketLines({ asked, onAsk }: MarketLinesProps) {
  const { data: rows = [] } = useQuery(boardQuery);
  const oldest = rows.flatMap(({ quote }) => quote?.asOf ?? []).toSorted()[0];
  return (
    <table className="ledger flex-1">
      <caption className="h-9 px-4 py-2 text-left text-fg-3 text-xs md:px-6">
        {rows[0] && oldest && (
          <>
            <MarketMark market={rows[0].market} asOf={oldest} isPlain /> oldest price <Age at={oldest} />
          </>
        )}
      </caption>
      <thead>
        <tr>
          <th scope="col">Asset</th>
          <th scope="col" className="num">
            Price
          </th>
          <th scope="col" className="num">
            30 days, 80% range
          </th>
          <th scope="col">Call</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ symbol, name, quote, range, call }) => (
          <tr key={symbol} data-pointed={name === asked || undefined}>
            <th scope="row">
              <button
                type="button"
                className="flex min-h-7 items-center gap-3 text-left hover:underline pointer-coarse:min-h-11"
                aria-pressed={name === asked}
                onClick={() => onAsk(name)}
              >
                <span className="font-sans font-semibold">{symbol}</span>
                {name !== symbol && <span className="text-fg-3 max-sm:sr-only">{name}</span>}
              </button>
            </th>
            <td className="num">
              {quote ? formatUsd(quote.price) : "–"}
              {quote && (
                <span className="block">
                  <Change percent={quote.change24h} />
                </span>
              )}
            </td>
            <td className="num">
              {range ? (
                <>
                  {formatUsd(range.low)} <span className="max-sm:block">to {formatUsd(range.high)}</span>
                </>
              ) : (
                "no forecast"
              )}
            </td>
            <td>{call?.action ?? "No call"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
