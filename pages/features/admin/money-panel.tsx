import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Download } from "lucide-react";
import { useState } from "react";
import type { MoneyDifference, Reconciliation } from "../../../shared/audit.ts";
import { formatCount } from "../../../shared/format.ts";
import { NETWORKS } from "../../../shared/networks.ts";
import { BooksSection } from "./books/books-section.tsx";
import { moneyAddress, reconciliationQuery } from "./queries.ts";
import { AdminLoaded, AdminSection, AdminTable, RefreshButton } from "./table-state.tsx";

const COLUMNS = ["Network", "Token", "Payments", "At our prices", "For plans", "Granted"] as const;

const usd = (cents: number) => `$${(cents / 100).toFixed(2)}`;

const WORDS: Record<MoneyDifference["kind"], string> = {
  payment_without_grant: "Paid but not granted",
  grant_without_payment: "Granted without payment",
  grant_differs: "Grant differs from payment",
  credits_counted_wrong: "Credits that differ from the log",
  hand_out_without_payment: "NGMA sent without payment",
};

/** What came in against what was granted: by token, and each difference by name. */
export function MoneyPanel() {
  const books = useQuery(reconciliationQuery);
  return (
    <AdminSection
      title="What was paid and what was granted"
      aside={
        <>
          {books.data && (
            <span className="label">
              {books.data.checked} of {books.data.accounts} accounts compared within a day
            </span>
          )}
          <RefreshButton of={books} />
          <ExportMonth />
        </>
      }
    >
      <AdminLoaded of={books} columns={COLUMNS} waiting="Loading the reconciliation">
        {Money}
      </AdminLoaded>
    </AdminSection>
  );
}

/** The payments of one month, this one at first. */
function ExportMonth() {
  const [month, setMonth] = useState(() => new Date().toISOString().slice(0, 7));
  return (
    <>
      <input
        type="month"
        className="field"
        aria-label="Month of the export"
        value={month}
        onChange={({ target }) => setMonth(target.value)}
      />
      <a className="action" href={moneyAddress(month)} download>
        <Download size={14} aria-hidden /> Export CSV
      </a>
    </>
  );
}

const Money = ({ tokens, differences, books, gaps }: Reconciliation) => (
  <>
    {tokens.length === 0 ? <p className="empty">No orders yet.</p> : <TokensTable tokens={tokens} />}
    <AdminSection title="Differences">
      {differences.length === 0 ? (
        <p className="empty">None: every payment has its grant, and every grant its payment.</p>
      ) : (
        <DifferencesTable differences={differences} />
      )}
    </AdminSection>
    <BooksSection books={books} gaps={gaps} />
  </>
);

const TokensTable = ({ tokens }: Pick<Reconciliation, "tokens">) => (
  <AdminTable columns={COLUMNS}>
    {tokens.map(({ network, symbol, payments, cents, planCents, grantedCents }) => (
      <tr key={`${network} ${symbol}`}>
        <th scope="row">{network ? NETWORKS[network].name : "Card"}</th>
        <td>{symbol || "USD"}</td>
        <td data-name="payments">{formatCount(payments)}</td>
        <td data-name="our price">{usd(cents)}</td>
        <td data-name="for plans">{usd(planCents)}</td>
        <td data-name="granted" className={grantedCents === planCents ? undefined : "text-danger"}>
          {usd(grantedCents)}
        </td>
      </tr>
    ))}
  </AdminTable>
);

const DifferencesTable = ({ differences }: Pick<Reconciliation, "differences">) => (
  <AdminTable columns={["What", "Payment", "Whose", "Detail"]}>
    {differences.map(({ kind, id, detail, email }) => (
      <tr key={`${kind} ${id} ${email}`}>
        <th scope="row" className="text-danger">
          {WORDS[kind]}
        </th>
        <td>
          {id === "" ? (
            "–"
          ) : (
            <Link
              to="/admin"
              search={{ tab: "audit", subject: id }}
              className="text-link whitespace-nowrap"
              data-tip={id}
            >
              {id.slice(0, 8)}
            </Link>
          )}
        </td>
        <td>{email ?? "–"}</td>
        <td>{detail}</td>
      </tr>
    ))}
  </AdminTable>
);
