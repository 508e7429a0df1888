import { type ReactNode, useRef } from "react";
import type { Call } from "../../../../shared/analysis.ts";
import { FactsScope } from "../facts/facts-scope.tsx";
import { FactsTable } from "../facts/facts-table.tsx";
import { Cases } from "./cases.tsx";
import { Suggestions } from "./next/asks.tsx";
import { Origin } from "./origin.tsx";
import { Prose } from "./prose.tsx";
import type { Sheet } from "./sheet.ts";
import { Verdict } from "./verdict.tsx";
import { Waterfall } from "./waterfall.tsx";

interface AnswerSheetProps {
  reply: Sheet;
  chart: (symbol: string) => ReactNode;
  onAsk: (question: string) => void;
  /** stands under the words */
  after?: ReactNode;
  /** the actions under the answer */
  children?: ReactNode;
}

/** An answer: words and chart beside call, score and cases; several assets one under the other; then every fact. */
export function AnswerSheet({ reply, chart, onAsk, after, children }: AnswerSheetProps) {
  const { calls, assets, facts, suggestions } = reply;
  const list = useRef<HTMLDetailsElement>(null);
  const nameOf = (symbol: string) => assets.find((asset) => asset.symbol === symbol)?.name ?? "";
  const single = calls.length === 1 ? calls[0] : undefined;
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
        {single && chart(single.asset)}
      </div>
      {!single &&
        calls.map((call) => (
          <div key={call.asset} className="split border-line border-t">
            {chart(call.asset)}
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
