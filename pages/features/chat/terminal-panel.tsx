import { useAtomValue, useSetAtom } from "jotai";
import { ArrowDown } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef } from "react";
import type { ChatReply } from "../../../shared/analysis.ts";
import { MAX_QUESTIONS } from "../../../shared/talk-limits.ts";
import { Waiting } from "../../ui/controls/spinner.tsx";
import type { DrawChart } from "./answer/answer-body.tsx";
import { findCards, pickLayout } from "./answer/sheet.ts";
import { PinnedCard } from "./answer/strip/pinned-card.tsx";
import { Composer } from "./composer.tsx";
import { Greeting } from "./greeting.tsx";
import { NoTalk } from "./no-talk.tsx";
import { draftAtom } from "./talk/atoms.ts";
import { autoAskAtom } from "./talk/auto-ask.ts";
import type { TalkTurn } from "./talk/turn.ts";
import { useLatestTurn } from "./talk/use-latest-turn.ts";
import { useTalk } from "./talk/use-talk.ts";
import { useOtherWindows } from "./talks/other-windows.ts";
import { TalksPanel, TalksSheet } from "./talks/talks-panel.tsx";
import { useSignedIn } from "./talks/use-account-talks.ts";
import { TurnRow } from "./turn-row.tsx";

const AUTO_ASK_MS = 500;
/** Turns drawn at once; older ones when they come into sight. */
const RECENT = 2;

/** Fills in the question that came by the address and sends it after a moment, once. */
function useAutoAsk(send: (text: string) => void) {
  const question = useAtomValue(autoAskAtom);
  const setDraft = useSetAtom(draftAtom);
  const setAutoAsk = useSetAtom(autoAskAtom);
  const sendNow = useEffectEvent(send);
  useEffect(() => {
    if (question === null) return;
    setDraft(question);
    const timer = setTimeout(() => {
      setAutoAsk(null);
      sendNow(question);
    }, AUTO_ASK_MS);
    return () => clearTimeout(timer);
  }, [question, setDraft, setAutoAsk]);
}

function useEscape(active: boolean, run: () => void) {
  const runNow = useEffectEvent(run);
  useEffect(() => {
    if (!active) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented) runNow();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [active]);
}

/** By turn, the cards that the turns before it draw. */
function findDrawn(turns: TalkTurn[]): string[][] {
  const drawn: string[] = [];
  return turns.map(({ answer }) => {
    const before = [...drawn];
    if (answer?.reply) drawn.push(...findCards(answer.reply));
    return before;
  });
}

/** The newest card of a conversation, once another question stands under it. */
function findPinned(turns: TalkTurn[], drawn: string[][]): ChatReply | undefined {
  const withCard = turns.findLastIndex(
    ({ answer }, i) => answer?.reply && pickLayout(answer.reply, drawn[i]) === "strip",
  );
  return withCard < turns.length - 1 ? turns[withCard]?.answer?.reply : undefined;
}

const hasMouse = () => window.matchMedia?.("(pointer: fine)").matches ?? false;

interface TerminalProps {
  /** id of the talk that is open; null: one that begins with its first question */
  talk: string | null;
  /** somebody is, whose account may keep talks */
  isSignedIn: boolean;
  /** the first question was asked, and the talk has this id from now on */
  onBegin: (talk: string) => void;
  /** stands beside the greeting */
  listing: ReactNode;
  /** draws one asset of an answer */
  chart: DrawChart;
}

const LOG =
  "relative min-h-0 flex-1 overflow-y-auto overscroll-contain scroll-pt-30 scroll-pb-2 " +
  "lg:has-data-check:scroll-pb-[40dvh] " +
  "focus-visible:-outline-offset-2 pointer-coarse:focus:outline-none print:overflow-visible";

/** The terminal: one talk, and the way to the others. */
export function TerminalPanel({ talk, isSignedIn, onBegin, listing, chart }: TerminalProps) {
  const { turns: known, asking, send, retry, stop, keptTalk, keepLinks } = useTalk(talk, onBegin);
  const turns = known ?? [];
  const last = turns.at(-1);
  const drawn = useMemo(() => findDrawn(known ?? []), [known]);
  const pinned = findPinned(turns, drawn);
  const version = `${last?.id} ${last?.answer?.at} ${asking?.startedAt}`;
  const { log, away, look, jump } = useLatestTurn(version, `${talk} ${turns.length}`);
  const input = useRef<HTMLTextAreaElement>(null);

  // On a touch screen the input would bring up the keyboard over the answer.
  const settleFocus = () => (hasMouse() ? input : log).current?.focus({ preventScroll: true });
  const settle = (act: () => void) => () => {
    act();
    settleFocus();
  };
  useEffect(() => {
    if (hasMouse()) input.current?.focus({ preventScroll: true });
  }, []);
  useSignedIn(isSignedIn);
  useOtherWindows();
  useAutoAsk(send);
  useEscape(Boolean(asking), settle(stop));

  return (
    <div className="flex h-full print:block print:h-auto">
      <TalksPanel open={talk} />
      <div className="relative flex h-full min-w-0 flex-1 flex-col print:block print:h-auto">
        {pinned && <PinnedCard reply={pinned} />}
        <div
          ref={log}
          role="log"
          aria-live="off"
          aria-label="Conversation"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the talk is scrolled by keyboard
          tabIndex={0}
          // What has the focus does not hide under the question, which stays in sight; what is hidden in it does not make the screen scroll.
          className={LOG}
          onScroll={look}
        >
          {talk === null ? (
            <Greeting aside={listing} onAsk={(question) => settle(() => send(question))()} />
          ) : known === undefined ? (
            <Waiting label="Opening the conversation" />
          ) : known === null ? (
            <NoTalk />
          ) : (
            <h1 className="sr-only">Conversation</h1>
          )}
          {turns.map((turn, i) => (
            <TurnRow
              key={turn.id}
              turn={turn}
              drawn={drawn[i] ?? []}
              asking={asking?.turn === turn.id ? asking : undefined}
              latest={turn === last}
              isRecent={i >= turns.length - RECENT}
              chart={chart}
              onAsk={(question) => settle(() => send(question))()}
              onRetry={settle(retry)}
              keptTalk={keptTalk}
              onKeep={keepLinks}
            />
          ))}
        </div>
        {away && (
          <button
            type="button"
            className="absolute right-6 bottom-26 z-3 flex min-h-11 items-center gap-2 border border-line-strong bg-surface-3 px-3.5 text-sm print:hidden"
            onClick={settle(jump)}
          >
            <ArrowDown size={14} aria-hidden /> Jump to latest
          </button>
        )}
        <Announcer
          // What stood there when a talk was opened is not news.
          key={`${talk} ${known === undefined}`}
          text={last?.answer && !last.answer.part ? last.answer.content : ""}
        />
        <Composer
          input={input}
          isBusy={asking !== undefined}
          last={last}
          isFull={turns.length >= MAX_QUESTIONS}
          talks={(isShort) => <TalksSheet open={talk} isShort={isShort} />}
          onSend={send}
          onStop={settle(stop)}
        />
      </div>
    </div>
  );
}

/** Says a new answer once to a screen reader: its words, without the tables around them. */
function Announcer({ text }: { text: string }) {
  const first = useRef(text);
  const words = text === first.current ? "" : text.replace(/^\|.*\n?| ?\[f\d+\]|[#*_`]/gm, "");
  return (
    <p role="status" className="sr-only">
      {words}
    </p>
  );
}
