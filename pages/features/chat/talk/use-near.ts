import { type RefObject, useEffect, useRef, useState } from "react";

/** Beyond the edges of the talk, in its own heights. */
const MARGIN = "100%";

/**
 * Whether a turn is in sight or nearly so, and how tall its answer was when it was last drawn, px: an answer out of sight is
 * taken down, and its room is kept. `isRecent` is drawn from the start.
 */
export function useNear(turn: RefObject<HTMLElement | null>, isRecent: boolean) {
  const [isNear, setNear] = useState(isRecent);
  const height = useRef<number | null>(null);
  useEffect(() => {
    const element = turn.current;
    const root = element?.closest('[role="log"]');
    if (!element || !root) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        if (!entry.isIntersecting) height.current = element.lastElementChild?.clientHeight ?? null;
        setNear(entry.isIntersecting);
      },
      { root, rootMargin: `${MARGIN} 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [turn]);
  return { isNear, height };
}
