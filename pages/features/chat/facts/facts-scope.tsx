import { type ReactNode, useMemo, useState } from "react";
import type { Fact } from "../../../../shared/analysis.ts";
import type { MarketKind } from "../../../../shared/markets.ts";
import { FactPopover } from "./fact-popover.tsx";
import { FactsContext, indexFacts } from "./facts.ts";

interface FactsScopeProps {
  facts: Fact[];
  /** which market they are of, once known */
  market: MarketKind | undefined;
  isFrozen?: boolean;
  /** leads to a fact in the list of all, where the answer shows one */
  onList?: (id: string) => void;
  children: ReactNode;
}

/** Inside it every figure and mark opens its facts of this answer, one popover at a time. */
export function FactsScope({ facts, market, isFrozen = false, onList, children }: FactsScopeProps) {
  const [open, setOpen] = useState<{ facts: Fact[]; anchor: HTMLElement } | null>(null);
  const context = useMemo(
    () => ({
      facts: indexFacts(facts),
      openFacts: (opened: Fact[], anchor: HTMLElement) => setOpen({ facts: opened, anchor }),
      isFrozen,
    }),
    [facts, isFrozen],
  );
  return (
    <FactsContext value={context}>
      {children}
      {open && (
        <FactPopover
          key={open.facts.map(({ id }) => id).join()}
          {...open}
          market={market}
          onClose={() => setOpen(null)}
          onList={
            onList &&
            (() => {
              setOpen(null);
              onList(open.facts[0]?.id ?? "");
            })
          }
        />
      )}
    </FactsContext>
  );
}
