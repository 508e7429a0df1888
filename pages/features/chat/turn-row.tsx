import { CopyButton } from "../../ui/copy-button.tsx";
import { AgainButton } from "./again-button.tsx";
import { AnswerSheet, type DrawChart } from "./answer/answer-sheet.tsx";
import { writeCopy } from "./answer/copy-text.ts";
import { FollowUps } from "./answer/next/asks.tsx";
import { draftSheet } from "./answer/sheet.ts";
import type { AskRequest } from "./asking/ask.ts";
import { Scanning } from "./asking/scanning.tsx";
import { useProgress } from "./asking/use-progress.ts";
import { Writing } from "./asking/writing.tsx";
import type { TalkTurn } from "./talk/messages.ts";

interface TurnRowProps {
  turn: TalkTurn;
  asking: AskRequest | undefined;
  latest: boolean;
  chart: DrawChart;
  onAsk: (question: string) => void;
  onRetry: () => void;
}

const time = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });

/** One question and what became of it. */
export function TurnRow(props: TurnRowProps) {
  const { question } = props.turn;
  return (
    <article
      className="turn"
      data-latest={props.latest || undefined}
      aria-busy={Boolean(props.asking)}
      aria-label={question.content.slice(0, 80)}
    >
      <div className="question">
        <span className="text-amber" aria-hidden>
          ›
        </span>
        <h2 className="min-w-0 flex-1 whitespace-pre-wrap break-words">{question.content}</h2>
        <time className="text-fg-3 text-xs" dateTime={question.at}>
          {time.format(new Date(question.at))}
        </time>
      </div>
      <TurnAnswer {...props} />
    </article>
  );
}

/** The draft and the whole answer are one sheet, so that nothing jumps when the last word is in. */
function TurnAnswer({ turn: { question, answer }, asking, latest, chart, onAsk, onRetry }: TurnRowProps) {
  const { progress, isShown } = useProgress(asking);
  if (asking && !isShown) return <Scanning progress={progress} />;
  const reply = asking ? undefined : answer?.reply;
  const part = asking ? progress : answer?.part;
  const sheet = reply ?? (part && draftSheet(part));
  if (!sheet)
    return (
      <div className="unanswered">
        <p>{answer ? answer.content : "Stopped before an answer came."}</p>
        {answer?.requestId && <p className="text-fg-3 text-xs">Request {answer.requestId}</p>}
        {latest && (
          <AgainButton
            label={answer ? "Retry" : "Ask again"}
            className="button button-ghost mt-4 gap-2"
            onClick={onRetry}
          />
        )}
      </div>
    );
  return (
    <AnswerSheet
      reply={sheet}
      chart={chart}
      onAsk={onAsk}
      after={
        asking ? (
          <Writing isRewritten={progress.isRewritten} />
        ) : reply ? (
          latest && <FollowUps sheet={reply} onAsk={onAsk} />
        ) : (
          <p className="writing">Stopped here; the rest was not written.</p>
        )
      }
    >
      {reply && <CopyButton text={() => writeCopy(question.content, reply)} />}
      {!asking && latest && (
        <AgainButton label={reply ? "Retry" : "Ask again"} className="action" onClick={onRetry} />
      )}
    </AnswerSheet>
  );
}
