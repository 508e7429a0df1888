import { useQuery } from "@tanstack/react-query";
import type { RecordReply } from "../../../../shared/record.ts";
import { ActionsTable } from "../actions-table.tsx";
import { BacktestTable } from "../backtest-table.tsx";
import { CallsBacktestTable } from "../calls-backtest-table.tsx";
import { CoverageTable } from "../coverage-table.tsx";
import { ReliabilityDiagram } from "../reliability-diagram.tsx";
import type { RecordSearch } from "../search.ts";
import { Section } from "../section.tsx";
import { MonthsPicture } from "./months-picture.tsx";
import { scoresQuery } from "./queries.ts";
import { RangePicture } from "./range-picture.tsx";

const NOTES = {
  calibration:
    "Odds of a low 10 or 20% under the close, or a high 10% over it, within 7 and 30 days: predicted across, what came up. " +
    "On the dashed line they were right.",
  ranges:
    "Each range was published before its days began; the line is the close that came. Of ten, eight should hold it. They overlap: each day begins a new one.",
  pastRanges:
    "Real prices of 2019 to 2024. Each range by the bars up to its day alone, with what each January knew; the line is the close that came. Of ten, eight should hold it.",
  calls:
    "Right: higher (Buy), lower (Sell), within 10% for a coin and 5% for a stock (Hold), 30 days later. Base: the " +
    "share of all calls of its market in which it would have been.",
  backtest: "Not the record. Partly in-sample: some of these bars were used to choose the method.",
};

/**
 * How odds, ranges and calls did: on the record, and where that has none that are over yet, on real past bars, marked as a
 * backtest. Tables of the whole market stand below them while no asset is chosen.
 */
export function ScoreSections({ of, search }: { of: RecordReply; search: RecordSearch }) {
  const { data } = useQuery(scoresQuery(search));
  const isOfAll = search.asset === undefined;
  const has = {
    odds: (data?.record.reliability ?? of.summary.reliability).length > 0,
    ranges: (data && !isOfAll ? data.record.ranges : of.summary.coverage).length > 0,
    calls: (data?.record.months ?? of.summary.actions).length > 0,
  };
  const reliability = has.odds ? (data?.record ?? of.summary).reliability : data?.backtest.reliability;
  const ranges = (has.ranges ? data?.record : data?.backtest)?.ranges ?? [];
  const months = (has.calls ? data?.record : data?.backtest)?.months ?? [];
  const whose = data && isOfAll ? `${data.rangesOf} (choose another asset above)` : (data?.rangesOf ?? "");
  return (
    <>
      <Section title="Calibration" note={NOTES.calibration} isBacktest={!has.odds}>
        {reliability && <ReliabilityDiagram of={reliability} />}
      </Section>
      <Section title="Ranges" note={has.ranges ? NOTES.ranges : NOTES.pastRanges} isBacktest={!has.ranges}>
        {ranges.length > 0 && <RangePicture of={whose} ranges={ranges} />}
        {isOfAll &&
          (has.ranges ? <CoverageTable of={of.summary.coverage} /> : <BacktestTable of={of.backtest} />)}
      </Section>
      <Section title="Calls" note={NOTES.calls} isBacktest={!has.calls}>
        {months.length > 0 && <MonthsPicture months={months} />}
        {isOfAll &&
          (has.calls ? (
            <ActionsTable of={of.summary.actions} />
          ) : (
            <CallsBacktestTable of={of.backtestCalls} />
          ))}
      </Section>
    </>
  );
}

/** The tables of past bars that do not stand in the record's place already. */
export function BacktestSection({ of }: { of: RecordReply }) {
  const { coverage, actions } = of.summary;
  if (coverage.length === 0 && actions.length === 0) return null;
  return (
    <Section title="Backtest" note={NOTES.backtest} isBacktest>
      {coverage.length > 0 && <BacktestTable of={of.backtest} />}
      {actions.length > 0 && <CallsBacktestTable of={of.backtestCalls} />}
    </Section>
  );
}
