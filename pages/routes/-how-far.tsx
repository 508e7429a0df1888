import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { formatCount } from "../../shared/format.ts";
import { recordNowQuery } from "../features/record/queries.ts";
import { ReliabilityDiagram } from "../features/record/reliability-diagram.tsx";
import { scoresQuery } from "../features/record/scores/queries.ts";
import { BacktestMark } from "../features/record/section.tsx";
import { SectionHead } from "../ui/section-head.tsx";

/** What the product is good at and what it is not, with the record's own odds, or those of past bars while it has none that are over. */
export function HowFar() {
  const { data } = useQuery(recordNowQuery);
  const { data: scores } = useQuery(scoresQuery({}));
  const backtest = data?.backtest ?? [];
  const cases = backtest.reduce((sum, one) => sum + one.cases, 0);
  const right = backtest.reduce((sum, one) => sum + one.covers80 * one.cases, 0) / cases;
  const isBacktest = scores?.record.reliability.length === 0;
  const odds = (isBacktest ? scores.backtest : scores?.record)?.reliability ?? [];
  return (
    <section aria-labelledby="far-title" className="lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <SectionHead id="far-title" title="We are good at how far, not at which way">
        <p className="mt-3 max-w-[44ch] text-pretty text-fg-2">
          {cases > 0 &&
            `Of ${formatCount(cases)} past 80% ranges, ${Math.round(100 * right)}% were right, in a backtest. `}
          A call that has not beaten the average says “no proven edge”.
        </p>
        <p className="mt-3">
          <Link to="/record" className="text-link">
            Open the record
          </Link>
        </p>
      </SectionHead>
      {odds.length > 0 && (
        <div className="border-line max-lg:border-t lg:border-l">
          <p className="panel-head">
            <span className="label">Calibration: predicted odds against what happened</span>
            {isBacktest && <BacktestMark />}
          </p>
          <ReliabilityDiagram of={odds} />
        </div>
      )}
    </section>
  );
}
