import { type ReactNode, Suspense } from "react";
import type { AssetReply } from "../../../../shared/board.ts";
import { type ChartMarks, findMarks } from "../../../ui/chart-marks.ts";
import { Strip, StripWords } from "../answer/strip/strip.tsx";
import { Waterfall } from "../answer/waterfall.tsx";
import { FactsScope } from "../facts/facts-scope.tsx";
import { AskLine } from "./ask-line.tsx";
import { Figures, Headlines } from "./figures.tsx";
import { Horizons } from "./horizons.tsx";
import { Section } from "./section.tsx";

interface AssetSheetProps {
  reply: AssetReply;
  /** the chart belongs to another feature */
  chart: (marks: ChartMarks) => ReactNode;
  /** what earlier calls came to, from the record */
  past: ReactNode;
  onAsk: (question: string) => void;
}

const HALVES = "lg:grid lg:grid-cols-2 lg:divide-x divide-line border-line border-b";
const BESIDE =
  "border-line border-b lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr]";
const CHART = "min-w-0 border-line max-lg:border-y lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:border-l";

/**
 * All that is known of an asset: the call, its chart, ranges with how such held, figures, what was written, earlier calls. Where
 * a server drew it, each part comes to life in a task of its own, and the one that is pressed first.
 */
export function AssetSheet({ reply, chart, past, onAsk }: AssetSheetProps) {
  const { asset, call, forecast, facts, disclaimer } = reply;
  const forecasts = [forecast];
  return (
    <FactsScope facts={facts} market={asset.market}>
      <Suspense>
        <div className={BESIDE}>
          <div>
            <h2 className="sr-only">The day’s call</h2>
            <Strip call={call} name={asset.name} forecast={forecasts} hasPrice={false} />
          </div>
          <div className={CHART}>{chart(findMarks({ facts, forecast: forecasts }, asset.symbol))}</div>
          <StripWords call={call} />
        </div>
      </Suspense>
      <Suspense>
        <div className="border-line border-b p-4 sm:px-6">
          <AskLine name={asset.name} onAsk={onAsk} />
        </div>
      </Suspense>
      <Suspense>
        <div className={HALVES}>
          <Section title="Forecast" beside={forecast.date && `from the close of ${forecast.date}`}>
            <Horizons forecast={forecast} />
          </Section>
          <Section title="Score" beside={call.date && `of the close of ${call.date}`}>
            {call.contributions.length > 0 ? (
              <Waterfall call={call} />
            ) : (
              <p className="px-4 py-3 text-fg-2 sm:px-6">No call, so no score.</p>
            )}
          </Section>
        </div>
      </Suspense>
      <Suspense>
        <Section title="Earlier calls" beside="from the public record">
          {past}
        </Section>
      </Suspense>
      <Suspense>
        <Section
          title="Figures"
          beside={<span className="noscript:hidden">press one for its source, age and meaning</span>}
        >
          <Figures reply={reply} />
        </Section>
        {facts.some(({ kind }) => kind === "headline") && (
          <Section title="Headlines">
            <Headlines reply={reply} />
          </Section>
        )}
      </Suspense>
      <p className="max-w-[72ch] px-4 py-4 text-fg-3 text-sm sm:px-6">{disclaimer}</p>
    </FactsScope>
  );
}
