import type { AssetType } from "../../../shared/markets.ts";
import type { RecordReply } from "../../../shared/record.ts";

const MARKETS = {
  live: "Real prices.",
  replay: "Recorded prices of past days, replayed: no proof of anything.",
  simulated: "Simulated prices: they prove nothing about real markets.",
};

export const nameType = (type: AssetType): string => (type === "stock" ? "stocks" : "coins");

/** What the record holds, in a few sentences. */
export function sayRecord({ chain, head, summary }: RecordReply): string {
  if (!head) return `${MARKETS[chain]} No row has been written yet: the first comes after the next close.`;
  const { from, forecasts, calls, waiting, none } = summary;
  const scored = forecasts + calls - waiting - none;
  const lost = none > 0 ? `, ${none} can never be known` : "";
  return `${MARKETS[chain]} Since ${from}, ${forecasts} forecasts and ${calls} calls: ${scored} scored, ${waiting} not due or not known yet${lost}.`;
}

/** A share in percent; under this many cases a figure says little, and has no decimals. */
export const sayShare = (share: number, cases: number): string =>
  `${(100 * share).toFixed(cases < 100 ? 0 : 1)}%`;

/** The same for a column: no decimals where a row has too few cases for them. */
export function sayShares(of: readonly { cases: number }[]): (share: number) => string {
  const fewest = Math.min(...of.map(({ cases }) => cases));
  return (share) => sayShare(share, fewest);
}
