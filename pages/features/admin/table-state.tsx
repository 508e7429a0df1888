import { RotateCw } from "lucide-react";
import { ApiError, messageOf } from "../../api/api-error.ts";
import { Spinner } from "../../ui/controls/spinner.tsx";
import { Trouble } from "../../ui/controls/trouble.tsx";

const SKELETON_ROWS = ["a", "b", "c", "d"];

/** The names of a table's columns. */
export const Heads = ({ heads }: { heads: readonly string[] }) => (
  <thead>
    <tr>
      {heads.map((head) => (
        <th key={head}>{head}</th>
      ))}
    </tr>
  </thead>
);

/** A table's place while its rows are on their way. */
export function SkeletonRows({ heads, label }: { heads: readonly string[]; label: string }) {
  return (
    <>
      <p role="status" className="sr-only">
        {label}
      </p>
      <table className="ledger admin-table admin-skeleton" aria-hidden>
        <Heads heads={heads} />
        <tbody>
          {SKELETON_ROWS.map((row) => (
            <tr key={row}>
              {heads.map((head) => (
                <td key={head}>
                  <span className="skeleton-bar" />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** A list that could not be read. */
export function ListTrouble({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <Trouble
      text={messageOf(error, "The list could not be loaded.")}
      requestId={error instanceof ApiError ? error.requestId : undefined}
      onRetry={onRetry}
    />
  );
}

export function RefreshButton({ isBusy, onClick }: { isBusy: boolean; onClick: () => void }) {
  return (
    <button type="button" className="action" disabled={isBusy} onClick={onClick}>
      {isBusy ? <Spinner /> : <RotateCw size={14} aria-hidden />} Refresh
    </button>
  );
}

interface MoreButtonProps {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
}

/** Asks for the next page of a list while there is one. */
export function MoreButton({ list }: MoreButtonProps) {
  if (!list.hasNextPage) return null;
  return (
    <div className="usage-foot">
      <button
        type="button"
        className="button button-ghost gap-2"
        disabled={list.isFetchingNextPage}
        onClick={() => list.fetchNextPage()}
      >
        {list.isFetchingNextPage && <Spinner />} Load more
      </button>
    </div>
  );
}
