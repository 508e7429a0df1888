import { Share2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { TalkTurn } from "../talk/turn.ts";

const ShareDialog = lazy(() => import("./share-dialog.tsx"));

/** Leads to a link of the answer; absent where the server did not seal it, as before there were links. */
export function ShareButton({ turn, onKeep }: { turn: TalkTurn; onKeep: (turn: TalkTurn) => void }) {
  const [isOpen, open] = useState(false);
  if (!turn.answer?.seal) return null;
  return (
    <>
      <button type="button" className="action" aria-haspopup="dialog" onClick={() => open(true)}>
        <Share2 size={14} aria-hidden /> Share
      </button>
      {isOpen && (
        <Suspense>
          <ShareDialog turn={turn} onKeep={onKeep} onClose={() => open(false)} />
        </Suspense>
      )}
    </>
  );
}
