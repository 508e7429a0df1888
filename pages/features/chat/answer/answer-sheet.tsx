import type { ReactNode } from "react";
import { useEffect, useState } from "react";
import { type ChartMarks, findMarks } from "../../../ui/chart-marks.ts";
import { countCitations } from "../facts/facts.ts";
import { FactsScope } from "../facts/facts-scope.tsx";
import { PositionCard } from "./cards/position-card.tsx";
import { PriceCard } from "./cards/price-card.tsx";
import { RankingTable } from "./cards/ranking-table.tsx";
import { Comparison } from "./compare/comparison.tsx";
import { Headline } from "./headline.tsx";
import { Alternatives, Suggestions } from "./next/asks.tsx";
import { Origin } from "./origin.tsx";
import { Reasoning } from "./reasoning.tsx";
import { answersWithCall, findCharted, type Layout, pickLayout, type Sheet } from "./sheet.ts";
import { placeWords } from "./split-words.ts";
import { CallHeadline } from "./strip/call-headline.tsx";
import { countCited, Strip, StripWords } from "./strip/strip.tsx";
import { Waterfall } from "./waterfall.tsx";

/** Draws the charts of an answer, which belong to another feature. */
export interface DrawChart {
  one: (symbol: string, marks: ChartMarks) => ReactNode;
  /** several assets on one scale of percent */
  together: (symbols: string[]) => ReactNode;
}

interface AnswerSheetProps {
  reply: Sheet;
  /** the cards that stand further up in the conversation */
  drawn?: readonly string[];
  chart: DrawChart;
  onAsk: (question: string) => void;
  /** the words are still written, or were left unfinished: they are shown as they come */
  isDraft?: boolean;
  /** its figures are those of a moment that is over */
  isFrozen?: boolean;
  /** of "Full reasoning" */
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** stands under the answer */
  after?: ReactNode;
  /** the actions under the answer */
  children?: ReactNode;
}

/** An answer: the sentence that answers, what it shows at a glance, and everything else folded under "Full reasoning". */
export function AnswerSheet(props: AnswerSheetProps) {
  const {
    reply,
    drawn,
    chart,
    onAsk,
    isDraft = false,
    isFrozen = false,
    isOpen,
    onToggle,
    after,
    children,
  } = props;
  const { facts, suggestions } = reply;
  const alternatives = reply.reading?.alternatives ?? [];
  const [sought, setSought] = useState<string | null>(null);
  const layout = pickLayout(reply, drawn);
  const { headline, lead, rest, note } = placeWords(reply.response, layout);
  const [call] = reply.calls;
  const first =
    layout === "strip" && call ? countCited(call) + 1 : countCitations(`${headline}\n${lead}`) + 1;
  const showInList = (id: string) => {
    onToggle(true);
    setSought(id);
  };
  // What comes while one reads stays open once it is whole.
  useEffect(() => {
    if (isDraft) onToggle(true);
  }, [isDraft, onToggle]);
  return (
    <FactsScope facts={facts} market={reply.data?.market} isFrozen={isFrozen} onList={showInList}>
      <Origin sheet={reply} note={note} isFrozen={isFrozen} />
      <Body sheet={reply} {...{ layout, headline, lead, chart, onAsk }} />
      {(suggestions.length > 0 || alternatives.length > 0 || after) && (
        <div className="px-4 pb-4 md:px-6">
          <Suggestions of={suggestions} onAsk={onAsk} />
          <Alternatives of={alternatives} onAsk={onAsk} />
          {after}
        </div>
      )}
      {(rest || facts.length > 0) && (
        <Reasoning
          sheet={reply}
          words={rest}
          hasScore={layout !== "reasons"}
          {...{ first, isOpen, onToggle, sought }}
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-t py-2 pr-4 pl-4 md:pl-6">
        <p className="min-w-0 flex-1 text-fg-3 text-xs max-sm:basis-full">
          {isOpen ? reply.disclaimer : reply.disclaimer.split(/(?<=\.) /)[0]}
        </p>
        <div className="flex flex-wrap max-sm:-mx-2 print:hidden">{children}</div>
      </div>
    </FactsScope>
  );
}

const BESIDE = "lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr]";
const CHART = "min-w-0 border-line max-lg:border-y lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:border-l";

interface BodyProps extends Pick<AnswerSheetProps, "chart" | "onAsk"> {
  sheet: Sheet;
  layout: Layout;
  headline: string;
  lead: string;
}

function Body({ sheet, layout, headline, lead, chart, onAsk }: BodyProps) {
  const { calls, assets } = sheet;
  const [call] = calls;
  const symbol = assets[0]?.symbol ?? "";
  const name = assets.find((asset) => asset.symbol === call?.asset)?.name ?? call?.asset ?? "";
  const isOfCall = (layout === "strip" || layout === "reasons") && answersWithCall(headline);
  const words =
    call && isOfCall ? (
      <CallHeadline call={call} name={layout === "reasons" ? name : undefined} />
    ) : (
      <Headline {...{ headline, lead }} />
    );
  if (layout === "strip" && call) {
    return (
      <div className={BESIDE}>
        <Strip call={call} name={name} forecast={sheet.forecast} headline={words} />
        <div className={CHART}>{chart.one(call.asset, findMarks(sheet, call.asset))}</div>
        <StripWords call={call} />
      </div>
    );
  }
  const charted = layout === "comparison" || layout === "reasons" ? null : findCharted(sheet);
  const main = (
    <>
      <div className="px-4 py-5 md:px-6">{words}</div>
      {layout === "comparison" && (
        <Comparison sheet={sheet} chart={chart.together(calls.map(({ asset }) => asset))} />
      )}
      {layout === "ranking" && <RankingTable sheet={sheet} onAsk={onAsk} />}
      {layout === "price" && <PriceCard sheet={sheet} symbol={symbol} />}
      {layout === "position" && <PositionCard sheet={sheet} symbol={symbol} />}
      {layout === "reasons" && call && <Waterfall call={call} />}
    </>
  );
  if (!charted) return main;
  return (
    <div className={BESIDE}>
      <div>{main}</div>
      <div className={CHART}>{chart.one(charted, findMarks(sheet, charted))}</div>
    </div>
  );
}
