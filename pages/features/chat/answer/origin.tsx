import { formatMoment } from "../../../ui/age.tsx";
import { MarketMark } from "../../../ui/market-mark.tsx";
import { sayEngine } from "../../../ui/say-engine.ts";
import { type Say, useSay } from "../../../ui/words/say.ts";
import { FactAge } from "../facts/fact-age.tsx";
import type { Sheet } from "./sheet.ts";

interface OriginProps {
  sheet: Sheet;
  /** what stands in for what was asked, and the line in the asker's own language */
  note?: string | null;
  /** another reader's answer: none of the asker's own words stand over it */
  isFrozen?: boolean;
}

/** Where the figures come from and what of the question was not used, over every answer. Until the whole answer is there, in the words of its prices. */
export function Origin({ sheet: { data, engine, facts, reading }, note, isFrozen = false }: OriginProps) {
  const say = useSay();
  const sources = new Set(facts.filter(({ kind }) => kind === "price").map(({ source }) => source));
  return (
    <div className="border-line border-b px-4 py-2 md:px-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 font-mono text-fg-3 text-xs leading-5">
        {data ? (
          <MarketMark market={data.market} asOf={data.asOf} server={say.server} />
        ) : (
          <span>{[...sources].join(", ")}</span>
        )}
        {data && (
          <>
            <span className="print:hidden">
              {say("data")} <FactAge at={data.asOf} market={data.market} />
            </span>
            {/* Paper does not age. */}
            <span className="hidden print:block">
              {say("data of {moment}", { moment: formatMoment(data.asOf) })}
            </span>
          </>
        )}
        {engine && <span className="max-sm:sr-only">{sayEngine(engine, say.server)}</span>}
      </div>
      {note && <p className="mt-1 text-fg text-sm">{note}</p>}
      {reading && reading.unused.length > 0 && (
        <p className="mt-1 text-fg text-sm">
          {isFrozen ? say("A part of the question was not used.") : sayUnused(reading.unused, say)}
        </p>
      )}
    </div>
  );
}

const MOST = 4;

function sayUnused(unused: string[], say: Say): string {
  const parts = unused
    .slice(0, MOST)
    .map((token) => `“${token}”`)
    .join(", ");
  const isCut = unused.length > MOST;
  return say(
    isCut ? "Not used from your question: {parts} and more." : "Not used from your question: {parts}.",
    { parts },
  );
}
