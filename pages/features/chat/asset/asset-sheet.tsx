import { type ReactNode, Suspense } from "react";
import type { AssetReply } from "../../../../shared/board.ts";
import { type ChartMarks, findMarks } from "../../../ui/chart-marks.ts";
import { CallHeadline } from "../answer/strip/call-headline.tsx";
import { StripWords } from "../answer/strip/strip.tsx";
import { Waterfall } from "../answer/waterfall.tsx";
import { FactsScope } from "../facts/facts-scope.tsx";
import { Figures, Headlines } from "./figures.tsx";
import { Horizons } from "./horizons.tsx";
import { Section } from "./section.tsx";
import { SinceBefore } from "./since-before.tsx";
import { Tiles } from "./tiles.tsx";

interface AssetSheetProps {
  reply: AssetReply;
  /** the chart belongs to another feature */
  chart: (marks: ChartMarks, asset: AssetReply["asset"]) => ReactNode;
  /** what earlier calls came to, from the record */
  past: ReactNode;
}

const HALVES = "lg:grid lg:grid-cols-2 lg:divide-x divide-line border-line border-b";
/** Most of the window: what else is known stands below it. */
const CHART = "h-[60dvh] min-h-100 border-line border-b";

/**
 * All that is known of an asset: what changed, its chart, the call, ranges with how such held, figures, what was written, earlier calls. Where
 * a server drew it, each part comes to life in a task of its own, and the one that is pressed first.
 */
export function AssetSheet({ reply, chart, past }: AssetSheetProps) {
  const { asset, call, forecast, facts, disclaimer } = reply;
  const forecasts = [forecast];
  return (
    <FactsScope facts={facts} market={asset.market}>
      <SinceBefore reply={reply} />
      <Suspense>
        <div className={CHART}>{chart(findMarks({ facts, forecast: forecasts }, asset.symbol), asset)}</div>
      </Suspense>
      <Tiles reply={reply} />
      <Suspense>
        <div className={HALVES}>
          <section aria-label={`Call on ${asset.name}`}>
            <h2 className="sr-only">The day’s call</h2>
            <div className="px-4 py-4 md:px-6">
              <CallHeadline call={call} />
            </div>
            <h3 className="sr-only">Reasons</h3>
            <StripWords call={call} />
          </section>
          <div className="border-line max-lg:border-t">
            <Section title="Forecast" beside={forecast.date && `from the close of ${forecast.date}`}>
              <Horizons reply={reply} />
            </Section>
          </div>
        </div>
      </Suspense>
      <Suspense>
        <div className="border-line border-b">
          <Waterfall call={call} />
        </div>
      </Suspense>
      {past && (
        <Suspense>
          <Section title="Earlier calls" beside="from the public record">
            {past}
          </Section>
        </Suspense>
      )}
      <Suspense>
        <Section
          title="Figures"
          beside={
            <>
              lines: last 90 days
              <span className="print:hidden noscript:hidden">
                {" "}
                · click a figure for source, age and meaning
              </span>
            </>
          }
        >
          <Figures reply={reply} />
        </Section>
        {facts.some(({ kind }) => kind === "headline") && (
          <Section title="Headlines">
            <Headlines reply={reply} />
          </Section>
        )}
      </Suspense>
      <p className="max-w-[72ch] px-4 py-4 text-fg-3 text-sm sm:px-6">
        Prices in US dollars. {asset.since && `Daily bars since ${asset.since}.`} {disclaimer}
      </p>
    </FactsScope>
  );
}
