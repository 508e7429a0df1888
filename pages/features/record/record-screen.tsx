import { useInfiniteQuery } from "@tanstack/react-query";
import { useId } from "react";
import { Asking } from "../../ui/controls/spinner.tsx";
import { Trouble } from "../../ui/controls/trouble.tsx";
import { useAlive } from "../../ui/life/alive.ts";
import { ActionsTable } from "./actions-table.tsx";
import { Filters } from "./filters.tsx";
import { recordQuery } from "./queries.ts";
import { RowsTable } from "./rows-table.tsx";
import { sayRecord } from "./say-record.ts";
import { BacktestSection, ScoreSections } from "./scores/score-sections.tsx";
import type { RecordSearch } from "./search.ts";
import { Section } from "./section.tsx";

const NOTES = {
  secondRule:
    "Recorded beside each call and published nowhere else: Buy or Sell only where the chance of a higher close " +
    "differs from 50% by more than chance.",
  clocks:
    "Each row shows the first independent proof of its date: a Solana transaction, or a Bitcoin block named by an " +
    "OpenTimestamps calendar. A stand-in clock is this server’s own and proves nothing. " +
    "This page has not checked them; npm run verify-record does.",
};

/** Every forecast and call, written before anybody could know, and what came of it. */
export function RecordScreen({ search }: { search: RecordSearch }) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    recordQuery(search),
  );
  const form = useId();
  useAlive();
  const first = data?.pages[0];
  return (
    <div>
      <div className="dashboard-head">
        <div>
          <h1 className="heading">Record</h1>
          <p className="mt-1 text-fg">We are good at how far, not at which way.</p>
          <p role="status" className="mt-1 max-w-[72ch] text-fg-2">
            {first ? sayRecord(first) : !error && <Asking json="/api/record" />}
          </p>
        </div>
        {first && <Filters of={first} search={search} id={form} />}
      </div>
      {error && <Trouble error={error} text="The record could not be read." onRetry={refetch} />}
      {first && (
        <>
          <ScoreSections of={first} search={search} />
          {first.summary.shadow.length > 0 && (
            <Section title="Second rule" note={NOTES.secondRule}>
              <ActionsTable of={first.summary.shadow} />
            </Section>
          )}
          <Section title="Rows" note="Newest first. Each outcome is its own row; no row is ever changed.">
            <RowsTable
              rows={data.pages.flatMap(({ items }) => items)}
              clocks={data.pages.flatMap(({ clocks }) => clocks).sort((a, b) => a.rows - b.rows)}
            />
            {hasNextPage && (
              <p className="px-4 py-3 sm:px-6">
                <button
                  type="submit"
                  form={form}
                  name="before"
                  value={data.pages.at(-1)?.next ?? ""}
                  className="button button-ghost"
                  disabled={isFetchingNextPage}
                  onClick={(event) => {
                    event.preventDefault();
                    void fetchNextPage();
                  }}
                >
                  {isFetchingNextPage ? "Reading" : "Earlier rows"}
                </button>
              </p>
            )}
          </Section>
          <p className="max-w-[72ch] px-4 py-3 text-fg-3 text-sm sm:px-6">
            {NOTES.clocks}{" "}
            <a href={`/api/record/anchors?chain=${first.chain}`} className="text-link">
              All proofs
            </a>
          </p>
          <BacktestSection of={first} />
        </>
      )}
    </div>
  );
}
