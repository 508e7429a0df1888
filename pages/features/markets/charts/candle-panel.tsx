import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useHydrated } from "@tanstack/react-router";
import { useAtomValue } from "jotai";
import { Suspense, useState } from "react";
import { formatUsd, writeNumber } from "../../../../shared/format.ts";
import type { Candle, CandlesReply } from "../../../../shared/markets.ts";
import { messageOf } from "../../../api/api-error.ts";
import type { ChartMarks } from "../../../ui/chart-marks.ts";
import { lazily } from "../../../ui/life/lazily.ts";
import { useSeen } from "../../../ui/life/use-seen.ts";
import { useTouched } from "../../../ui/life/use-touched.ts";
import { themeAtom } from "../../../ui/shell/theme.ts";
import { useSay } from "../../../ui/words/say.ts";
import { MARKETS_FAILED } from "../queries.ts";
import { ChartFrame, ChartTrouble, Sources } from "./chart-frame.tsx";
import { daysAsked, endAt, type Span } from "./chart-spans.ts";
import { Legend } from "./legend.tsx";
import { StandingPicture } from "./picture/standing-picture.tsx";
import { candlesQuery, pictureKey, type SaidPicture } from "./queries.ts";
import { sayChart } from "./say-chart.ts";

const CandleChart = lazily(() => import("./candle-chart.tsx"));

const writeVolume = writeNumber({ notation: "compact", maximumFractionDigits: 2 });

/** The bar under the pointer in figures. */
function Bar({ bar: { date, open, high, low, close, volume } }: { bar: Candle }) {
  const say = useSay();
  const figures = [
    ["O", formatUsd(open)],
    ["H", formatUsd(high)],
    ["L", formatUsd(low)],
    ["C", formatUsd(close)],
    ["V", writeVolume(volume)],
  ] as const;
  return (
    <span className="flex flex-wrap gap-x-3">
      <span>{date}</span>
      {figures.map(([name, value]) => (
        <span key={name}>
          {name} <span className="text-fg">{say.figure(value)}</span>
        </span>
      ))}
    </span>
  );
}

const NO_MARKS: ChartMarks = { cone: null, levels: [] };

interface CandlePanelProps {
  symbol: string;
  marks?: ChartMarks;
  /** the last day that is drawn, YYYY-MM-DD */
  until?: string;
  /** a line that would cancel the call was dragged to a price; `last` is that of the last bar, USD */
  onAlert?: ((price: number, last: number) => void) | undefined;
}

/** What is said of the picture with which the page came; none when coming from another screen. */
function useStandingPicture(symbol: string): SaidPicture | null {
  const client = useQueryClient();
  const isHydrated = useHydrated();
  const [picture] = useState(() =>
    isHydrated ? undefined : client.getQueryData<SaidPicture>(pictureKey(symbol)),
  );
  return picture ?? null;
}

/** Where the bars are from: those that came, else those of the picture. */
function Origin({ data, drawn }: { data: CandlesReply | undefined; drawn: SaidPicture | null }) {
  if (data) return <Sources of={data.source} since={data.candles[0]?.date} />;
  if (drawn) return `${drawn.source} since ${drawn.since}`;
  return (
    <>
      {"\u00a0"}
      <noscript>The chart needs JavaScript.</noscript>
    </>
  );
}

/**
 * The candle chart of one asset with what an answer marks on it. Nothing is loaded before it scrolls into view, and where the
 * server drew a picture of it, not before the reader touches that.
 */
export function CandlePanel({ symbol, marks = NO_MARKS, until, onAlert }: CandlePanelProps) {
  const theme = useAtomValue(themeAtom);
  const say = useSay();
  const { box, seen } = useSeen<HTMLElement>();
  const touched = useTouched(box);
  const picture = useStandingPicture(symbol);
  const [isLive, setLive] = useState(false);
  const drawn = isLive ? null : picture;
  const marked = JSON.stringify(marks);
  const [markedThen] = useState(marked);
  const [span, setSpan] = useState<Span>("6M");
  const [bar, setBar] = useState<Candle | null>(null);
  const { data, error, refetch } = useQuery({
    ...candlesQuery(symbol, daysAsked(span)),
    // A picture of what is marked no more is replaced unasked.
    enabled: drawn ? touched || marked !== markedThen : seen,
    placeholderData: (before) => before,
    select: (reply) => endAt(reply, until),
  });
  return (
    <ChartFrame
      {...{ box, span }}
      title={say("{symbol} · daily", { symbol })}
      onSpan={setSpan}
      line={bar ? <Bar bar={bar} /> : (data ?? drawn) && <Legend {...marks} />}
      said={data ? sayChart(data, marks, say) : drawn?.said}
      source={
        error ? (
          <ChartTrouble text={messageOf(error, MARKETS_FAILED)} onRetry={() => void refetch()} />
        ) : (
          <Origin data={data} drawn={drawn} />
        )
      }
    >
      {data && (
        <Suspense>
          <CandleChart
            {...{ symbol, theme, marks, span, onAlert }}
            candles={data.candles}
            onHover={setBar}
            onDrawn={() => setLive(true)}
          />
        </Suspense>
      )}
      {drawn && <StandingPicture symbol={symbol} />}
    </ChartFrame>
  );
}
