import type { ReactNode } from "react";
import { type ChartMarks, findMarks } from "../../../ui/chart-marks.ts";
import { PositionCard } from "./cards/position-card.tsx";
import { PriceCard } from "./cards/price-card.tsx";
import { RankingTable } from "./cards/ranking-table.tsx";
import { Comparison } from "./compare/comparison.tsx";
import { Headline } from "./headline.tsx";
import { answersWithCall, findCharted, isCardOf, type Layout, type Sheet } from "./sheet.ts";
import { CallHeadline } from "./strip/call-headline.tsx";
import { Strip, StripWords } from "./strip/strip.tsx";
import { Waterfall } from "./waterfall.tsx";

/** Draws the charts of an answer, which belong to another feature. */
export interface DrawChart {
  one: (symbol: string, marks: ChartMarks) => ReactNode;
  /** several assets on one scale of percent; `said` is what the answer says each came to */
  together: (symbols: string[], said: Record<string, number>) => ReactNode;
}

interface AnswerBodyProps {
  sheet: Sheet;
  layout: Layout;
  /** the cards that stand further up in the conversation */
  drawn: readonly string[];
  headline: string;
  lead: string;
  chart: DrawChart;
  onAsk: (question: string) => void;
}

const BESIDE = "lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr]";
const CHART = "min-w-0 border-line max-lg:border-y lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:border-l";

const sayReturns = ({ facts }: Sheet): Record<string, number> =>
  Object.fromEntries(
    facts.flatMap(({ kind, asset, value }) => (kind === "compare_return" ? [[asset, Number(value)]] : [])),
  );

const symbolOf = ({ assets }: Sheet): string => assets[0]?.symbol ?? "";

/** What stands under the sentence, by the form of the answer. */
const UNDER: Partial<Record<Layout, (props: AnswerBodyProps) => ReactNode>> = {
  comparison: ({ sheet, chart }) => (
    <Comparison
      sheet={sheet}
      chart={chart.together(
        sheet.calls.map(({ asset }) => asset),
        sayReturns(sheet),
      )}
    />
  ),
  ranking: ({ sheet, onAsk }) => <RankingTable sheet={sheet} onAsk={onAsk} />,
  price: ({ sheet }) => <PriceCard sheet={sheet} symbol={symbolOf(sheet)} />,
  position: ({ sheet }) => <PositionCard sheet={sheet} symbol={symbolOf(sheet)} />,
  reasons: ({ sheet: { calls } }) => calls[0] && <Waterfall call={calls[0]} />,
};

/** The sentence that answers, and what it shows at a glance. */
export function AnswerBody(props: AnswerBodyProps) {
  const { sheet, layout, drawn, chart } = props;
  const [call] = sheet.calls;
  if (layout === "strip" && call)
    return (
      <div className={BESIDE}>
        <Strip
          call={call}
          name={nameOfCall(sheet)}
          forecast={sheet.forecast}
          headline={<Words {...props} />}
        />
        <div className={CHART}>{chart.one(call.asset, findMarks(sheet, call.asset))}</div>
        <StripWords call={call} />
      </div>
    );
  const charted = layout === "comparison" || layout === "reasons" ? null : findCharted(sheet);
  const marks = charted && findMarks(sheet, charted);
  const main = (
    <>
      <div className="px-4 py-5 md:px-6">
        <Words {...props} />
      </div>
      {UNDER[layout]?.(props)}
    </>
  );
  if (!marks || isDrawn(drawn, charted, marks)) return main;
  return (
    <div className={BESIDE}>
      <div>{main}</div>
      <div className={CHART}>{chart.one(charted, marks)}</div>
    </div>
  );
}

/** Whether the chart of an asset stands further up with its card, and this one would mark nothing else on it. */
const isDrawn = (drawn: readonly string[], symbol: string, { levels }: ChartMarks): boolean =>
  drawn.some((card) => isCardOf(card, symbol)) && !levels.some(({ tone }) => tone === "asked");

/** The asset of the first call, by its name where the answer holds it. */
function nameOfCall({ calls: [call], assets }: Sheet): string {
  if (!call) return "";
  return assets.find(({ symbol }) => symbol === call.asset)?.name ?? call.asset;
}

/** The sentence; a call that is the answer is said in the same words each time. */
function Words({ sheet, layout, headline, lead }: AnswerBodyProps) {
  const [call] = sheet.calls;
  const isOfCall = (layout === "strip" || layout === "reasons") && answersWithCall(headline);
  if (!call || !isOfCall || call.language !== sheet.language) return <Headline {...{ headline, lead }} />;
  return <CallHeadline call={call} name={layout === "reasons" ? nameOfCall(sheet) : undefined} />;
}
