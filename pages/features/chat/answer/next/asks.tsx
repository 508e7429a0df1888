import { useSay } from "../../../../ui/words/say.ts";
import type { Sheet } from "../sheet.ts";
import { suggestFollowUps } from "./suggest-follow-ups.ts";

type OnAsk = (question: string) => void;

/** The nearest assets we cover, where the question named one we do not. */
export function Suggestions({ of, onAsk }: { of: Sheet["suggestions"]; onAsk: OnAsk }) {
  const say = useSay();
  if (of.length === 0) return null;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3">
      <p className="w-full text-fg-2 text-sm">{say("The nearest names we cover")}</p>
      {of.map(({ symbol, name }) => (
        <button
          key={symbol}
          type="button"
          className="button button-ghost"
          onClick={() => onAsk(say("Analyze {name}", { name }))}
        >
          {say("Analyze {name}", { name })}
        </button>
      ))}
    </div>
  );
}

type Reading = NonNullable<Sheet["reading"]>;

/** Other questions the message may have been. */
export function Alternatives({ of, onAsk }: { of: Reading["alternatives"]; onAsk: OnAsk }) {
  const say = useSay();
  if (of.length === 0) return null;
  return (
    <div className="mt-4 print:hidden">
      <p className="text-fg-2 text-sm">{say("Did you mean")}</p>
      <Questions label={say("Did you mean")} of={of.map(({ message }) => message)} onAsk={onAsk} />
    </div>
  );
}

/** Where the talk could go from here. */
export function FollowUps({ sheet, onAsk }: { sheet: Sheet; onAsk: OnAsk }) {
  const say = useSay();
  const questions = suggestFollowUps(sheet, say);
  return questions.length > 0 ? <Questions label={say("Ask next")} of={questions} onAsk={onAsk} /> : null;
}

const QUESTION =
  "flex min-h-8 items-center gap-2 border border-line px-3 py-1 text-left font-mono text-fg-2 text-sm " +
  "hover:border-line-strong hover:bg-surface-2 hover:text-fg pointer-coarse:min-h-11";

function Questions({ label, of, onAsk }: { label: string; of: string[]; onAsk: OnAsk }) {
  return (
    <ul className="mt-4 flex flex-wrap gap-2 print:hidden" aria-label={label}>
      {of.map((question) => (
        <li key={question}>
          <button type="button" className={QUESTION} onClick={() => onAsk(question)}>
            <span className="text-amber" aria-hidden>
              ›
            </span>
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
