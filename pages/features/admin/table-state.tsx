import { RotateCw } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Loaded } from "../../ui/controls/loaded.tsx";
import { Section } from "../../ui/controls/section.tsx";
import { Spinner } from "../../ui/controls/spinner.tsx";
import { type Column, Table } from "../../ui/controls/table.tsx";

const SKELETON_ROWS = ["a", "b", "c", "d"];

export const AdminSection = ({ aside, ...props }: ComponentProps<typeof Section>) => (
  <Section
    className=""
    headClass="admin-head"
    aside={aside && <div className="admin-tools">{aside}</div>}
    {...props}
  />
);

export const AdminTable = ({ className = "", ...props }: ComponentProps<typeof Table>) => (
  <Table {...props} className={`ledger admin-table ${className}`} />
);

interface AdminLoadedProps<T> extends Omit<ComponentProps<typeof Loaded<T>>, "failed" | "waiting"> {
  /** the columns of the table it will be */
  columns: readonly Column[];
  waiting: string;
}

/** What is made of a list once it is there; its table's place while it is on its way. */
export const AdminLoaded = <T,>({ columns, waiting, ...props }: AdminLoadedProps<T>) => (
  <Loaded
    {...props}
    failed="We could not load the list."
    waiting={<Skeleton columns={columns} label={waiting} />}
  />
);

const Skeleton = ({ columns, label }: { columns: readonly Column[]; label: string }) => (
  <>
    <p role="status" className="sr-only">
      {label}
    </p>
    <div aria-hidden>
      <AdminTable columns={columns} className="admin-skeleton">
        {SKELETON_ROWS.map((row) => (
          <tr key={row}>
            {columns.map((column) => (
              <td key={JSON.stringify(column)}>
                <span className="skeleton-bar" />
              </td>
            ))}
          </tr>
        ))}
      </AdminTable>
    </div>
  </>
);

export function RefreshButton({ of }: { of: { isFetching: boolean; refetch: () => unknown } }) {
  return (
    <button type="button" className="action" disabled={of.isFetching} onClick={() => of.refetch()}>
      {of.isFetching ? <Spinner /> : <RotateCw size={14} aria-hidden />} Refresh
    </button>
  );
}

interface MoreButtonProps {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  /** beside it, or alone where there are no more */
  children?: ReactNode;
}

/** The foot of a list; asks for its next page while there is one. */
export function MoreButton({ list, children }: MoreButtonProps) {
  if (!list.hasNextPage && !children) return null;
  return (
    <div className="usage-foot">
      {children}
      {list.hasNextPage && (
        <button
          type="button"
          className="button button-ghost gap-2"
          disabled={list.isFetchingNextPage}
          onClick={() => list.fetchNextPage()}
        >
          {list.isFetchingNextPage && <Spinner />} Load more
        </button>
      )}
    </div>
  );
}
