import { useEffect, useState } from "react";
import { PHASES, type Phase } from "../../../../shared/phases.ts";
import { PHASE_MS, type Progress } from "./progress.ts";

const TICK_MS = 100;

const WORDS: Record<Phase, string> = {
  blockchain: "[ SCANNING BLOCKCHAIN ]",
  fundamentals: "[ ANALYZING FUNDAMENTALS ]",
  technicals: "[ PROCESSING TECHNICALS ]",
  sentiments: "[ EVALUATING SENTIMENTS ]",
};

/** The time, ticking, epoch ms. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** The phases so far; the last stays open as long as the answer takes. */
export function Scanning({ progress: { begins, startedAt } }: { progress: Progress }) {
  const now = useNow();
  const current = Math.max(0, begins.filter((at) => at <= now).length - 1);
  const elapsed = now - startedAt;
  const late = elapsed >= (PHASES.length + 1) * PHASE_MS;
  return (
    <ol className="min-h-40 px-4 py-5 font-mono text-sm leading-7 md:px-6" aria-label="Progress">
      {PHASES.slice(0, current + 1).map((phase, i) => (
        <li
          key={phase}
          className={`flex items-center gap-2.5 whitespace-nowrap ${i === current ? "text-fg" : "text-fg-3"}`}
        >
          {i < current ? (
            <span role="img" aria-label="done" className="text-up">
              ✓
            </span>
          ) : (
            <span className="cursor cursor-blink m-0 h-4.5 w-2" aria-hidden />
          )}
          {WORDS[phase]}
          {i === current && late && <span className="text-fg-3"> {Math.floor(elapsed / 1000)} s</span>}
        </li>
      ))}
    </ol>
  );
}
