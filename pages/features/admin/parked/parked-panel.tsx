import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { ParkedPayment } from "../../../../shared/payments.ts";
import { parkedQuery } from "../queries.ts";
import { ListTrouble, RefreshButton, SkeletonRows } from "../table-state.tsx";
import { DecisionDialog } from "./decision-dialog.tsx";
import { HEADS, ParkedTable } from "./parked-table.tsx";

/** Money that came, but not as asked: an admin grants what was ordered, or gives it back by hand. */
export function ParkedPanel() {
  const { data, error, isFetching, refetch } = useQuery(parkedQuery);
  const [asked, setAsked] = useState<{ act: "grant" | "refund"; payment: ParkedPayment } | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby="parked-heading">
      <div className="panel-head admin-head">
        <h2 id="parked-heading" ref={heading} tabIndex={-1} className="label">
          Parked payments
        </h2>
        <RefreshButton isBusy={isFetching} onClick={() => refetch()} />
      </div>
      {!data ? (
        error ? (
          <ListTrouble error={error} onRetry={() => refetch()} />
        ) : (
          <SkeletonRows heads={HEADS} label="Loading parked payments" />
        )
      ) : data.length === 0 ? (
        <p className="empty">No parked payments. Money that comes short, over, late or twice waits here.</p>
      ) : (
        <ParkedTable payments={data} onAsk={(act, payment) => setAsked({ act, payment })} />
      )}
      {asked && (
        <DecisionDialog {...asked} onClose={() => setAsked(null)} onDone={() => heading.current?.focus()} />
      )}
    </section>
  );
}
