import { useInfiniteQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { ReversedPayment } from "../../../../shared/parked.ts";
import { reversedQuery } from "../queries.ts";
import { AdminLoaded, AdminSection, MoreButton, RefreshButton } from "../table-state.tsx";
import { type Act, DecisionDialog } from "./decision-dialog.tsx";
import { ReinstateDialog } from "./reinstate-dialog.tsx";
import { COLUMNS, ReversedTable } from "./reversed-table.tsx";
import { TakeBackForm } from "./take-back-form.tsx";

/** Payments whose grant was taken back: an admin reinstates one when that turns out to be wrong. */
export function ReversedPanel() {
  const list = useInfiniteQuery(reversedQuery);
  const [asked, setAsked] = useState<{ act: "reinstate" | Act; payment: ReversedPayment } | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const after = { onClose: () => setAsked(null), onDone: () => heading.current?.focus() };
  return (
    <AdminSection title="Reversed" heading={heading} aside={<RefreshButton of={list} />}>
      <TakeBackForm />
      <AdminLoaded of={list} columns={COLUMNS} waiting="Loading reversed payments">
        {(payments) =>
          payments.length === 0 ? (
            <p className="empty">
              Nothing was reversed. Payments that are refunded, disputed or vanish from their network are
              listed here.
            </p>
          ) : (
            <ReversedTable payments={payments} onAsk={(act, payment) => setAsked({ act, payment })} />
          )
        }
      </AdminLoaded>
      <MoreButton list={list} />
      {asked && asked.act !== "reinstate" && (
        <DecisionDialog act={asked.act} payment={asked.payment} {...after} />
      )}
      {asked?.act === "reinstate" && <ReinstateDialog payment={asked.payment} {...after} />}
    </AdminSection>
  );
}
