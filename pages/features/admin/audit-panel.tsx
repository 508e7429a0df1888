import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { AuditEntry } from "../../../shared/audit.ts";
import { formatMoment } from "../../ui/age.tsx";
import { auditQuery } from "./queries.ts";
import { AdminLoaded, AdminSection, AdminTable, MoreButton, RefreshButton } from "./table-state.tsx";

const COLUMNS = ["When", "Who", "What", "Subject", "Detail"] as const;

/** What admins did: with one payment, or all of it. */
export function AuditPanel({ subject }: { subject: string | undefined }) {
  const list = useInfiniteQuery({ ...auditQuery(subject), placeholderData: keepPreviousData });
  return (
    <AdminSection
      title={subject ? "What was done with one of them" : "What was done"}
      aside={
        <>
          {subject && (
            <Link to="/admin" search={{ tab: "audit" }} className="action">
              All entries
            </Link>
          )}
          <RefreshButton of={list} />
        </>
      }
    >
      {subject && (
        <p className="border-line border-b px-4 py-2.5 font-mono text-sm wrap-anywhere sm:px-6">{subject}</p>
      )}
      <AdminLoaded of={list} columns={COLUMNS} waiting="Loading the audit log">
        {(entries) =>
          entries.length === 0 ? (
            <p className="empty">Nothing was done yet.</p>
          ) : (
            <AuditTable entries={entries} />
          )
        }
      </AdminLoaded>
      <MoreButton list={list} />
    </AdminSection>
  );
}

function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <AdminTable columns={COLUMNS} className="audit-table">
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
    </AdminTable>
  );
}
