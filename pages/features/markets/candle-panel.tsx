import { useQuery } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { formatUsd } from "../../../shared/format.ts";
import type { CandlesReply } from "../../../shared/markets.ts";
import { messageOf } from "../../api/api-error.ts";
import type { ChartMarks } from "../../ui/chart-marks.ts";
import { themeAtom } from "../../ui/shell/theme.ts";
import { AVERAGES, LEVEL_TOKENS } from "./chart-colors.ts";
import { averageCloses } from "./moving-average.ts";
import { candlesQuery, MARKETS_FAILED } from "./queries.ts";

const CandleChart = lazy(() => import("./candle-chart.tsx"));

/** Whether the element has been on screen; it stays true from then on. */
function useSeen() {
  const box = useRef<HTMLElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || !box.current) return;
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true));
    watcher.observe(box.current);
    return () => watcher.disconnect();
  }, [seen]);
  return { box, seen };
}

function Legend({ candles, marks }: Pick<CandlesReply, "candles"> & { marks: ChartMarks }) {
  return (
    <ul className="chart-legend">
      {AVERAGES.map(({ length, token }) => {
        const last = averageCloses(candles, length).at(-1);
        return (
          <li key={length}>
            <span className="chart-swatch" style={{ background: `var(${token})` }} aria-hidden /> SMA {length}{" "}
            <span className="text-fg">{last ? formatUsd(last.value) : "–"}</span>
          </li>
        );
      })}
      {marks.levels.map(({ price, name, tone }) => (
        <li key={`${name} ${price}`}>
          <span className="chart-swatch" style={{ background: `var(${LEVEL_TOKENS[tone]})` }} aria-hidden />{" "}
          {name} <span className="text-fg">{formatUsd(price)}</span>
        </li>
      ))}
      {marks.cone && (
        <li>
          <span className="chart-swatch" style={{ background: "var(--info)" }} aria-hidden /> Forecast, 50%
          and 80%
        </li>
      )}
    </ul>
  );
}

function sayCone(cone: ChartMarks["cone"]): string {
  const end = cone?.at.at(-1);
  return end
    ? ` In ${end.days} days the close is expected between ${formatUsd(end.p10)} and ${formatUsd(end.p90)} in 80% of cases, between ${formatUsd(end.p25)} and ${formatUsd(end.p75)} in 50%.`
    : "";
}

/** What the chart shows, in one sentence for those who do not see it. */
function sayChart({ name, candles }: CandlesReply, { cone }: ChartMarks): string {
  const [first, last] = [candles[0], candles.at(-1)];
  if (!first || !last) return `No daily prices of ${name}.`;
  const high = Math.max(...candles.map((candle) => candle.high));
  const low = Math.min(...candles.map((candle) => candle.low));
  return `Daily prices of ${name} from ${first.date} to ${last.date}: from ${formatUsd(first.close)} to ${formatUsd(last.close)}, between ${formatUsd(low)} and ${formatUsd(high)}.${sayCone(cone)}`;
}

const NO_MARKS: ChartMarks = { cone: null, levels: [] };

/** The candle chart of one asset with what an answer marks on it. Nothing is loaded before it scrolls into view. */
export function CandlePanel({ symbol, marks = NO_MARKS }: { symbol: string; marks?: ChartMarks }) {
  const theme = useAtomValue(themeAtom);
  const { box, seen } = useSeen();
  const { data, error } = useQuery({ ...candlesQuery(symbol), enabled: seen });
  return (
    <figure ref={box} className="chart">
      <figcaption className="panel-head">
        <span className="label">{symbol} · daily, USD</span>
        {data && <Legend candles={data.candles} marks={marks} />}
      </figcaption>
      <div className="chart-box">
        {error && <p className="text-fg-2">{messageOf(error, MARKETS_FAILED)}</p>}
        {data && (
          <>
            <p className="sr-only">{sayChart(data, marks)}</p>
            <div aria-hidden className="chart-canvas">
              <Suspense>
                <CandleChart candles={data.candles} theme={theme} marks={marks} />
              </Suspense>
            </div>
          </>
        )}
      </div>
      {/* Its line stands from the start, so that nothing below moves when the bars come. */}
      <p className="chart-source">
        {data ? (
          <>
            {data.source} · last bar {data.candles.at(-1)?.date ?? "–"} ·{" "}
            <a href="https://www.tradingview.com/" target="_blank" rel="noopener">
              TradingView Lightweight Charts™
            </a>{" "}
            © 2025 TradingView, Inc.
          </>
        ) : (
          "\u00a0"
        )}
      </p>
    </figure>
  );
}
