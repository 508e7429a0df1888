import { useQuery } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { formatUsd } from "../../../shared/format.ts";
import type { CandlesReply } from "../../../shared/markets.ts";
import { messageOf } from "../../api/api-error.ts";
import { themeAtom } from "../../ui/shell/theme.ts";
import { AVERAGES } from "./chart-colors.ts";
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

function Legend({ candles }: Pick<CandlesReply, "candles">) {
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
    </ul>
  );
}

/** What the chart shows, in one sentence for those who do not see it. */
function sayChart({ name, candles }: CandlesReply): string {
  const [first, last] = [candles[0], candles.at(-1)];
  if (!first || !last) return `No daily prices of ${name}.`;
  const high = Math.max(...candles.map((candle) => candle.high));
  const low = Math.min(...candles.map((candle) => candle.low));
  return `Daily prices of ${name} from ${first.date} to ${last.date}: from ${formatUsd(first.close)} to ${formatUsd(last.close)}, between ${formatUsd(low)} and ${formatUsd(high)}.`;
}

/** The candle chart of one asset. Nothing is loaded before it scrolls into view. */
export function CandlePanel({ symbol }: { symbol: string }) {
  const theme = useAtomValue(themeAtom);
  const { box, seen } = useSeen();
  const { data, error } = useQuery({ ...candlesQuery(symbol), enabled: seen });
  return (
    <figure ref={box} className="chart">
      <figcaption className="panel-head">
        <span className="label">{symbol} · daily, USD</span>
        {data && <Legend candles={data.candles} />}
      </figcaption>
      <div className="chart-box">
        {error && <p className="text-fg-2">{messageOf(error, MARKETS_FAILED)}</p>}
        {data && (
          <>
            <p className="sr-only">{sayChart(data)}</p>
            <div aria-hidden className="chart-canvas">
              <Suspense>
                <CandleChart candles={data.candles} theme={theme} />
              </Suspense>
            </div>
          </>
        )}
      </div>
      {data && (
        <p className="chart-source">
          {data.source} · last bar {data.candles.at(-1)?.date ?? "–"} ·{" "}
          <a href="https://www.tradingview.com/" target="_blank" rel="noopener">
            TradingView Lightweight Charts™
          </a>{" "}
          © 2025 TradingView, Inc.
        </p>
      )}
    </figure>
  );
}
