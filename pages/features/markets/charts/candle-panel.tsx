import { useQuery } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { lazy, Suspense, useState } from "react";
import { AVERAGES } from "../../../../shared/chart-averages.ts";
import { type ChartMarks, LEVEL_TOKENS } from "../../../../shared/chart-marks.ts";
import { daysAsked, endAt, type Span } from "../../../../shared/chart-spans.ts";
import { formatUsd, writeNumber } from "../../../../shared/format.ts";
import type { Candle } from "../../../../shared/markets.ts";
import { sayChart } from "../../../../shared/say-chart.ts";
import { messageOf } from "../../../api/api-error.ts";
import { useSeen } from "../../../ui/life/use-seen.ts";
import { useTouched } from "../../../ui/life/use-touched.ts";
import { themeAtom } from "../../../ui/shell/theme.ts";
import { MARKETS_FAILED } from "../queries.ts";
import { ChartFrame, Sources } from "./chart-frame.tsx";
import { findDrawn } from "./drawn-chart.ts";
import { candlesQuery } from "./queries.ts";

const CandleChart = lazy(() => import("./candle-chart.tsx"));

const writeVolume = writeNumber({ notation: "compact", maximumFractionDigits: 2 });

/** The bar under the pointer in figures. */
const Bar = ({ bar: { date, open, high, low, close, volume } }: { bar: Candle }) => (
  <span className="flex flex-wrap gap-x-3">
    <span>{date}</span>
    {(
      [
        ["O", formatUsd(open)],
        ["H", formatUsd(high)],
        ["L", formatUsd(low)],
        ["C", formatUsd(close)],
        ["V", writeVolume(volume)],
      ] as const
    ).map(([name, value]) => (
      <span key={name}>
        {name} <span className="text-fg">{value}</span>
      </span>
    ))}
  </span>
);

/** What the lines are. */
const Legend = ({ levels }: Pick<ChartMarks, "levels">) => (
  <span className="flex flex-wrap items-center gap-x-3">
    SMA
    {AVERAGES.map(({ length, token }) => (
      <span key={length}>
        <span className="mr-1 inline-block h-0.5 w-3 align-middle" style={{ background: `var(${token})` }} />
        {length}
      </span>
    ))}
    {levels.map(({ name, tone }) => (
      <span key={name}>
        <span
          className="mr-1 inline-block w-3 border-t-2 border-dashed align-middle"
          style={{ borderColor: `var(${LEVEL_TOKENS[tone]})` }}
        />
        {name}
      </span>
    ))}
  </span>
);

const NO_MARKS: ChartMarks = { cone: null, levels: [] };

interface CandlePanelProps {
  symbol: string;
  marks?: ChartMarks;
  /** the last day that is drawn, YYYY-MM-DD */
  until?: string;
}

/**
 * The candle chart of one asset with what an answer marks on it. Nothing is loaded before it scrolls into view, and where the
 * server drew a picture of it, not before the reader touches that.
 */
export function CandlePanel({ symbol, marks = NO_MARKS, until }: CandlePanelProps) {
  const theme = useAtomValue(themeAtom);
  const { box, seen } = useSeen<HTMLElement>();
  const touched = useTouched(box);
  const [drawn, setDrawn] = useState(() => findDrawn(symbol));
  const marked = JSON.stringify(marks);
  const [markedThen] = useState(marked);
  const [span, setSpan] = useState<Span>("6M");
  const [bar, setBar] = useState<Candle | null>(null);
  const { data, error } = useQuery({
    ...candlesQuery(symbol, daysAsked(span)),
    // A picture of what is marked no more is replaced unasked.
    enabled: drawn ? touched || marked !== markedThen : seen,
    placeholderData: (before) => before,
    select: (reply) => endAt(reply, until),
  });
  return (
    <ChartFrame
      {...{ box, span }}
      title={`${symbol} · daily`}
      onSpan={setSpan}
      line={bar ? <Bar bar={bar} /> : (data ?? drawn) && <Legend levels={marks.levels} />}
      said={data ? sayChart(data, marks) : drawn?.said}
      source={
        error ? (
          <span className="text-danger">{messageOf(error, MARKETS_FAILED)}</span>
        ) : data ? (
          <Sources of={data.source} since={data.candles[0]?.date} />
        ) : drawn ? (
          `${drawn.source} since ${drawn.since}`
        ) : (
          "\u00a0"
        )
      }
    >
      {data && (
        <Suspense>
          <CandleChart
            {...{ theme, marks, span }}
            candles={data.candles}
            onHover={setBar}
            onDrawn={() => setDrawn(null)}
          />
        </Suspense>
      )}
      {drawn && (
        <div
          className="absolute inset-0 z-10 flex flex-col bg-bg font-mono"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what our own server drew into this page
          dangerouslySetInnerHTML={{ __html: drawn.html }}
        />
      )}
    </ChartFrame>
  );
}
