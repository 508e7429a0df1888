import { lazy, Suspense } from "react";
import { countCitations } from "../facts/facts.ts";
import { HEADLINE } from "./strip/call-headline.tsx";
import { roundPercents } from "./strip/say-call.ts";

const Prose = lazy(() => import("./prose.tsx"));

/** The sentence that answers, and under it what is read with it. */
export function Headline({ headline, lead }: { headline: string; lead: string }) {
  return (
    <div className="answer-words grid gap-3">
      {headline && (
        <div className={HEADLINE}>
          <Suspense fallback={<p>{headline.replace(/\s?\[f\d+\]|\*/g, "")}</p>}>
            <Prose text={roundPercents(headline)} />
          </Suspense>
        </div>
      )}
      {lead && (
        <Suspense fallback={<p>{lead.replace(/\s?\[f\d+\]|\*/g, "")}</p>}>
          <Prose text={lead} first={countCitations(headline) + 1} />
        </Suspense>
      )}
    </div>
  );
}
