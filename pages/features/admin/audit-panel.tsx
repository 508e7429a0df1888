import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { AuditEntry } from "../../../shared/audit.ts";
import { formatMoment } from "../../ui/age.tsx";
import { auditQuery } from "./queries.ts";
import { Heads, ListTrouble, MoreButton, RefreshButton, SkeletonRows } from "./table-state.tsx";

const HEADS = ["When", "Who", "What", "Subject", "Detail"] as const;

/** What admins did: with one payment, or all of it. */
export function AuditPanel({ subject }: { subject: string | undefined }) {
  const list = useInfiniteQuery({ ...auditQuery(subject), placeholderData: keepPreviousData });
  const entries = list.data?.pages.flat() ?? [];
  return (
    <section aria-labelledby="audit-heading">
      <div className="panel-head admin-head">
        <h2 id="audit-heading" className="label">
          {subject ? "What was done with one of them" : "What was done"}
        </h2>
        <div className="admin-tools">
          {subject && (
            <Link to="/admin" search={{ tab: "audit" }} className="action">
              All entries
            </Link>
          )}
          <RefreshButton isBusy={list.isFetching} onClick={() => list.refetch()} />
        </div>
      </div>
      {subject && (
        <p className="border-line border-b px-4 py-2.5 font-mono text-sm wrap-anywhere sm:px-6">{subject}</p>
      )}
      {!list.data ? (
        list.error ? (
          <ListTrouble error={list.error} onRetry={() => list.refetch()} />
        ) : (
          <SkeletonRows heads={HEADS} label="Loading the audit log" />
        )
      ) : entries.length === 0 ? (
        <p className="empty">Nothing was done yet.</p>
      ) : (
        <AuditTable entries={entries} />
      )}
      <MoreButton list={list} />
    </section>
  );
}

function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <table className="ledger admin-table audit-table">
      <Heads heads={HEADS} />
      <tbody>
        {entries.map(({ id, at, admin, action, subject, detail }) => (
          <tr key={id}>
            <th scope="row">
              <time dateTime={at} className="whitespace-nowrap">
                {formatMoment(at)}
              </time>
            </th>
            <td>{admin}</td>
            <td>{action}</td>
            <td>
              <Link
                to="/admin"
                search={{ tab: "audit", subject }}
                className="text-link whitespace-nowrap"
                data-tip={subject}
              >
                {subject.slice(0, 8)}
              </Link>
            </td>
            <td>{detail}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
