import { Link } from "@tanstack/react-router";
import { useAtom, useAtomValue } from "jotai";
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useRef } from "react";
import { formatCount } from "../../../shared/format.ts";
import { MESSAGE_MAX_LENGTH } from "../../../shared/message-limits.ts";
import { MAX_QUESTIONS } from "../../../shared/talk-limits.ts";
import { draftAtom, editedIdAtom } from "./talk/atoms.ts";
import { secondsLeftAtom } from "./talk/cooldown.ts";
import type { TalkTurn } from "./talk/turn.ts";

interface ComposerProps {
  input: RefObject<HTMLTextAreaElement | null>;
  /** a question is under way */
  isBusy: boolean;
  last: TalkTurn | undefined;
  /** the talk takes no more questions */
  isFull: boolean;
  /** the way to the other talks, where they do not stand beside; before the prompt line where there is room for nothing else */
  talks: (isShort: boolean) => ReactNode;
  onSend: (text: string) => void;
  onStop: () => void;
}

/** STOP stands where ASK stood: the second press of a double click is not meant for it. */
const DOUBLE_CLICK_MS = 500;

/** The prompt line. Enter asks, Shift+Enter breaks the line, Up in an empty line takes the last question back. */
export function Composer({ input, isBusy, last, isFull, talks, onSend, onStop }: ComposerProps) {
  const [draft, setDraft] = useAtom(draftAtom);
  const [editedId, setEditedId] = useAtom(editedIdAtom);
  const secondsLeft = useAtomValue(secondsLeftAtom);
  const hintId = useId();
  /** when ASK was pressed, by the clock of events: a busy phone hands them on late */
  const askPressedAt = useRef(Number.NEGATIVE_INFINITY);
  const isClosed = isFull && !editedId;

  function cancelEdit() {
    setEditedId(null);
    setDraft("");
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      onSend(draft);
    } else if (event.key === "ArrowUp" && !draft && last && !isBusy) {
      event.preventDefault();
      setDraft(last.question);
      setEditedId(last.id);
    } else if (event.key === "Escape" && editedId) {
      event.preventDefault();
      cancelEdit();
    }
  }

  return (
    <div className="composer flex-none border-t border-line print:hidden">
      <div className="flex border-line border-b bg-surface">
        <span className="border-line border-r hidden compact:block">{talks(true)}</span>
        <form
          className="prompt-line min-w-0 flex-1 border-0"
          onSubmit={(event) => {
            event.preventDefault();
            onSend(draft);
          }}
        >
          <span className="prompt-mark text-amber compact:hidden sm:pl-6" aria-hidden>
            ›
          </span>
          <textarea
            ref={input}
            className="prompt-input"
            aria-label="Your question"
            aria-describedby={hintId}
            placeholder="Name a coin or a stock"
            rows={1}
            maxLength={MESSAGE_MAX_LENGTH}
            enterKeyHint="send"
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
            onKeyDown={onKeyDown}
          />
          {isBusy ? (
            <button
              type="button"
              className="button button-ghost prompt-button border-0 border-l"
              onClick={({ timeStamp }) => timeStamp - askPressedAt.current >= DOUBLE_CLICK_MS && onStop()}
            >
              STOP
            </button>
          ) : (
            <button
              type="submit"
              className="button prompt-button"
              disabled={secondsLeft > 0 || isClosed}
              onClick={({ timeStamp }) => {
                askPressedAt.current = timeStamp;
              }}
            >
              ASK
            </button>
          )}
        </form>
      </div>
      <p role="status" className="sr-only">
        {secondsLeft > 0 && "Too many questions. The prompt says when you can ask again."}
      </p>
      <div className="flex min-h-9 items-center gap-4 pr-2 pl-4 text-[12px] text-fg-3 compact:has-[kbd]:hidden sm:pr-4 sm:pl-6">
        <p id={hintId} className="min-w-0 flex-1 [&_kbd:not(:first-child)]:ml-3">
          {secondsLeft > 0 ? (
            <span className="text-fg-2">Too many questions. Ask again in {secondsLeft} s</span>
          ) : isClosed ? (
            <span className="text-fg-2">
              This conversation has its {MAX_QUESTIONS} questions. Start a new one; this one stays.
            </span>
          ) : editedId ? (
            <span className="text-amber">Editing your last question; its answer will be replaced</span>
          ) : (
            <>
              <kbd>⏎</kbd> ask <kbd>⇧⏎</kbd> new line <kbd>↑</kbd> edit last <kbd>esc</kbd> stop
            </>
          )}
        </p>
        {draft.length > MESSAGE_MAX_LENGTH - 200 && (
          <span>
            {formatCount(draft.length)} / {formatCount(MESSAGE_MAX_LENGTH)}
          </span>
        )}
        {editedId ? (
          <button type="button" className="action" onClick={cancelEdit}>
            Cancel edit
          </button>
        ) : (
          last && (
            <Link to="/app" className="action">
              New conversation
            </Link>
          )
        )}
        <span className="compact:hidden xl:hidden">{talks(false)}</span>
      </div>
    </div>
  );
}
