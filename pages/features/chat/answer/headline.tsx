import { Suspense } from "react";
import { lazily } from "../../../ui/life/lazily.ts";
import { roundPercents } from "../../../ui/words/round-percents.ts";
import { countCitations } from "../facts/facts.ts";
import { HEADLINE } from "./strip/call-headline.tsx";

const Prose = lazily(() => import("./prose.tsx"));

/** More words than that are no headline: they stand as text does that is read. */
const MOST_WORDS = 24;
const LONG = "text-pretty font-medium text-lg leading-7";

/** The sentence that answers, and under it what is read with it. */
export function Headline({ headline, lead }: { headline: string; lead: string }) {
  return (
    <div className="answer-words grid grid-cols-1 gap-3">
      {headline && (
        <div className={headline.split(" ").length > MOST_WORDS ? LONG : HEADLINE}>
          <Suspense fallback={<p>{headline.replace(/\s?\[f\d+\]|\*/g, "")}</p>}>
            <Prose text={roundPercents(headline)} />
          </Suspense>
        </div>
      )}
      {lead && (
        <Suspense fallback={<p>{lead.replace(/\s?\[f\d+\]|\*/g, "")}</p>}>
          <Prose text={roundPercents(lead)} first={countCitations(headline) + 1} />
        </Suspense>
      )}
    </div>
  );
}
