import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Download } from "lucide-react";
import { useRef, useState } from "react";
import { formatCount } from "../../../../shared/format.ts";
import type { Distribution } from "../../../../shared/ngma.ts";
import { Segments } from "../../../ui/controls/segments.tsx";
import { formatDollars } from "../cells.tsx";
import { distributionsQuery, EXPORT_ADDRESS } from "../queries.ts";
import type { HandOutFilter } from "../search.ts";
import { AdminLoaded, AdminSection, MoreButton, RefreshButton } from "../table-state.tsx";
import { CorrectDialog } from "./correct-dialog.tsx";
import { COLUMNS, DistributionsTable } from "./distributions-table.tsx";

const FILTERS = [
  ["all", "All"],
  ["pending", "Pending"],
  ["sent", "Sent"],
] as const;

/** NGMA that was bought and is to be handed out. */
export function DistributionsPanel({ status, me }: { status: HandOutFilter | undefined; me: string }) {
  const list = useInfiniteQuery({ ...distributionsQuery(status), placeholderData: keepPreviousData });
  const heading = useRef<HTMLHeadingElement>(null);
  const [correcting, setCorrecting] = useState<Distribution | null>(null);
  const navigate = useNavigate();
  const choose = (chosen: (typeof FILTERS)[number][0]) =>
    navigate({
      to: "/admin",
      search: chosen === "all" ? {} : { status: chosen },
      replace: true,
      resetScroll: false,
    });
  return (
    <AdminSection
      title="NGMA distributions"
      heading={heading}
      aside={
        <>
          <Segments label="Status" options={FILTERS} value={status ?? "all"} onChange={choose} />
          <RefreshButton of={list} />
          <a className="action" href={EXPORT_ADDRESS} download>
            <Download size={14} aria-hidden /> Export CSV
          </a>
        </>
      }
    >
      <AdminLoaded of={list} columns={COLUMNS} waiting="Loading distributions">
        {(rows) =>
          rows.length === 0 ? (
            <p className="empty">
              {status === "sent" ? "No sent distribution waits to be confirmed" : "No pending distributions"}
            </p>
          ) : (
            <>
              <DistributionsTable
                distributions={rows}
                me={me}
                onCorrect={setCorrecting}
                onLeave={() => heading.current?.focus()}
              />
              <MoreButton list={list}>
                <Totals rows={rows} isPart={list.hasNextPage} />
              </MoreButton>
            </>
          )
        }
      </AdminLoaded>
      {correcting && <CorrectDialog distribution={correcting} onClose={() => setCorrecting(null)} />}
    </AdminSection>
  );
}

function Totals({ rows, isPart }: { rows: readonly Distribution[]; isPart: boolean }) {
  const tokens = rows.reduce((sum, { ngmaAmount }) => sum + ngmaAmount, 0);
  const cents = rows.reduce((sum, { usdAmount }) => sum + usdAmount, 0);
  return (
    <p role="status">
      {formatCount(rows.length)} {rows.length === 1 ? "distribution" : "distributions"}
      {isPart ? ", the oldest" : ""} · {formatCount(tokens)} NGMA · {formatDollars(cents)} · oldest first,
      days in UTC
    </p>
  );
}
