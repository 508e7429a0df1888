import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { type ChartMarks, findMarks } from "../../../ui/chart-marks.ts";
import { citedIds } from "../facts/facts.ts";
import { FactsScope } from "../facts/facts-scope.tsx";
import { PositionCard } from "./cards/position-card.tsx";
import { PriceCard } from "./cards/price-card.tsx";
import { RankingTable } from "./cards/ranking-table.tsx";
import { Comparison } from "./compare/comparison.tsx";
import { Alternatives, Suggestions } from "./next/asks.tsx";
import { Origin } from "./origin.tsx";
import { Reasoning } from "./reasoning.tsx";
import { findCharted, type Layout, pickLayout, type Sheet, splitLead } from "./sheet.ts";
import { countCited, Strip, StripWords } from "./strip/strip.tsx";

const Prose = lazy(() => import("./prose.tsx"));

/** Draws the charts of an answer, which belong to another feature. */
export interface DrawChart {
  one: (symbol: string, marks: ChartMarks) => ReactNode;
  /** several assets on one scale of percent */
  together: (symbols: string[]) => ReactNode;
}

interface AnswerSheetProps {
  reply: Sheet;
  chart: DrawChart;
  onAsk: (question: string) => void;
  /** the words are still written, or were left unfinished: they are shown as they come */
  isDraft?: boolean;
  /** its figures are those of a moment that is over */
  isFrozen?: boolean;
  /** the card of its asset stands above, in an earlier answer of the talk */
  hasCard?: boolean;
  /** of "Full reasoning" */
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** stands under the answer */
  after?: ReactNode;
  /** the actions under the answer */
  children?: ReactNode;
}

/** An answer: what was asked for at a glance, its chart, and everything else folded under "Full reasoning". */
export function AnswerSheet(props: AnswerSheetProps) {
  const {
    reply,
    chart,
    onAsk,
    isDraft = false,
    isFrozen = false,
    hasCard,
    isOpen,
    onToggle,
    after,
    children,
  } = props;
  const { facts, suggestions } = reply;
  const alternatives = reply.reading?.alternatives ?? [];
  const [sought, setSought] = useState<string | null>(null);
  const layout = pickLayout(reply, hasCard);
  const { lead, rest } = splitLead(reply.response);
  const isRead = layout === "words";
  const words = isRead ? rest : `${lead}\n\n${rest}`.trim();
  const [call] = reply.calls;
  const first =
    layout === "strip" && call ? countCited(call) + 1 : isRead && citedIds(lead).length > 0 ? 2 : 1;
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
      <Origin sheet={reply} isFrozen={isFrozen} />
      <Body sheet={reply} {...{ chart, onAsk, lead, layout }} />
      {(suggestions.length > 0 || alternatives.length > 0 || after) && (
        <div className="px-4 pb-4 md:px-6">
          <Suggestions of={suggestions} onAsk={onAsk} />
          <Alternatives of={alternatives} onAsk={onAsk} />
          {after}
        </div>
      )}
      {(words || facts.length > 0) && (
        <Reasoning sheet={reply} {...{ words, first, isOpen, onToggle, sought }} />
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-t py-2 pr-4 pl-4 md:pl-6">
        <p className="min-w-0 flex-1 text-fg-3 text-xs max-sm:basis-full">
          {isOpen ? reply.disclaimer : reply.disclaimer.split(/(?<=\.) /)[0]}
        </p>
        <div className="flex max-sm:-mx-2 print:hidden">{children}</div>
      </div>
    </FactsScope>
  );
}

const BESIDE = "lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr]";
const CHART = "min-w-0 border-line max-lg:border-y lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:border-l";

type BodyProps = Pick<AnswerSheetProps, "chart" | "onAsk"> & { sheet: Sheet; lead: string; layout: Layout };

function Body({ sheet, chart, onAsk, lead, layout }: BodyProps) {
  const { calls, assets } = sheet;
  const [call] = calls;
  const symbol = assets[0]?.symbol ?? "";
  if (layout === "comparison")
    return <Comparison sheet={sheet} chart={chart.together(calls.map(({ asset }) => asset))} />;
  if (layout === "ranking")
    return (
      <>
        <Lead text={lead.split(/\n{2,}/)[0] ?? ""} />
        <RankingTable sheet={sheet} onAsk={onAsk} />
      </>
    );
  if (layout === "strip" && call) {
    const name = assets.find((asset) => asset.symbol === call.asset)?.name ?? call.asset;
    return (
      <div className={BESIDE}>
        <Strip call={call} name={name} forecast={sheet.forecast} />
        <div className={CHART}>{chart.one(call.asset, findMarks(sheet, call.asset))}</div>
        <StripWords call={call} />
      </div>
    );
  }
  const charted = findCharted(sheet);
  const main =
    layout === "price" ? (
      <PriceCard sheet={sheet} symbol={symbol} />
    ) : layout === "position" ? (
      <PositionCard sheet={sheet} symbol={symbol} />
    ) : (
      <Lead text={lead} />
    );
  if (!charted) return main;
  return (
    <div className={BESIDE}>
      {main}
      <div className={CHART}>{chart.one(charted, findMarks(sheet, charted))}</div>
    </div>
  );
}

/** What is read first, in the largest type of the answer. */
const Lead = ({ text }: { text: string }) => (
  <div className="answer-words px-4 py-5 text-[19px] leading-[30px] md:px-6">
    <Suspense fallback={<p>{text.replace(/\s?\[f\d+\]|\*/g, "")}</p>}>
      <Prose text={text} />
    </Suspense>
  </div>
);
