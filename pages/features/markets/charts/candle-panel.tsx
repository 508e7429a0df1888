import { useQuery } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { lazy, Suspense, useState } from "react";
import { formatUsd, writeNumber } from "../../../../shared/format.ts";
import type { Candle, CandlesReply } from "../../../../shared/markets.ts";
import { messageOf } from "../../../api/api-error.ts";
import type { ChartMarks } from "../../../ui/chart-marks.ts";
import { useSeen } from "../../../ui/life/use-seen.ts";
import { themeAtom } from "../../../ui/shell/theme.ts";
import { MARKETS_FAILED } from "../queries.ts";
import { AVERAGES, LEVEL_TOKENS } from "./chart-colors.ts";
import { ChartFrame, Sources } from "./chart-frame.tsx";
import { candlesQuery } from "./queries.ts";
import { daysAsked, endAt, type Span } from "./spans.ts";

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

function sayCone(cone: ChartMarks["cone"]): string {
  const end = cone?.at.at(-1);
  return end
    ? ` In ${end.days} days the close is expected between ${formatUsd(end.p10)} and ${formatUsd(end.p90)} in 80% of cases, between ${formatUsd(end.p25)} and ${formatUsd(end.p75)} in 50%.`
    : "";
}

/** What the chart shows, in one sentence for those who do not see it. */
function sayChart({ name, candles }: CandlesReply, { cone, levels }: ChartMarks): string {
  const [first, last] = [candles[0], candles.at(-1)];
  if (!first || !last) return `No daily prices of ${name}.`;
  const high = Math.max(...candles.map((candle) => candle.high));
  const low = Math.min(...candles.map((candle) => candle.low));
  const lines = levels.map((level) => ` Line: ${level.name} ${formatUsd(level.price)}.`).join("");
  return `Daily prices of ${name} from ${first.date} to ${last.date}: from ${formatUsd(first.close)} to ${formatUsd(last.close)}, between ${formatUsd(low)} and ${formatUsd(high)}.${sayCone(cone)}${lines}`;
}

const NO_MARKS: ChartMarks = { cone: null, levels: [] };

interface CandlePanelProps {
  symbol: string;
  marks?: ChartMarks;
  /** the last day that is drawn, YYYY-MM-DD */
  until?: string;
}

/** The candle chart of one asset with what an answer marks on it. Nothing is loaded before it scrolls into view. */
export function CandlePanel({ symbol, marks = NO_MARKS, until }: CandlePanelProps) {
  const theme = useAtomValue(themeAtom);
  const { box, seen } = useSeen<HTMLElement>();
  const [span, setSpan] = useState<Span>("6M");
  const [bar, setBar] = useState<Candle | null>(null);
  const { data, error } = useQuery({
    ...candlesQuery(symbol, daysAsked(span)),
    enabled: seen,
    placeholderData: (before) => before,
    select: (reply) => endAt(reply, until),
  });
  return (
    <ChartFrame
      {...{ box, span }}
      title={`${symbol} · daily`}
      onSpan={setSpan}
      line={bar ? <Bar bar={bar} /> : data && <Legend levels={marks.levels} />}
      said={data ? sayChart(data, marks) : ""}
      source={
        error ? (
          <span className="text-danger">{messageOf(error, MARKETS_FAILED)}</span>
        ) : data ? (
          <Sources of={data.source} since={data.candles[0]?.date} />
        ) : (
          "\u00a0"
        )
      }
    >
      {data && (
        <Suspense>
          <CandleChart {...{ theme, marks, span }} candles={data.candles} onHover={setBar} />
        </Suspense>
      )}
    </ChartFrame>
  );
}
