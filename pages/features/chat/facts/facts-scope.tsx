import { type ReactNode, type RefObject, useMemo, useState } from "react";
import type { Fact } from "../../../../shared/analysis.ts";
import type { MarketKind } from "../../../../shared/markets.ts";
import { FactPopover } from "./fact-popover.tsx";
import { FactsContext, indexFacts } from "./facts.ts";
import { showInList } from "./facts-table.tsx";

interface FactsScopeProps {
  facts: Fact[];
  /** which market they are of, once that is told */
  market: MarketKind | undefined;
  /** the list of all facts, where the answer shows one */
  list?: RefObject<HTMLDetailsElement | null>;
  children: ReactNode;
}

/** Inside it every citation opens its fact of this answer, one at a time. */
export function FactsScope({ facts, market, list, children }: FactsScopeProps) {
  const [open, setOpen] = useState<{ fact: Fact; anchor: HTMLElement } | null>(null);
  const context = useMemo(
    () => ({
      facts: indexFacts(facts),
      openFact: (fact: Fact, anchor: HTMLElement) => setOpen({ fact, anchor }),
    }),
    [facts],
  );
  function leaveForList(id: string) {
    setOpen(null);
    showInList(list?.current ?? null, id);
  }
  return (
    <FactsContext value={context}>
      {children}
      {open && (
        <FactPopover
          key={open.fact.id}
          {...open}
          market={market}
          onClose={() => setOpen(null)}
          onList={list && (() => leaveForList(open.fact.id))}
        />
      )}
    </FactsContext>
  );
}
