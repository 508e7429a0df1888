import { useInfiniteQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { ParkedPayment } from "../../../../shared/parked.ts";
import { parkedQuery } from "../queries.ts";
import { ListTrouble, MoreButton, RefreshButton, SkeletonRows } from "../table-state.tsx";
import { type Act, DecisionDialog } from "./decision-dialog.tsx";
import { HEADS, ParkedTable } from "./parked-table.tsx";
import { StraysPanel } from "./strays-panel.tsx";

/** Money that came, but not as asked: an admin grants what was ordered, or gives it back by hand. */
export function ParkedPanel() {
  const list = useInfiniteQuery(parkedQuery);
  const payments = list.data?.pages.flat() ?? [];
  const [asked, setAsked] = useState<{ act: Act; payment: ParkedPayment } | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby="parked-heading">
      <div className="panel-head admin-head">
        <h2 id="parked-heading" ref={heading} tabIndex={-1} className="label">
          Parked payments
        </h2>
        <RefreshButton isBusy={list.isFetching} onClick={() => list.refetch()} />
      </div>
      {!list.data ? (
        list.error ? (
          <ListTrouble error={list.error} onRetry={() => list.refetch()} />
        ) : (
          <SkeletonRows heads={HEADS} label="Loading parked payments" />
        )
      ) : payments.length === 0 ? (
        <p className="empty">No parked payments. Money that comes short, over, late or twice waits here.</p>
      ) : (
        <ParkedTable payments={payments} onAsk={(act, payment) => setAsked({ act, payment })} />
      )}
      <MoreButton list={list} />
      <StraysPanel />
      {asked && (
        <DecisionDialog {...asked} onClose={() => setAsked(null)} onDone={() => heading.current?.focus()} />
      )}
    </section>
  );
}
