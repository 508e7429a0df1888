import { useInfiniteQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { ReversedPayment } from "../../../../shared/parked.ts";
import { reversedQuery } from "../queries.ts";
import { ListTrouble, MoreButton, RefreshButton, SkeletonRows } from "../table-state.tsx";
import { type Act, DecisionDialog } from "./decision-dialog.tsx";
import { ReinstateDialog } from "./reinstate-dialog.tsx";
import { HEADS, ReversedTable } from "./reversed-table.tsx";
import { TakeBackForm } from "./take-back-form.tsx";

/** Payments whose grant was taken back: an admin reinstates one when that turns out to be wrong. */
export function ReversedPanel() {
  const list = useInfiniteQuery(reversedQuery);
  const payments = list.data?.pages.flat() ?? [];
  const [asked, setAsked] = useState<{ act: "reinstate" | Act; payment: ReversedPayment } | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby="reversed-heading">
      <div className="panel-head admin-head">
        <h2 id="reversed-heading" ref={heading} tabIndex={-1} className="label">
          Reversed
        </h2>
        <RefreshButton isBusy={list.isFetching} onClick={() => list.refetch()} />
      </div>
      <TakeBackForm />
      {!list.data ? (
        list.error ? (
          <ListTrouble error={list.error} onRetry={() => list.refetch()} />
        ) : (
          <SkeletonRows heads={HEADS} label="Loading reversed payments" />
        )
      ) : payments.length === 0 ? (
        <p className="empty">
          Nothing was reversed. Payments that are refunded, disputed or vanish from their network are listed
          here.
        </p>
      ) : (
        <ReversedTable payments={payments} onAsk={(act, payment) => setAsked({ act, payment })} />
      )}
      <MoreButton list={list} />
      {asked && asked.act !== "reinstate" && (
        <DecisionDialog
          act={asked.act}
          payment={asked.payment}
          onClose={() => setAsked(null)}
          onDone={() => heading.current?.focus()}
        />
      )}
      {asked?.act === "reinstate" && (
        <ReinstateDialog
          payment={asked.payment}
          onClose={() => setAsked(null)}
          onDone={() => heading.current?.focus()}
        />
      )}
    </section>
  );
}
