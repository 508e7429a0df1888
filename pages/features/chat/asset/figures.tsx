import { useState } from "react";
import type { Fact } from "../../../../shared/analysis.ts";
import type { AssetReply } from "../../../../shared/board.ts";
import { Opens } from "../facts/citation.tsx";
import { FactAge } from "../facts/fact-age.tsx";
import { Spark, Value } from "./figure.tsx";
import { pickTiles } from "./tiles.tsx";

/** A figure with how it moved, where that is known. */
const Figure = ({ fact, sparks }: { fact: Fact } & Pick<AssetReply, "sparks">) => (
  <div className="flex items-center gap-3 py-1">
    <dt className="min-w-0 flex-1 text-fg-2">{fact.label}</dt>
    <dd className="flex shrink-0 items-center gap-3">
      <span className="w-14">
        <Spark fact={fact} sparks={sparks} />
      </span>
      <span className="w-24 text-right font-mono">
        <Opens facts={[fact]} className="text-right">
          <Value fact={fact} />
        </Opens>
      </span>
    </dd>
  </div>
);

/**
 * The figures of an asset in the groups they are read in, without those of its tiles; all whose name has what is sought, where
 * something is. Each opens its source, age and meaning.
 */
export function Figures({ reply: { groups, facts, sparks } }: { reply: AssetReply }) {
  const [sought, setSought] = useState("");
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const typed = sought.trim().toLowerCase();
  const shown = new Set(pickTiles(facts).map(([, fact]) => fact));
  const fits = (title: string, fact: Fact) =>
    typed ? `${title} ${fact.label}`.toLowerCase().includes(typed) : !shown.has(fact);
  return (
    <>
      <div className="px-4 pt-3 sm:px-6 print:hidden noscript:hidden">
        <input
          type="search"
          className="field w-64"
          aria-label="Search figures"
          placeholder="RSI, average, volume"
          autoComplete="off"
          value={sought}
          onChange={({ target }) => setSought(target.value)}
        />
      </div>
      <div className="columns-1 gap-0 md:columns-2 xl:columns-3">
        {groups.map(({ title, facts: ids }) => {
          const held = ids.flatMap((id) => byId.get(id) ?? []).filter((fact) => fits(title, fact));
          if (held.length === 0) return null;
          return (
            <section key={title} className="break-inside-avoid border-line border-b px-4 py-3 sm:px-6">
              <h3 className="label">{title}</h3>
              <dl className="mt-1 text-sm">
                {held.map((fact) => (
                  <Figure key={fact.id} fact={fact} sparks={sparks} />
                ))}
              </dl>
            </section>
          );
        })}
      </div>
    </>
  );
}

/** What is written about the asset, where a source of headlines is set up. */
export function Headlines({ reply: { facts, asset } }: { reply: AssetReply }) {
  return (
    <ul className="divide-y divide-line">
      {facts
        .filter(({ kind }) => kind === "headline")
        .map(({ id, text, source, asOf }) => (
          <li key={id} className="px-4 py-2 text-sm sm:px-6">
            {text}{" "}
            <span className="font-mono text-fg-3 text-xs">
              {source}, <FactAge at={asOf} market={asset.market} />
            </span>
          </li>
        ))}
    </ul>
  );
}
