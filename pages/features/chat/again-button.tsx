import { useAtomValue } from "jotai";
import { RotateCcw } from "lucide-react";
import { useSay } from "../../ui/words/say.ts";
import { secondsLeftAtom } from "./talk/cooldown.ts";

interface AgainButtonProps {
  label: string;
  className: string;
  onClick: () => void;
}

/** Asks the last question again, once the server takes questions. */
export function AgainButton({ label, className, onClick }: AgainButtonProps) {
  const secondsLeft = useAtomValue(secondsLeftAtom);
  const say = useSay();
  return (
    <button type="button" className={className} disabled={secondsLeft > 0} onClick={onClick}>
      <RotateCcw size={14} aria-hidden /> {say.server(label)}
    </button>
  );
}
