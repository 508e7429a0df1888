import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Download } from "lucide-react";
import type { MoneyDifference, Reconciliation } from "../../../shared/audit.ts";
import { formatCount } from "../../../shared/format.ts";
import { NETWORKS } from "../../../shared/networks.ts";
import { BooksSection } from "./books/books-section.tsx";
import { MONEY_ADDRESS, reconciliationQuery } from "./queries.ts";
import { Heads, ListTrouble, RefreshButton, SkeletonRows } from "./table-state.tsx";

const HEADS = ["Network", "Token", "Payments", "At our prices", "For plans", "Granted"] as const;

const usd = (cents: number) => `$${(cents / 100).toFixed(2)}`;

const WORDS: Record<MoneyDifference["kind"], string> = {
  payment_without_grant: "Paid, and nothing was granted",
  grant_without_payment: "Granted, and nobody paid",
  grant_differs: "Granted otherwise than paid",
  credits_counted_wrong: "Credits counted otherwise than logged",
  hand_out_without_payment: "NGMA handed out, and nobody paid",
};

/** What came in against what was granted: by token, and each difference by name. */
export function MoneyPanel() {
  const { data, error, isFetching, refetch } = useQuery(reconciliationQuery);
  return (
    <section aria-labelledby="money-heading">
      <div className="panel-head admin-head">
        <h2 id="money-heading" className="label">
          What was paid and what was granted
        </h2>
        <div className="admin-tools">
          {data && (
            <span className="label">
              {data.checked} of {data.accounts} accounts compared within a day
            </span>
          )}
          <RefreshButton isBusy={isFetching} onClick={() => refetch()} />
          <a className="action" href={MONEY_ADDRESS} download>
            <Download size={14} aria-hidden /> Export CSV
          </a>
        </div>
      </div>
      {data ? (
        <Money {...data} />
      ) : error ? (
        <ListTrouble error={error} onRetry={() => refetch()} />
      ) : (
        <SkeletonRows heads={HEADS} label="Loading the reconciliation" />
      )}
    </section>
  );
}

const Money = ({ tokens, differences, books, gaps }: Reconciliation) => (
  <>
    {tokens.length === 0 ? <p className="empty">No orders yet.</p> : <TokensTable tokens={tokens} />}
    <div className="panel-head admin-head">
      <h2 className="label">Differences</h2>
    </div>
    {differences.length === 0 ? (
      <p className="empty">None: every payment has its grant, and every grant its payment.</p>
    ) : (
      <DifferencesTable differences={differences} />
    )}
    <BooksSection books={books} gaps={gaps} />
  </>
);

const TokensTable = ({ tokens }: Pick<Reconciliation, "tokens">) => (
  <table className="ledger admin-table">
    <Heads heads={HEADS} />
    <tbody>
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
    </tbody>
  </table>
);

const DifferencesTable = ({ differences }: Pick<Reconciliation, "differences">) => (
  <table className="ledger admin-table">
    <Heads heads={["What", "Payment", "Whose", "Detail"]} />
    <tbody>
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
    </tbody>
  </table>
);
