import { useState } from "react";
import type { Reconciliation } from "../../../../shared/audit.ts";
import { NETWORKS } from "../../../../shared/networks.ts";
import { Day } from "../../../ui/age.tsx";
import { AdminSection, AdminTable } from "../table-state.tsx";
import { ExplainDialog } from "./explain-dialog.tsx";
import type { Gap } from "./gap.ts";
import { GapsTable } from "./gaps-table.tsx";

type Books = Pick<Reconciliation, "books" | "gaps">;

const COLUMNS = ["Network", "Asset", "Opening", "In", "Out", "Fees", "Balance", "Read"] as const;

/** What we hold on each network as it adds up, and what of it nothing on record explains. */
export function BooksSection({ books, gaps }: Books) {
  const [asked, setAsked] = useState<Gap | null>(null);
  return (
    <>
      <AdminSection title="Our balances on the networks">
        {books.length === 0 ? (
          <p className="empty">No network was read yet. Each is read once a day.</p>
        ) : (
          <BooksTable books={books} />
        )}
      </AdminSection>
      <AdminSection title="Unexplained moves">
        {gaps.length === 0 ? (
          <p className="empty">None of a dollar or more: what came and what went is on record.</p>
        ) : (
          <GapsTable gaps={gaps} onExplain={setAsked} />
        )}
      </AdminSection>
      {asked && <ExplainDialog gap={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

const BooksTable = ({ books }: Pick<Books, "books">) => (
  <AdminTable columns={COLUMNS}>
    {books.map((one) => (
      <tr key={`${one.network} ${one.symbol}`}>
        <th scope="row">{NETWORKS[one.network].name}</th>
        <td>{one.symbol}</td>
        <td data-name="opening" data-tip={`Opened ${one.openedAt.slice(0, 10)}`}>
          {one.opening}
        </td>
        <td data-name="in">{one.incoming}</td>
        <td data-name="out">{one.outgoing}</td>
        <td data-name="fees">{one.fees}</td>
        <td data-name="balance">{one.balance}</td>
        <td data-name="read">
          <Day at={one.balancedAt} />
          {one.isBehind && <span className="row-note">Still being read</span>}
          {!one.isComplete && <span className="row-note">Some moves are missing</span>}
        </td>
      </tr>
    ))}
  </AdminTable>
);
