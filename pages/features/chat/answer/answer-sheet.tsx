import { type ReactNode, useRef } from "react";
import type { Call } from "../../../../shared/analysis.ts";
import type { ChartMarks } from "../../../ui/chart-marks.ts";
import { FactsScope } from "../facts/facts-scope.tsx";
import { FactsTable } from "../facts/facts-table.tsx";
import { Cases } from "./cases.tsx";
import { findMarks } from "./find-marks.ts";
import { Suggestions } from "./next/asks.tsx";
import { Origin } from "./origin.tsx";
import { Prose } from "./prose.tsx";
import type { Sheet } from "./sheet.ts";
import { Verdict } from "./verdict.tsx";
import { Waterfall } from "./waterfall.tsx";

export type DrawChart = (symbol: string, marks: ChartMarks) => ReactNode;

interface AnswerSheetProps {
  reply: Sheet;
  chart: DrawChart;
  onAsk: (question: string) => void;
  /** stands under the words */
  after?: ReactNode;
  /** the actions under the answer */
  children?: ReactNode;
}

/** Answers without a call that a chart goes with: they are about a price, past or to come. */
const PRICED: ReadonlySet<string> = new Set<NonNullable<Sheet["intent"]>>(["price", "forecast"]);

/** An answer: words and chart beside call, score and cases; several assets one under the other; then every fact. */
export function AnswerSheet({ reply, chart, onAsk, after, children }: AnswerSheetProps) {
  const { calls, assets, facts, suggestions } = reply;
  const list = useRef<HTMLDetailsElement>(null);
  const nameOf = (symbol: string) => assets.find((asset) => asset.symbol === symbol)?.name ?? "";
  const single = calls.length === 1 ? calls[0] : undefined;
  const alone =
    calls.length === 0 && assets.length === 1 && PRICED.has(reply.intent ?? "none") ? assets[0] : undefined;
  return (
    <FactsScope facts={facts} market={reply.data?.market} list={list}>
      <Origin sheet={reply} />
      <div className={single ? "sheet" : calls.length > 0 ? "split" : ""}>
        <div className="answer-words">
          <Prose text={reply.response} />
          <Suggestions of={suggestions} onAsk={onAsk} />
          {after}
        </div>
        {calls.length > 0 && (
          <div className="sheet-evidence divide-y divide-line">
            {calls.map((call) => (
              <Verdict key={call.asset} call={call} name={nameOf(call.asset)} />
            ))}
            {single && <Evidence call={single} />}
          </div>
        )}
        {single && chart(single.asset, findMarks(reply, single.asset))}
      </div>
      {alone && (
        <div className="border-line border-t">{chart(alone.symbol, findMarks(reply, alone.symbol))}</div>
      )}
      {!single &&
        calls.map((call) => (
          <div key={call.asset} className="split border-line border-t">
            {chart(call.asset, findMarks(reply, call.asset))}
            <div className="divide-y divide-line">
              <Evidence call={call} />
            </div>
          </div>
        ))}
      {facts.length > 0 && <FactsTable sheet={reply} list={list} />}
      <div className="answer-foot">
        <p className="min-w-0 flex-1 text-fg-3 text-xs">{reply.disclaimer}</p>
        <div className="flex">{children}</div>
      </div>
    </FactsScope>
  );
}

const Evidence = ({ call }: { call: Call }) => (
  <>
    <Waterfall call={call} />
    <Cases call={call} />
  </>
);
