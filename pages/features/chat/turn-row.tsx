import { useRef, useState } from "react";
import type { ChatReply } from "../../../shared/analysis.ts";
import { useOnline } from "../../ui/life/use-online.ts";
import { useSay } from "../../ui/words/say.ts";
import { AgainButton } from "./again-button.tsx";
import type { DrawChart } from "./answer/answer-body.tsx";
import { AnswerSheet } from "./answer/answer-sheet.tsx";
import { FollowUps } from "./answer/next/asks.tsx";
import { draftSheet, type Sheet } from "./answer/sheet.ts";
import type { AskRequest } from "./asking/ask.ts";
import { Scanning } from "./asking/scanning.tsx";
import { useProgress } from "./asking/use-progress.ts";
import { Writing } from "./asking/writing.tsx";
import { CopyAnswer } from "./copy-answer.tsx";
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
function TurnAnswer(props: TurnAnswerProps) {
  const { turn, drawn, asking, latest, chart, onAsk, onRetry, isOpen, onToggle } = props;
  const { answer } = turn;
  const { progress, isShown } = useProgress(asking);
  if (asking && !isShown) return <Scanning progress={progress} />;
  const { reply, sheet } = asking ? { sheet: draftSheet(progress) } : findSheet(answer);
  if (!sheet) return <NoAnswer answer={answer} latest={latest} onRetry={onRetry} />;
  // An element even where nothing is drawn would take room of its own.
  const afterWhole = reply && latest && <FollowUps sheet={reply} onAsk={onAsk} />;
  const afterPart = asking ? <Writing isRewritten={progress.isRewritten} /> : <StoppedHere />;
  return (
    <AnswerSheet
      reply={sheet}
      isDraft={!reply}
      after={reply ? afterWhole : afterPart}
      checked={reply && { reply, seal: answer?.seal }}
      {...{ drawn, chart, onAsk, isOpen, onToggle }}
    >
      {reply && <ReplyActions {...props} reply={reply} />}
      {!asking && latest && (
        <AgainButton label={reply ? "Retry" : "Ask again"} className="action" onClick={onRetry} />
      )}
    </AnswerSheet>
  );
}

/** The whole answer, or what came of it before it was stopped. */
function findSheet(answer: TalkTurn["answer"]): { reply?: ChatReply | undefined; sheet?: Sheet | undefined } {
  const { reply, part } = answer ?? {};
  return { reply, sheet: reply ?? (part && draftSheet(part)) };
}

/** Where a question has no answer: why, and the way to ask again. */
function NoAnswer({
  answer,
  latest,
  onRetry,
}: Pick<TurnRowProps, "latest" | "onRetry"> & Pick<TalkTurn, "answer">) {
  const isFailure = answer !== null && !answer.isStopped;
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
}

function StoppedHere() {
  const say = useSay();
  return (
    <p className="writing mt-3 font-mono text-fg-3 text-sm">
      {say("Stopped here; the rest was not written.")}
    </p>
  );
}

/** What can be done with a whole answer. */
function ReplyActions({
  turn,
  reply,
  keptTalk,
  onKeep,
}: Pick<TurnRowProps, "turn" | "keptTalk" | "onKeep"> & { reply: ChatReply }) {
  return (
    <>
      <CopyAnswer question={turn.question} reply={reply} />
      <SaveButton question={turn.question} reply={reply} />
      <ShareButton turn={turn} keptTalk={keptTalk} onKeep={onKeep} />
    </>
  );
}
