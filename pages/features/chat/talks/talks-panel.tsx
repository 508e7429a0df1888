import { History, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { TalksList } from "./talks-list.tsx";

/** The talks beside the terminal, where there is room for them. */
export const TalksPanel = ({ open }: { open: string | null }) => (
  <nav
    aria-label="Your conversations"
    className="flex w-66 flex-none flex-col border-line border-r max-xl:hidden print:hidden"
  >
    <TalksList open={open} />
  </nav>
);

/** Where there is none: a button, `isShort` as a sign alone, and the talks as a sheet over the terminal. */
export function TalksSheet({ open, isShort }: { open: string | null; isShort: boolean }) {
  const [isShown, show] = useState(false);
  // The talk that was chosen is what one wants to see.
  const [shownFor, setShownFor] = useState(open);
  if (shownFor !== open) {
    setShownFor(open);
    show(false);
  }
  return (
    <>
      <button
        type="button"
        className={isShort ? "action h-full min-w-11 justify-center" : "action"}
        aria-haspopup="dialog"
        onClick={() => show(true)}
      >
        <History size={isShort ? 18 : 14} aria-hidden />{" "}
        <span className={isShort ? "sr-only" : undefined}>Conversations</span>
      </button>
      {isShown && <Sheet open={open} onClose={() => show(false)} />}
    </>
  );
}

function Sheet({ open, onClose }: { open: string | null; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="dialog m-0 h-dvh max-h-none"
      aria-label="Your conversations"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="flex h-full flex-col">
        <div className="panel-head">
          <h2 className="label">Your conversations</h2>
          <button type="button" className="action" onClick={onClose}>
            <X size={14} aria-hidden /> Close
          </button>
        </div>
        <TalksList open={open} />
      </div>
    </dialog>
  );
}
