import { useState } from "react";
import type { Fact } from "../../../../shared/analysis.ts";
import type { AssetReply } from "../../../../shared/board.ts";
import { Opens } from "../facts/citation.tsx";
import { FactAge } from "../facts/fact-age.tsx";

const isSigned = ({ unit, text }: Fact) => unit === "percent" && /^[+−]/.test(text);

/** A change says its way by arrow, sign and colour. */
export function Value({ fact }: { fact: Fact }) {
  if (!isSigned(fact)) return fact.text;
  const isUp = fact.text.startsWith("+");
  return (
    <span className={isUp ? "text-up" : "text-down"}>
      <span aria-hidden>{isUp ? "▲" : "▼"}</span> {fact.text}
    </span>
  );
}

/** The figures of an asset in the groups they are read in, those whose name has what is sought; each opens its source, age and meaning. */
export function Figures({ reply: { groups, facts } }: { reply: AssetReply }) {
  const [sought, setSought] = useState("");
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const typed = sought.trim().toLowerCase();
  const fits = (title: string, { kind, label }: Fact) =>
    kind !== "headline" && `${title} ${label}`.toLowerCase().includes(typed);
  return (
    <>
      <div className="px-4 pt-3 sm:px-6 noscript:hidden">
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
                  <div key={fact.id} className="flex items-baseline justify-between gap-4 py-1">
                    <dt className="text-fg-2">{fact.label}</dt>
                    <dd className="text-right font-mono">
                      <Opens facts={[fact]} className="text-right">
                        <Value fact={fact} />
                      </Opens>
                    </dd>
                  </div>
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
