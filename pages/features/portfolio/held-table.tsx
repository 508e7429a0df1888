import { Link } from "@tanstack/react-router";
import { useAtomValue } from "jotai";
import { formatPercent, formatUsd } from "../../../shared/format.ts";
import type { PortfolioReply } from "../../../shared/portfolio.ts";
import { readHoldings } from "../../../shared/read-holdings.ts";
import { holdingsAtom } from "./ask-portfolio.ts";

/** One line a position: what it is worth, its share, what it drives, and its gain where its cost is given. */
export function HeldTable({ reply: { positions } }: { reply: PortfolioReply }) {
  const kept = useAtomValue(holdingsAtom);
  const costs = findCosts(typeof kept === "string" ? kept : "");
  const costOf = ({ asset, units }: PortfolioReply["positions"][number]) => {
    const bought = costs.get(asset.symbol);
    // Another name of the asset, or a text typed since, has other units than these.
    return bought && Math.abs(bought.units - units) <= SAME * Math.abs(units) ? bought.cost : null;
  };
  const isBought = positions.some((one) => costOf(one) !== null);
  return (
    <table className="ledger stacked mt-6" aria-label="Positions">
      <thead>
        <tr>
          <th>Position</th>
          <th className="num">Worth</th>
          <th className="num">Share</th>
          <th className="num">Drives</th>
          {isBought && <th className="num">Since bought</th>}
        </tr>
      </thead>
      <tbody>
        {positions.map((one) => {
          const { asset, units, close, usd, percent, drives, date, source } = one;
          const cost = costOf(one);
          return (
            <tr key={asset.symbol} className="max-sm:grid-cols-2">
              <th scope="row" className="max-sm:col-span-2">
                <Link
                  to="/markets/$symbol"
                  params={{ symbol: asset.symbol }}
                  className="font-sans font-semibold"
                >
                  {asset.symbol}
                </Link>{" "}
                <span className="text-fg-3" title={`Close of ${date}, ${source}`}>
                  {units.toLocaleString("en-US", { maximumFractionDigits: 8 })} at {formatUsd(close)}
                </span>
              </th>
              <td className="num max-sm:text-left" data-name="Worth">
                {formatUsd(usd)}
              </td>
              <td className="num max-sm:text-left" data-name="Share">
                {percent === null ? "–" : `${percent.toFixed(1)}%`}
              </td>
              <td className="num max-sm:text-left" data-name="Drives">
                {drives === null ? "–" : `${drives.toFixed(0)}%`}
              </td>
              {isBought && (
                <td className="num max-sm:text-left" data-name="Since bought">
                  {cost ? formatPercent((Math.sign(units) * 100 * (close - cost)) / cost) : "–"}
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Of sums of the same units. */
const SAME = 1e-9;

/** How many were bought and at what each, by symbol, where each of its lines has a cost. */
function findCosts(text: string): Map<string, { units: number; cost: number }> {
  const { positions, costs } = readHoldings(text);
  const paid = new Map<string, { units: number; usd: number }>();
  for (const [i, { asset, units = 0 }] of positions.entries()) {
    const [symbol, cost] = [asset.toUpperCase(), costs[i]];
    const before = paid.get(symbol) ?? { units: 0, usd: 0 };
    paid.set(symbol, { units: before.units + units, usd: before.usd + units * (cost ?? Number.NaN) });
  }
  return new Map(
    [...paid].flatMap(([symbol, { units, usd }]) =>
      usd / units > 0 ? [[symbol, { units, cost: usd / units }] as const] : [],
    ),
  );
}
