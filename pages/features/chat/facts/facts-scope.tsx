import { type ReactNode, type RefObject, useMemo, useState } from "react";
import type { ChatReply, Fact } from "../../../../shared/analysis.ts";
import { FactPopover } from "./fact-popover.tsx";
import { FactsContext, indexFacts } from "./facts.ts";
import { showInList } from "./facts-table.tsx";

interface FactsScopeProps {
  reply: ChatReply;
  /** the list of all facts, where the answer shows one */
  list?: RefObject<HTMLDetailsElement | null>;
  children: ReactNode;
}

/** Inside it every citation opens its fact of this reply, one at a time. */
export function FactsScope({ reply, list, children }: FactsScopeProps) {
  const [open, setOpen] = useState<{ fact: Fact; anchor: HTMLElement } | null>(null);
  const context = useMemo(
    () => ({
      facts: indexFacts(reply),
      openFact: (fact: Fact, anchor: HTMLElement) => setOpen({ fact, anchor }),
    }),
    [reply],
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
          market={reply.data.market}
          onClose={() => setOpen(null)}
          onList={list && (() => leaveForList(open.fact.id))}
        />
      )}
    </FactsContext>
  );
}
