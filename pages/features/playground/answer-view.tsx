import type { ReactNode } from "react";
import { formatCount } from "../../../shared/format.ts";
import { CopyButton } from "../../ui/copy-button.tsx";
import type { Answer } from "./call-endpoint.ts";
import { JsonCode } from "./json-code.tsx";

interface AnswerViewProps {
  answer: Answer | undefined;
  failure: string | null;
  isPending: boolean;
  example: string | null;
  words: (json: string) => ReactNode;
}

/** What the API answered, before the first call an example of it: figures, the failure if it was one, the JSON and beside it its words. */
export function AnswerView({ answer, failure, isPending, example, words }: AnswerViewProps) {
  const shown = answer?.text ?? (failure || isPending ? null : example);
  return (
    <section aria-labelledby="answer-heading" aria-busy={isPending} className="answer-view">
      <div className="panel-head">
        <h2 id="answer-heading" className="label">
          Response
        </h2>
        {shown && <CopyButton text={() => shown} label="Copy response" done="Copied!" />}
      </div>
      <div aria-live="polite">{answer && <Figures answer={answer} />}</div>
      {failure && (
        <p role="alert" className="answer-failure">
          {failure}
        </p>
      )}
      {shown && !answer && (
        <p className="px-4 py-3 text-fg-2 text-sm md:px-6">
          An example, asked just now without a key: “Analyze Bitcoin”, sent to POST /api/chat.
        </p>
      )}
      {shown ? (
        <div className="xl:grid xl:auto-cols-fr xl:grid-flow-col">
          <JsonCode text={shown} />
          {answer?.ok !== false && words(shown)}
        </div>
      ) : (
        !failure && (
          <p className="empty">
            {isPending
              ? "Waiting for the answer."
              : "The answer appears here. A call costs one credit; failed calls are free."}
          </p>
        )
      )}
    </section>
  );
}

function Figures({ answer }: { answer: Answer }) {
  const { ok, status, ms, bytes, creditsRemaining } = answer;
  const figures = [
    ["Status", String(status)],
    ["Time", `${formatCount(ms)} ms`],
    ["Size", bytes < 1_000 ? `${bytes} B` : `${(bytes / 1_000).toFixed(1)} kB`],
    ["Credits left", creditsRemaining === null ? "–" : formatCount(creditsRemaining)],
  ] as const;
  return (
    <dl className="answer-figures">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt className="label">{name}</dt>
          <dd className={name === "Status" ? (ok ? "text-up" : "text-danger") : ""}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
