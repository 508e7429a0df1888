import { useQuery } from "@tanstack/react-query";
import type { RecordReply } from "../../../../shared/record.ts";
import type { RecordScoresReply } from "../../../../shared/record-scores.ts";
import { ActionsTable } from "../actions-table.tsx";
import { BacktestTable } from "../backtest-table.tsx";
import { CallsBacktestTable } from "../calls-backtest-table.tsx";
import { CoverageTable } from "../coverage-table.tsx";
import { ReliabilityDiagram } from "../reliability-diagram.tsx";
import { nameAsset } from "../say-row.ts";
import type { RecordSearch } from "../search.ts";
import { Nothing, Section } from "../section.tsx";
import { CoveragePicture } from "./coverage-picture.tsx";
import { MonthsPicture } from "./months-picture.tsx";
import { scoresQuery } from "./queries.ts";
import { RangePicture } from "./range-picture.tsx";

const NOTES = {
  calibration:
    "Odds that the price falls 10 or 20% below the close, or rises 10% above it, within 7 and 30 days. Left to right: the " +
    "odds we predicted. Bottom to top: how often it happened. On the dashed line the two agree.",
  ranges:
    "Each range was published before it began; the line is the closing price when it ended. Eight in " +
    "ten ranges should contain it. They overlap: each day begins a new one.",
  pastRanges:
    "Real prices, 2019 to 2024. Each range was computed from prices up to its date, by a model fitted that January; " +
    "the line is the closing price on the day the range ended. Eight in ten ranges should contain it.",
  calls:
    "A call is right if 30 days later the price is higher (Buy), lower (Sell), or within 10% for a coin and 5% for a stock " +
    "(Hold). Base: how often that call would have been right, if made every time.",
  backtest: "Not the record. Partly in-sample: some of these bars were used to choose the method.",
};

interface ScoresProps {
  of: RecordReply;
  search: RecordSearch;
}

/**
 * How odds, ranges and calls did: on the record, and where that has none that are over yet, on real past bars, marked as a
 * backtest. Tables of the whole market stand below them while no asset is chosen.
 */
export function ScoreSections({ of, search }: ScoresProps) {
  const { data, isError } = useQuery(scoresQuery(search));
  if (!data) return isError ? <Nothing>The record’s scores could not be read.</Nothing> : null;
  const isOfAll = search.asset === undefined;
  const hasOdds = data.record.reliability.length > 0;
  const { reliability } = hasOdds ? data.record : data.backtest;
  return (
    <>
      {reliability.length > 0 && (
        <Section title="Calibration" note={NOTES.calibration} isBacktest={!hasOdds}>
          <ReliabilityDiagram of={reliability} />
        </Section>
      )}
      <Ranges of={of} data={data} isOfAll={isOfAll} />
      <Calls of={of} data={data} isOfAll={isOfAll} />
    </>
  );
}

interface PartProps {
  of: RecordReply;
  data: RecordScoresReply;
  isOfAll: boolean;
}

function Ranges({ of, data: { record, backtest, rangesOf }, isOfAll }: PartProps) {
  const isRecord = (isOfAll ? of.summary.coverage : record.ranges).length > 0 || backtest.ranges.length === 0;
  const { ranges, coverage } = isRecord ? record : backtest;
  const name = nameAsset(rangesOf);
  const whose = isOfAll ? `${name} (choose another asset above)` : name;
  return (
    <Section title="Ranges" note={isRecord ? NOTES.ranges : NOTES.pastRanges} isBacktest={!isRecord}>
      {ranges.length > 0 && <RangePicture of={whose} ranges={ranges} />}
      {isOfAll && coverage.length > 0 && <CoveragePicture of={coverage} />}
      {ranges.length === 0 && !isOfAll && <Nothing>No forecast has come due yet.</Nothing>}
      {isOfAll && (isRecord ? <CoverageTable of={of.summary} /> : <BacktestTable of={of.backtest} />)}
    </Section>
  );
}

function Calls({ of, data: { record, backtest }, isOfAll }: PartProps) {
  const isRecord = record.months.length > 0;
  const { months } = isRecord ? record : backtest;
  // A model portfolio has ranges alone.
  if (months.length === 0 && !isOfAll) return null;
  return (
    <Section title="Calls" note={NOTES.calls} isBacktest={!isRecord}>
      {months.length > 0 && <MonthsPicture months={months} />}
      {isOfAll &&
        (isRecord ? <ActionsTable of={of.summary.actions} /> : <CallsBacktestTable of={of.backtestCalls} />)}
    </Section>
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
