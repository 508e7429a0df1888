import { useEffect, useRef, useState } from "react";
import type { Fact } from "../../../../shared/analysis.ts";
import type { MarketKind } from "../../../../shared/markets.ts";
import type { Sheet } from "../answer/sheet.ts";
import { FactAge } from "./fact-age.tsx";

function Rows({ asset, facts, market }: { asset: string; facts: Fact[]; market: MarketKind | undefined }) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={5} className="label fact-group">
          {asset}
        </th>
      </tr>
      {facts.map(({ id, label, text, source, asOf }) => (
        <tr key={id} data-fact={id} tabIndex={-1}>
          <td className="text-info">{id.slice(1)}</td>
          <th scope="row">{label}</th>
          <td className="fact-value">{text}</td>
          <td className="fact-source">{source}</td>
          <td className="fact-age">
            <FactAge at={asOf} market={market} />
          </td>
        </tr>
      ))}
    </tbody>
  );
}

/** Everything the answer rests on, asset by asset; closed until asked for, or until one of them is sought. */
export function FactsTable({ sheet, sought }: { sheet: Sheet; sought: string | null }) {
  const list = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(sought !== null);
  useEffect(() => {
    if (!sought) return;
    setOpen(true);
    const row = list.current?.querySelector<HTMLElement>(`[data-fact="${sought}"]`);
    row?.scrollIntoView?.({ block: "center" });
    row?.focus({ preventScroll: true });
  }, [sought]);
  const groups = Map.groupBy(sheet.facts, ({ asset }) => asset);
  const marketOf = (asset: string) =>
    sheet.assets.find(({ symbol }) => symbol === asset)?.market ?? sheet.data?.market;
  return (
    <details
      ref={list}
      className="facts"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>All {sheet.facts.length} facts</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">No.</th>
            <th scope="col">Fact</th>
            <th scope="col" className="fact-value">
              Value
            </th>
            <th scope="col">Source</th>
            <th scope="col" className="fact-age">
              Age
            </th>
          </tr>
        </thead>
        {[...groups].map(([asset, facts]) => (
          <Rows key={asset} asset={asset} facts={facts} market={marketOf(asset)} />
        ))}
      </table>
    </details>
  );
}
