import type { AssetReply } from "../../../../shared/board.ts";
import type { AssetForecast } from "../../../../shared/forecast.ts";
import { formatCount, formatUsd } from "../../../../shared/format.ts";

const percent = (share: number) => `${Math.round(share * 100)}%`;
const sayOdds = (share: number | null) => (share === null ? "no proven skill" : percent(share));

/** "calmer than 96%": how the volatility stands to its own past. */
const sayPlace = (percentile: number) =>
  percentile < 50
    ? `calmer than ${Math.round(100 - percentile)}%`
    : `more volatile than ${Math.round(percentile)}%`;

const SCROLLER = "overflow-x-auto focus-visible:-outline-offset-2";

/** What a forecast says, and what such forecasts were worth: one column a horizon. */
export function Horizons({
  reply: { call, forecast, noRange },
}: {
  reply: Pick<AssetReply, "call" | "forecast" | "noRange">;
}) {
  const { horizons, refusal, volatility, young } = forecast;
  if (refusal || horizons.length === 0)
    return (
      <p className="px-4 py-3 text-fg-2 sm:px-6">
        No forecast{call.reason === refusal ? ", for the same reason." : `. ${refusal ?? ""}`}
      </p>
    );
  const rows: [words: string, of: (one: AssetForecast["horizons"][number]) => string][] = [
    ["Until", ({ until }) => until],
    ["8 of 10 closes within", ({ quantiles: { p10, p90 } }) => `${formatUsd(p10)} to ${formatUsd(p90)}`],
    ["5 of 10 closes within", ({ quantiles: { p25, p75 } }) => `${formatUsd(p25)} to ${formatUsd(p75)}`],
    ["Odds of falling 10%", ({ odds }) => sayOdds(odds.fall10)],
    ["Odds of falling 20%", ({ odds }) => sayOdds(odds.fall20)],
    ["Odds of rising 10%", ({ odds }) => sayOdds(odds.rise10)],
    [
      "Past accuracy of this range (95% interval)",
      ({ reliability: { held80, interval80 } }) =>
        `${percent(held80)} (${interval80.map(percent).join(" to ")})`,
    ],
    [
      "Measured on",
      ({ reliability: { cases, from, to } }) =>
        `${formatCount(cases)} cases, ${from.slice(0, 4)} to ${to.slice(0, 4)}`,
    ],
    [
      "Right on later data, 2023–24",
      ({ reliability: { later } }) =>
        later ? `${percent(later.held80)} of ${formatCount(later.cases)}` : "not measured",
    ],
  ];
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard */}
      <section className={SCROLLER} tabIndex={0} aria-label="Forecast by horizon">
        <table className="w-full font-mono text-sm">
          <thead>
            <tr>
              <td className="border-line-strong border-b" />
              {horizons.map(({ horizonDays }) => (
                <th
                  key={horizonDays}
                  scope="col"
                  className="label border-line-strong border-b px-3 py-1.5 text-right last:pr-4 sm:last:pr-6"
                >
                  {horizonDays} days
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.map(([words, of]) => (
              <tr key={words}>
                <th scope="row" className="py-1.5 pl-4 text-left font-normal font-sans text-fg-2 sm:pl-6">
                  {words}
                </th>
                {horizons.map((one) => (
                  <td key={one.horizonDays} className="px-3 py-1.5 text-right last:pr-4 sm:last:pr-6">
                    {of(one)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {noRange && <p className="border-line border-t px-4 pt-2 text-fg-2 text-sm sm:px-6">{noRange}</p>}
      <p className="border-line border-t px-4 py-2 text-fg-3 text-sm sm:px-6">
        {volatility &&
          `Expected annualised volatility ${volatility.percent.toFixed(0)}%: ${sayPlace(volatility.percentile)} of its last three years. `}
        {young && "Its history is short, so its ranges are wider. "}The range says how far the price may move,
        not which way.
      </p>
    </>
  );
}
