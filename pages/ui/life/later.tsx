import { type ReactNode, startTransition, useEffect, useState } from "react";

const waiting: (() => void)[] = [];
let isWaking = false;

function wakeNext() {
  const wake = waiting.shift();
  isWaking = wake !== undefined;
  if (wake) setTimeout(wake);
}

/**
 * Whether a part's turn to come to life has come: each that asks for one, from when `isReady` on, gets it in a task of its
 * own, so that a slow phone answers its reader in between. `inSteps`, its drawing gives way to the reader's doing too. The next
 * waits until it is drawn, so what a part waits for has its own Suspense.
 */
export function useTurn(isReady: boolean, inSteps = false): boolean {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => {
    if (isAwake || !isReady) return;
    const wake = () => (inSteps ? startTransition(() => setAwake(true)) : setAwake(true));
    waiting.push(wake);
    if (!isWaking) wakeNext();
    return () => {
      const at = waiting.indexOf(wake);
      if (at < 0) wakeNext();
      else waiting.splice(at, 1);
    };
  }, [isAwake, isReady, inSteps]);
  return isAwake;
}

/** Draws `still` first, as it was drawn at build time, and its content when its turn has come. */
export function Later({ still, children }: { still: ReactNode; children: ReactNode }) {
  return useTurn(true) ? children : still;
}
