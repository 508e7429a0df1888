import { RotateCcw } from "lucide-react";
import type { ReactNode } from "react";
import { CopyButton } from "../../ui/copy-button.tsx";
import { AnswerSheet } from "./answer/answer-sheet.tsx";
import { writeCopy } from "./answer/copy-text.ts";
import type { Turn } from "./talk/messages.ts";
import type { Ask } from "./queries.ts";
import { Scanning } from "./scanning.tsx";

interface TurnRowProps {
  turn: Turn;
  asking: Ask | undefined;
  latest: boolean;
  chart: (symbol: string) => ReactNode;
  onAsk: (question: string) => void;
  onRetry: () => void;
}

const time = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });

/** One question and what became of it. */
export function TurnRow({ turn, asking, latest, chart, onAsk, onRetry }: TurnRowProps) {
  const { question, answer } = turn;
  const again = (label: string, look: string) =>
    latest && (
      <button type="button" className={look} onClick={onRetry}>
        <RotateCcw size={14} aria-hidden /> {label}
      </button>
    );
  return (
    <article className="turn" data-latest={latest || undefined} aria-label={question.content.slice(0, 80)}>
      <div className="question">
        <span className="text-amber" aria-hidden>
          ›
        </span>
        <h2 className="min-w-0 flex-1 whitespace-pre-wrap break-words">{question.content}</h2>
        <time className="text-fg-3 text-xs" dateTime={question.at}>
          {time.format(new Date(question.at))}
        </time>
      </div>
      {asking ? (
        <Scanning startedAt={asking.startedAt} />
      ) : answer?.reply ? (
        <AnswerSheet reply={answer.reply} chart={chart} onAsk={onAsk}>
          <CopyButton text={() => writeCopy(question.content, answer.reply)} />
          {again("Retry", "action")}
        </AnswerSheet>
      ) : (
        <div className="unanswered">
          <p>{answer ? answer.content : "Stopped before an answer came."}</p>
          {answer?.requestId && <p className="text-fg-3 text-xs">Request {answer.requestId}</p>}
          {again(answer ? "Retry" : "Ask again", "button button-ghost mt-4 gap-2")}
        </div>
      )}
    </article>
  );
}
