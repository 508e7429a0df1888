import { useEffect, useState } from "react";
import { PHASE_MS, SCAN_PHASES } from "./queries.ts";

const TICK_MS = 100;

/** The ms since the start, ticking. */
function useElapsed(startedAt: number): number {
  const [elapsed, setElapsed] = useState(() => Date.now() - startedAt);
  useEffect(() => {
    const timer = setInterval(() => setElapsed(Date.now() - startedAt), TICK_MS);
    return () => clearInterval(timer);
  }, [startedAt]);
  return elapsed;
}

/** The phases so far; the last stays open as long as the answer takes. */
export function Scanning({ startedAt }: { startedAt: number }) {
  const elapsed = useElapsed(startedAt);
  const current = Math.min(Math.floor(elapsed / PHASE_MS), SCAN_PHASES.length - 1);
  const late = elapsed >= (SCAN_PHASES.length + 1) * PHASE_MS;
  return (
    <ol className="scanning" aria-label="Progress">
      {SCAN_PHASES.slice(0, current + 1).map((phase, i) => (
        <li key={phase} className={i === current ? "text-fg" : "text-fg-3"}>
          {i < current ? (
            <span role="img" aria-label="done" className="text-up">
              ✓
            </span>
          ) : (
            <span className="cursor cursor-blink" aria-hidden />
          )}
          {phase}
          {i === current && late && <span className="text-fg-3"> {Math.floor(elapsed / 1000)} s</span>}
        </li>
      ))}
    </ol>
  );
}
