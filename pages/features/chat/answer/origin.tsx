import { MarketMark } from "../../../ui/market-mark.tsx";
import { sayEngine } from "../../../ui/say-engine.ts";
import { FactAge } from "../facts/fact-age.tsx";
import type { Sheet } from "./sheet.ts";

/** Where the figures come from, over every answer. Until the whole answer is there, in the words of its prices. */
export function Origin({ sheet: { data, engine, facts } }: { sheet: Sheet }) {
  const sources = new Set(facts.filter(({ kind }) => kind === "price").map(({ source }) => source));
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-b px-4 py-2 font-mono text-fg-3 text-xs leading-5 md:px-6">
      {data ? <MarketMark market={data.market} asOf={data.asOf} /> : <span>{[...sources].join(", ")}</span>}
      {data && (
        <span>
          data <FactAge at={data.asOf} market={data.market} />
        </span>
      )}
      {engine && <span>written by {sayEngine(engine)}</span>}
    </div>
  );
}
