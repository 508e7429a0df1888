import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { RotateCw } from "lucide-react";
import { formatCount } from "../../../../shared/format.ts";
import { USAGE_KEPT_MONTHS } from "../../../../shared/keys.ts";
import { CodePane } from "../../../ui/controls/code-pane.tsx";
import { Spinner, Waiting } from "../../../ui/controls/spinner.tsx";
import { Trouble } from "../../../ui/controls/trouble.tsx";
import { keysQuery, UNREACHABLE, type UsageFilter, usageQuery } from "../queries.ts";
import { useRefresh } from "../use-refresh.ts";
import { CallsChart } from "./calls-chart.tsx";
import { ExportButton } from "./export-button.tsx";
import { UsageFilters } from "./usage-filters.tsx";
import { UsageTable } from "./usage-table.tsx";

const hasConditions = ({ key, endpoint, errors }: UsageFilter) => Boolean(key || endpoint || errors);

/** The account's calls: a chart of 30 days, and the log with its filters. `sample` is a first call to make. */
export default function UsagePanel({ filter, sample }: { filter: UsageFilter; sample: string }) {
  const keys = useQuery(keysQuery).data?.keys ?? [];
  const usage = useInfiniteQuery({ ...usageQuery(filter), placeholderData: keepPreviousData });
  const refresh = useRefresh();
  const nameOf = (id: string) => keys.find((apiKey) => apiKey.id === id)?.name ?? id.slice(0, 8);
  const daily = usage.data?.pages[0]?.daily ?? [];
  const isFiltered = hasConditions(filter);
  const records = usage.data?.pages.flatMap((page) => page.usage) ?? [];
  // What stands over the log depends on what is in it: all of it comes at once, so that nothing moves.
  if (usage.isPending) return <Waiting label="Loading your calls" />;
  return (
    <section aria-label="Usage History">
      {daily.some(({ calls }) => calls > 0) && <CallsChart daily={daily} isFiltered={isFiltered} />}
      <div className="panel-head usage-head">
        <UsageFilters filter={filter} keys={keys} />
        <div className="flex flex-wrap items-center max-sm:-ml-2">
          <button type="button" className="action" disabled={usage.isFetching} onClick={refresh}>
            {usage.isFetching ? <Spinner /> : <RotateCw size={14} aria-hidden />} Refresh
          </button>
          <ExportButton filter={filter} nameOf={nameOf} />
        </div>
      </div>
      {!usage.data ? (
        <Trouble error={usage.error} fallback={UNREACHABLE} onRetry={refresh} />
      ) : records.length === 0 ? (
        <Empty filtered={isFiltered} sample={sample} />
      ) : (
        <>
          <UsageTable records={records} nameOf={nameOf} />
          <Foot
            count={records.length}
            hasMore={usage.hasNextPage}
            isLoading={usage.isFetchingNextPage}
            onMore={() => usage.fetchNextPage()}
          />
        </>
      )}
    </section>
  );
}

interface FootProps {
  count: number;
  hasMore: boolean;
  isLoading: boolean;
  onMore: () => void;
}

/** How many calls stand above it, and the way to older ones. */
const Foot = ({ count, hasMore, isLoading, onMore }: FootProps) => (
  <div className="usage-foot">
    <p role="status">
      {formatCount(count)} {count === 1 ? "call" : "calls"}
      {hasMore ? ", the newest" : ""} · times in UTC · kept for {USAGE_KEPT_MONTHS} months
    </p>
    {hasMore && (
      <button type="button" className="button button-ghost gap-2" disabled={isLoading} onClick={onMore}>
        {isLoading && <Spinner />} Load more
      </button>
    )}
  </div>
);

function Empty({ filtered, sample }: { filtered: boolean; sample: string }) {
  if (filtered) return <p className="empty">No calls match this filter.</p>;
  return (
    <>
      <p className="empty">No calls yet. Put your key into ENIGMA_API_KEY and run this:</p>
      <CodePane title="cURL" code={sample} />
    </>
  );
}
