import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

/** Part of the newest turn that must be above the fold for it to count as seen, in px. */
const SEEN_PX = 48;

/** The reader has scrolled on in the newest turn, which may have been written meanwhile. */
function isPassed(log: HTMLElement | null): boolean {
  const top = log?.querySelector("[data-latest]")?.getBoundingClientRect().top ?? 0;
  return top < (log?.getBoundingClientRect().top ?? 0) - SEEN_PX;
}

/**
 * Scrolls the log to its newest turn when that turn changes, unless the reader has gone elsewhere or reads on in it. The
 * turn is brought to the top, so that a long answer is read from its beginning. `version` changes with the talk; `asked`
 * changes with each question and with the talk that is open.
 */
export function useLatestTurn(version: string, asked: string) {
  const log = useRef<HTMLDivElement>(null);
  const [away, setAway] = useState(false);
  const awayNow = useRef(false);

  const look = useCallback(() => {
    const turn = log.current?.querySelector("[data-latest]");
    const box = log.current?.getBoundingClientRect();
    awayNow.current = Boolean(turn && box && turn.getBoundingClientRect().top > box.bottom - SEEN_PX);
    setAway(awayNow.current);
  }, []);

  const jump = useCallback(() => {
    log.current?.querySelector("[data-latest]")?.scrollIntoView?.({ block: "start" });
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question brings the reader back from anywhere
  useLayoutEffect(jump, [asked]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the talk has changed
  useLayoutEffect(() => {
    if (!awayNow.current && !isPassed(log.current)) jump();
    look();
  }, [version]);
  useEffect(() => {
    addEventListener("resize", look);
    return () => removeEventListener("resize", look);
  }, [look]);

  return { log, away, look, jump };
}
