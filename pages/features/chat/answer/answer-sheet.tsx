import { type ReactNode, useRef } from "react";
import type { Call, ChatReply } from "../../../../shared/analysis.ts";
import { MarketMark } from "../../../ui/market-mark.tsx";
import { FactAge } from "../facts/fact-age.tsx";
import { FactsScope } from "../facts/facts-scope.tsx";
import { FactsTable } from "../facts/facts-table.tsx";
import { Cases } from "./cases.tsx";
import { Prose } from "./prose.tsx";
import { Verdict } from "./verdict.tsx";
import { Waterfall } from "./waterfall.tsx";

/** Where the figures come from, over every answer. */
export function Origin({ reply }: { reply: ChatReply }) {
  const { data, engine, assets } = reply;
  return (
    <div className="origin">
      <MarketMark market={data.market} asOf={data.asOf} />
      {assets.length > 0 && <span>{assets.map(({ symbol }) => symbol).join(" · ")}</span>}
      <span>
        data <FactAge at={data.asOf} market={data.market} />
      </span>
      <span>engine {engine}</span>
    </div>
  );
}

interface AnswerSheetProps {
  reply: ChatReply;
  chart: (symbol: string) => ReactNode;
  onAsk: (question: string) => void;
  /** the actions under the answer */
  children: ReactNode;
}

/** A whole answer: words and chart beside call, score and cases; several assets one under the other; then every fact. */
export function AnswerSheet({ reply, chart, onAsk, children }: AnswerSheetProps) {
  const { calls, assets, facts, suggestions } = reply;
  const list = useRef<HTMLDetailsElement>(null);
  const nameOf = (symbol: string) => assets.find((asset) => asset.symbol === symbol)?.name ?? "";
  const single = calls.length === 1 ? calls[0] : undefined;
  return (
    <FactsScope reply={reply} list={list}>
      <Origin reply={reply} />
      <div className={single ? "sheet" : calls.length > 0 ? "split" : ""}>
        <div className="answer-words">
          <Prose text={reply.response} />
          <Suggestions of={suggestions} onAsk={onAsk} />
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
      {facts.length > 0 && <FactsTable reply={reply} list={list} />}
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

/** Assets we hold, where the question named one we do not. */
function Suggestions({ of, onAsk }: { of: ChatReply["suggestions"]; onAsk: (question: string) => void }) {
  if (of.length === 0) return null;
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      {of.map(({ symbol, name }) => (
        <button
          key={symbol}
          type="button"
          className="button button-ghost"
          onClick={() => onAsk(`Analyze ${name}`)}
        >
          Analyze {name}
        </button>
      ))}
    </div>
  );
}
