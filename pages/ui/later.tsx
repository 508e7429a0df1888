import { type ReactNode, useEffect, useState } from "react";

const waiting: (() => void)[] = [];
let isWaking = false;

function wakeNext() {
  const wake = waiting.shift();
  isWaking = wake !== undefined;
  if (wake) setTimeout(wake);
}

/**
 * Draws `still` first, as it was drawn at build time, and then its content: each part that comes `Later` in a task of its
 * own, so that a slow phone answers its reader in between.
 */
export function Later({ still, children }: { still: ReactNode; children: ReactNode }) {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => {
    if (isAwake) return;
    const wake = () => setAwake(true);
    waiting.push(wake);
    if (!isWaking) wakeNext();
    return () => {
      const at = waiting.indexOf(wake);
      if (at < 0) wakeNext();
      else waiting.splice(at, 1);
    };
  }, [isAwake]);
  return isAwake ? children : still;
}
