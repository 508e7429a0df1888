import { useAtomValue, useSetAtom } from "jotai";
import { ArrowDown } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import type { DrawChart } from "./answer/answer-sheet.tsx";
import { Composer } from "./composer.tsx";
import { Greeting } from "./greeting.tsx";
import { draftAtom, isCutAtom, MAX_HISTORY } from "./talk/atoms.ts";
import { autoAskAtom } from "./talk/auto-ask.ts";
import { groupTurns } from "./talk/messages.ts";
import { useLatestTurn } from "./talk/use-latest-turn.ts";
import { useTalk } from "./talk/use-talk.ts";
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

const hasMouse = () => window.matchMedia?.("(pointer: fine)").matches ?? false;

/** The terminal. `listing` is shown beside the greeting, `chart` draws one asset of an answer. */
export function TerminalPanel(props: { listing: ReactNode; chart: DrawChart }) {
  const { messages, asking, send, retry, stop, clear } = useTalk();
  const turns = groupTurns(messages);
  const isCut = useAtomValue(isCutAtom);
  const last = messages.at(-1);
  const { log, away, look, jump } = useLatestTurn(`${last?.id} ${asking?.startedAt}`, turns.length);
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
  useAutoAsk(send);
  useEscape(Boolean(asking), settle(stop));

  return (
    <div className="terminal">
      <div
        ref={log}
        role="log"
        aria-live="off"
        aria-label="Talk"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the talk is scrolled by keyboard
        tabIndex={0}
        className="log"
        onScroll={look}
      >
        {turns.length === 0 ? (
          <Greeting aside={props.listing} onAsk={(question) => settle(() => send(question))()} />
        ) : (
          <h1 className="sr-only">Talk</h1>
        )}
        {isCut && turns.length > 0 && (
          <p className="border-line border-b px-4 py-2 text-fg-3 text-sm md:px-6">
            Older turns are gone: a talk keeps its newest {MAX_HISTORY / 2}, as far as this browser has room.
          </p>
        )}
        {turns.map((turn, i) => (
          <TurnRow
            key={turn.question.id}
            turn={turn}
            asking={i === turns.length - 1 ? asking : undefined}
            latest={i === turns.length - 1}
            isRecent={i >= turns.length - RECENT}
            chart={props.chart}
            onAsk={(question) => settle(() => send(question))()}
            onRetry={settle(retry)}
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
      <Announcer text={last?.role === "assistant" && !last.part ? last.content : ""} />
      <Composer
        input={input}
        askedAt={asking?.startedAt}
        lastQuestion={turns.at(-1)?.question}
        onSend={send}
        onStop={settle(stop)}
        onClear={settle(clear)}
      />
    </div>
  );
}

/** Says a new answer once to a screen reader: its words, without the tables around them. */
function Announcer({ text }: { text: string }) {
  const first = useRef(text);
  const words = text === first.current ? "" : text.replace(/\[f\d+\]|[#*_`|]/g, "");
  return (
    <p role="status" className="sr-only">
      {words}
    </p>
  );
}
