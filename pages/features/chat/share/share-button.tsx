import { Share2 } from "lucide-react";
import { Suspense, useState } from "react";
import { lazily } from "../../../ui/life/lazily.ts";
import { useSay } from "../../../ui/words/say.ts";
import type { TalkTurn } from "../talk/turn.ts";

const ShareDialog = lazily(() => import("./share-dialog.tsx"));

interface ShareButtonProps {
  turn: TalkTurn;
  /** id of the talk, where the account keeps it */
  keptTalk: string | undefined;
  onKeep: (turn: TalkTurn) => void;
}

/** Leads to a link of the answer; absent where the server did not seal it, as before there were links. */
export function ShareButton({ turn, keptTalk, onKeep }: ShareButtonProps) {
  const [isOpen, open] = useState(false);
  const say = useSay();
  if (!turn.answer?.seal) return null;
  return (
    <>
      <button type="button" className="action" aria-haspopup="dialog" onClick={() => open(true)}>
        <Share2 size={14} aria-hidden /> {say("Share")}
      </button>
      {isOpen && (
        <Suspense>
          <ShareDialog turn={turn} keptTalk={keptTalk} onKeep={onKeep} onClose={() => open(false)} />
        </Suspense>
      )}
    </>
  );
}
