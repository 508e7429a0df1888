import { MarketMark } from "../../../ui/market-mark.tsx";
import { FactAge } from "../facts/fact-age.tsx";
import type { Sheet } from "./sheet.ts";

/** Where the figures come from, over every answer. Until the whole answer is there, in the words of its prices. */
export function Origin({ sheet: { data, engine, assets, facts } }: { sheet: Sheet }) {
  const sources = new Set(facts.filter(({ kind }) => kind === "price").map(({ source }) => source));
  return (
    <div className="origin">
      {data ? <MarketMark market={data.market} asOf={data.asOf} /> : <span>{[...sources].join(", ")}</span>}
      {assets.length > 0 && <span>{assets.map(({ symbol }) => symbol).join(" · ")}</span>}
      {data && (
        <span>
          data <FactAge at={data.asOf} market={data.market} />
        </span>
      )}
      {engine && <span>engine {engine}</span>}
    </div>
  );
}
