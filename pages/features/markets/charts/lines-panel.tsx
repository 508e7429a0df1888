import { useQuery } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { Suspense, useState } from "react";
import { formatPercent } from "../../../../shared/format.ts";
import { messageOf } from "../../../api/api-error.ts";
import { lazily } from "../../../ui/life/lazily.ts";
import { useSeen } from "../../../ui/life/use-seen.ts";
import { themeAtom } from "../../../ui/shell/theme.ts";
import { type Say, useSay } from "../../../ui/words/say.ts";
import { MARKETS_FAILED } from "../queries.ts";
import { ChartFrame, ChartTrouble, Sources } from "./chart-frame.tsx";
import { daysAsked, endAt, type Span } from "./chart-spans.ts";
import { type Line, normaliseCloses, type SaidReturns } from "./normalise.ts";
import { candlesTogetherQuery } from "./queries.ts";

const LinesChart = lazily(() => import("./lines-chart.tsx"));

function Legend({ lines }: { lines: Line[] }) {
  const say = useSay();
  return (
    <span className="flex flex-wrap gap-x-3">
      {lines.map(({ symbol, token, points }) => (
        <span key={symbol}>
          <span
            className="mr-1 inline-block h-0.5 w-3 align-middle"
            style={{ background: `var(${token})` }}
          />
          {symbol} <span className="text-fg">{say.figure(formatPercent(points.at(-1)?.value ?? 0))}</span>
        </span>
      ))}
    </span>
  );
}

const sayLines = (lines: Line[], { figure }: Say) =>
  lines
    .map(({ symbol, points }) => `${symbol} ${figure(formatPercent(points.at(-1)?.value ?? 0))}`)
    .join(", ");

interface LinesPanelProps {
  symbols: string[];
  said: SaidReturns;
  /** the last day that is drawn, YYYY-MM-DD */
  until?: string;
}

/** Several assets in one chart, each from 0% at the beginning of the span. */
export function LinesPanel({ symbols, said, until }: LinesPanelProps) {
  const theme = useAtomValue(themeAtom);
  const { box, seen } = useSeen<HTMLElement>();
  const [span, setSpan] = useState<Span>("3M");
  const {
    data: replies = [],
    error,
    refetch,
  } = useQuery({
    ...candlesTogetherQuery(symbols, daysAsked(span)),
    enabled: seen,
    placeholderData: (before) => before,
  });
  const lines = normaliseCloses(
    replies.map((reply) => endAt(reply, until)),
    span,
    said,
  );
  const say = useSay();
  const start = lines[0]?.points[0]?.time;
  return (
    <ChartFrame
      {...{ box, span }}
      title={start ? say("Return since {day}", { day: start.replaceAll("-", "-\u2060") }) : say("Return")}
      onSpan={setSpan}
      line={<Legend lines={lines} />}
      said={
        start ? say("Changes since {day}: {changes}.", { day: start, changes: sayLines(lines, say) }) : ""
      }
      source={
        error ? (
          <ChartTrouble text={messageOf(error, MARKETS_FAILED)} onRetry={() => void refetch()} />
        ) : replies[0] ? (
          <Sources of={replies[0].source} since={start} />
        ) : (
          "\u00a0"
        )
      }
    >
      {lines.length > 0 && (
        <Suspense>
          <LinesChart lines={lines} theme={theme} />
        </Suspense>
      )}
    </ChartFrame>
  );
}
