import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { formatCount } from "../../shared/format.ts";
import Measured from "../features/record/measured.tsx";
import { recordNowQuery } from "../features/record/queries.ts";
import { ReliabilityDiagram } from "../features/record/reliability-diagram.tsx";
import { SectionHead } from "../ui/section-head.tsx";

/** What the product is good at and what it is not, with the record's own figures; and those of the features. */
export function HowFar() {
  const { data } = useQuery(recordNowQuery);
  const { summary, backtest = [] } = data ?? {};
  const odds = summary?.reliability ?? [];
  const cases = backtest.reduce((sum, one) => sum + one.cases, 0);
  const right = backtest.reduce((sum, one) => sum + one.covers80 * one.cases, 0) / cases;
  return (
    <section
      aria-labelledby="far-title"
      className={odds.length > 0 ? "lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]" : ""}
    >
      <SectionHead id="far-title" title="We are good at how far, not at which way">
        <p className="mt-3 max-w-[44ch] text-pretty text-fg-2">
          {cases > 0 &&
            `Of ${formatCount(cases)} past 80% ranges, ${Math.round(100 * right)}% were right, in a backtest. `}
          A call that was not right more often than all cases says “no proven edge”.
        </p>
        <p className="mt-3">
          <Link to="/record" className="text-link">
            Open the record
          </Link>
        </p>
      </SectionHead>
      {odds.length > 0 && (
        <div className="border-line max-lg:border-t lg:border-l">
          <ReliabilityDiagram of={odds} />
        </div>
      )}
      <Measured />
    </section>
  );
}
