import { useAtomValue } from "jotai";
import { useEffect, useRef, useState } from "react";
import type { Fact } from "../../../../shared/analysis.ts";
import type { MarketKind } from "../../../../shared/markets.ts";
import { pointedAtom } from "../../../ui/life/pointed.ts";
import { useSay } from "../../../ui/words/say.ts";
import type { Sheet } from "../answer/sheet.ts";
import { FactAge } from "./fact-age.tsx";

function Rows({ asset, facts, market }: { asset: string; facts: Fact[]; market: MarketKind | undefined }) {
  const pointed = useAtomValue(pointedAtom);
  // An answer further up holds the same fact by another number.
  const isPointed = ({ kind, text }: Fact) =>
    pointed.some((one) => one.asset === asset && one.kind === kind && one.text === text);
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={5} className="label max-sm:col-span-3">
          {asset}
        </th>
      </tr>
      {facts.map((fact) => (
        <tr
          key={fact.id}
          data-fact={fact.id}
          data-pointed={isPointed(fact) || undefined}
          tabIndex={-1}
          className="max-sm:grid-cols-[1rem_1fr_auto]"
        >
          <td className="text-info">{fact.id.slice(1)}</td>
          <th scope="row" className="font-sans">
            {fact.label}
          </th>
          <td className="text-fg text-right">{fact.text}</td>
          <td className="max-sm:col-start-2 font-sans">{fact.source}</td>
          <td className="num">
            <FactAge at={fact.asOf} market={market} />
          </td>
        </tr>
      ))}
    </tbody>
  );
}

/** Everything the answer rests on, asset by asset; the row of a figure that is pointed at is lit. */
export function FactRows({ sheet }: { sheet: Pick<Sheet, "facts" | "assets" | "data"> }) {
  const say = useSay();
  const groups = Map.groupBy(sheet.facts, ({ asset }) => asset);
  const marketOf = (asset: string) =>
    sheet.assets.find(({ symbol }) => symbol === asset)?.market ?? sheet.data?.market;
  return (
    <table className="ledger stacked border-line border-t">
      <thead>
        <tr>
          <th scope="col">{say("No.")}</th>
          <th scope="col">{say("Fact")}</th>
          <th scope="col" className="num">
            {say("Value")}
          </th>
          <th scope="col">{say("Source")}</th>
          <th scope="col" className="num">
            {say("Age")}
          </th>
        </tr>
      </thead>
      {[...groups].map(([asset, facts]) => (
        <Rows key={asset} asset={asset} facts={facts} market={marketOf(asset)} />
      ))}
    </table>
  );
}

/** All facts; closed until asked for, or until one of them is sought. */
export function FactsTable({ sheet, sought }: { sheet: Sheet; sought: string | null }) {
  const list = useRef<HTMLDetailsElement>(null);
  const say = useSay();
  const [isOpen, setOpen] = useState(sought !== null);
  useEffect(() => {
    if (!sought) return;
    setOpen(true);
    const row = list.current?.querySelector<HTMLElement>(`[data-fact="${sought}"]`);
    row?.scrollIntoView?.({ block: "center" });
    row?.focus({ preventScroll: true });
  }, [sought]);
  return (
    <details
      ref={list}
      className="facts border-line border-t"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="min-h-11 cursor-pointer px-4 py-3 font-medium text-sm [font-stretch:85%] hover:bg-surface-2 md:px-6">
        {say("All {count} facts", { count: sheet.facts.length })}
      </summary>
      <FactRows sheet={sheet} />
    </details>
  );
}
