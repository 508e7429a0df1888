import { useInfiniteQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { ParkedPayment } from "../../../../shared/parked.ts";
import { parkedQuery } from "../queries.ts";
import { AdminLoaded, AdminSection, MoreButton, RefreshButton } from "../table-state.tsx";
import { type Act, DecisionDialog } from "./decision-dialog.tsx";
import { COLUMNS, ParkedTable } from "./parked-table.tsx";
import { StraysPanel } from "./strays-panel.tsx";

/** Money that came, but not as asked: an admin grants what was ordered, or gives it back by hand. */
export function ParkedPanel() {
  const list = useInfiniteQuery(parkedQuery);
  const [asked, setAsked] = useState<{ act: Act; payment: ParkedPayment } | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <AdminSection title="Parked payments" heading={heading} aside={<RefreshButton of={list} />}>
      <AdminLoaded of={list} columns={COLUMNS} waiting="Loading parked payments">
        {(payments) =>
          payments.length === 0 ? (
            <p className="empty">
              No parked payments. Payments that are short, over, late or duplicated wait here.
            </p>
          ) : (
            <ParkedTable payments={payments} onAsk={(act, payment) => setAsked({ act, payment })} />
          )
        }
      </AdminLoaded>
      <MoreButton list={list} />
      <StraysPanel />
      {asked && (
        <DecisionDialog {...asked} onClose={() => setAsked(null)} onDone={() => heading.current?.focus()} />
      )}
    </AdminSection>
  );
}
