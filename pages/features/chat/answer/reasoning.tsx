import { Suspense } from "react";
import type { Call, Statement } from "../../../../shared/analysis.ts";
import { lazily } from "../../../ui/life/lazily.ts";
import { roundPercents } from "../../../ui/words/round-percents.ts";
import { useSay } from "../../../ui/words/say.ts";
import { Cited } from "../facts/citation.tsx";
import { FactsTable } from "../facts/facts-table.tsx";
import { pickReasons, type Sheet } from "./sheet.ts";
import { Waterfall } from "./waterfall.tsx";

// Markdown weighs as much as the rest of the terminal, and is read by those who open it.
const Prose = lazily(() => import("./prose.tsx"));

interface ReasoningProps {
  sheet: Sheet;
  /** the words that are not read already */
  words: string;
  /** not where the score is read already */
  hasScore: boolean;
  /** the number of their first citation */
  first: number;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** the id of a fact to lead to */
  sought: string | null;
}

/** What the answer rests on: its words, each call's points, what stands beside them, every fact. Nothing of it is drawn before it is opened. */
export function Reasoning({ sheet, words, hasScore, first, isOpen, onToggle, sought }: ReasoningProps) {
  const { calls, facts } = sheet;
  const say = useSay();
  const nameOf = (symbol: string) => sheet.assets.find((asset) => asset.symbol === symbol)?.name ?? symbol;
  return (
    <details
      className="border-line border-t"
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
    >
      <summary className="min-h-11 cursor-pointer px-4 py-3 font-medium text-sm [font-stretch:85%] hover:bg-surface-2 md:px-6">
        {say("Full reasoning")}{" "}
        {facts.length > 0 && (
          <span className="font-normal text-fg-3">{say("{count} facts", { count: facts.length })}</span>
        )}
      </summary>
      {isOpen && (
        <div className="border-line border-t">
          {words && (
            <div className="answer-words px-4 py-5 md:px-6">
              <Suspense>
                <Prose text={words} first={first} withoutTables={calls.length > 1} />
              </Suspense>
            </div>
          )}
          <div className="divide-y divide-line border-line border-t">
            {calls.map((call) => (
              <Evidence
                key={call.asset}
                call={call}
                name={nameOf(call.asset)}
                isAlone={calls.length === 1}
                hasScore={hasScore}
              />
            ))}
          </div>
          {facts.length > 0 && <FactsTable sheet={sheet} sought={sought} />}
        </div>
      )}
    </details>
  );
}

/** How one call came about, and what the strip does not say of it. */
function Evidence(props: { call: Call; name: string; isAlone: boolean; hasScore: boolean }) {
  const { call, name, isAlone, hasScore } = props;
  const { up, down, others } = pickReasons(call);
  const say = useSay();
  return (
    <section className="lg:grid lg:grid-cols-2" aria-label={say("Evidence on {name}", { name })}>
      {hasScore && <Waterfall call={call} />}
      <div className="grid content-start gap-4 border-line px-4 py-4 max-lg:border-t md:px-6 lg:border-l">
        {!isAlone && <Case title={say("Points up")} statements={up} />}
        {!isAlone && <Case title={say("Points down")} statements={down} />}
        <Case title={say("Beside the score")} statements={others} />
        <Case title={say("Main risk")} statements={call.risk ? [call.risk] : []} />
        <Case title={say("Cancelled if")} statements={call.invalidation ? [call.invalidation] : []} />
      </div>
    </section>
  );
}

function Case({ title, statements }: { title: string; statements: Statement[] }) {
  if (statements.length === 0) return null;
  return (
    <section>
      <h4 className="label">{title}</h4>
      <ul>
        {statements.map((statement, i) => (
          <li key={statement.text} className="mt-1 text-fg-2 text-sm">
            <Cited facts={statement.facts} text={roundPercents(statement.text)} number={i + 1} />
          </li>
        ))}
      </ul>
    </section>
  );
}
