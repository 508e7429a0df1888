import { useRef, useState } from "react";
import { CopyButton } from "../../ui/copy-button.tsx";
import { useOnline } from "../../ui/life/use-online.ts";
import { AgainButton } from "./again-button.tsx";
import { AnswerSheet, type DrawChart } from "./answer/answer-sheet.tsx";
import { writeCopy } from "./answer/copy-text.ts";
import { FollowUps } from "./answer/next/asks.tsx";
import { draftSheet } from "./answer/sheet.ts";
import type { AskRequest } from "./asking/ask.ts";
import { Scanning } from "./asking/scanning.tsx";
import { useProgress } from "./asking/use-progress.ts";
import { Writing } from "./asking/writing.tsx";
import { CheckButton } from "./check/check-button.tsx";
import { SaveButton } from "./save-button.tsx";
import { ShareButton } from "./share/share-button.tsx";
import { QuestionLine } from "./talk/question-line.tsx";
import type { TalkTurn } from "./talk/turn.ts";
import { useNear } from "./talk/use-near.ts";

interface TurnRowProps {
  turn: TalkTurn;
  /** the cards that stand above it */
  drawn: readonly string[];
  asking: AskRequest | undefined;
  latest: boolean;
  /** among the newest, which are drawn before they are looked at */
  isRecent: boolean;
  chart: DrawChart;
  onAsk: (question: string) => void;
  onRetry: () => void;
  /** id of the talk, where the account keeps it */
  keptTalk: string | undefined;
  /** keeps the turn with what was noted of its links */
  onKeep: (turn: TalkTurn) => void;
}

/** Room of an answer that was never drawn, px. */
const USUAL_HEIGHT = 700;

/** One question and what became of it. */
export function TurnRow(props: TurnRowProps) {
  const { question, at } = props.turn;
  const turn = useRef<HTMLElement>(null);
  const { isNear, height } = useNear(turn, props.isRecent);
  const [isOpen, setOpen] = useState(false);
  return (
    <article
      ref={turn}
      // The newest can always be brought to the top.
      className="-scroll-mt-30 border-b border-line data-latest:min-h-full data-latest:border-b-0 print:data-latest:min-h-0"
      data-latest={props.latest || undefined}
      aria-busy={Boolean(props.asking)}
      aria-label={question.slice(0, 80)}
    >
      <QuestionLine question={question}>
        <time className="text-fg-3 text-xs" dateTime={at}>
          {new Date(at).toTimeString().slice(0, 5)}
        </time>
      </QuestionLine>
      {isNear || props.latest ? (
        <div>
          <TurnAnswer {...props} isOpen={isOpen} onToggle={setOpen} />
        </div>
      ) : (
        <div style={{ height: height.current ?? USUAL_HEIGHT }} />
      )}
    </article>
  );
}

/** What there is to say where no answer stands. */
function sayNone(answer: TalkTurn["answer"]): string {
  if (answer?.isStopped) return "Stopped before an answer came.";
  return answer ? answer.content : "This page was left before the answer came.";
}

/** Why it failed, where that is the reader's own connection. */
function Offline() {
  const isOnline = useOnline();
  return isOnline ? null : (
    <p className="mt-1 text-fg-2">
      You are offline. Your question is kept; try again once you are connected.
    </p>
  );
}

type TurnAnswerProps = TurnRowProps & { isOpen: boolean; onToggle: (isOpen: boolean) => void };

/** The draft and the whole answer are one sheet, so that nothing jumps when the last word is in. */
function TurnAnswer({
  turn,
  drawn,
  asking,
  latest,
  chart,
  onAsk,
  onRetry,
  keptTalk,
  onKeep,
  isOpen,
  onToggle,
}: TurnAnswerProps) {
  const { question, answer } = turn;
  const { progress, isShown } = useProgress(asking);
  if (asking && !isShown) return <Scanning progress={progress} />;
  const reply = asking ? undefined : answer?.reply;
  const part = asking ? progress : answer?.part;
  const sheet = reply ?? (part && draftSheet(part));
  const isFailure = answer !== null && !answer.isStopped;
  if (!sheet)
    return (
      <div className="border-line-strong border-l-2 px-4 py-5 md:px-6">
        <p>{sayNone(answer)}</p>
        {isFailure && latest && <Offline />}
        {answer?.requestId && <p className="text-fg-3 text-xs">Request {answer.requestId}</p>}
        {latest && (
          <AgainButton
            label={isFailure ? "Try again" : "Ask again"}
            className="button button-ghost mt-4 gap-2"
            onClick={onRetry}
          />
        )}
      </div>
    );
  return (
    <AnswerSheet
      reply={sheet}
      drawn={drawn}
      chart={chart}
      onAsk={onAsk}
      isDraft={!reply}
      isOpen={isOpen}
      onToggle={onToggle}
      after={
        asking ? (
          <Writing isRewritten={progress.isRewritten} />
        ) : reply ? (
          latest && <FollowUps sheet={reply} onAsk={onAsk} />
        ) : (
          <p className="writing mt-3 font-mono text-fg-3 text-sm">Stopped here; the rest was not written.</p>
        )
      }
    >
      {reply && <CheckButton reply={reply} seal={answer?.seal} />}
      {reply && <CopyButton text={() => writeCopy(question, reply)} />}
      {reply && <SaveButton question={question} reply={reply} />}
      {reply && <ShareButton turn={turn} keptTalk={keptTalk} onKeep={onKeep} />}
      {!asking && latest && (
        <AgainButton label={reply ? "Retry" : "Ask again"} className="action" onClick={onRetry} />
      )}
    </AnswerSheet>
  );
}
