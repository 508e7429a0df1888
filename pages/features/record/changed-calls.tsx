import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { CallRow, ChainedRow } from "../../../shared/record.ts";
import { newestCallsQuery } from "./queries.ts";

interface ChangedCall {
  now: CallRow;
  before: CallRow;
}

/** Assets whose newest call differs from the one before; `items` are newest first. */
export function findChanged(items: ChainedRow[]): ChangedCall[] {
  const calls = items.flatMap(({ row }) => (row.kind === "call" ? [row] : []));
  return [...Map.groupBy(calls, ({ asset }) => asset).values()].flatMap(([now, before]) =>
    now && before && now.action !== before.action ? [{ now, before }] : [],
  );
}

/** The calls of the last close that are no longer what they were the day before. */
export function ChangedCalls() {
  const { data } = useQuery(newestCallsQuery);
  if (!data) return null;
  const changed = findChanged(data.items);
  const isYoung = new Set(data.items.map(({ row }) => row.date)).size < 2;
  return (
    <section aria-label="Calls that changed">
      <div className="panel-head">
        <h2 className="label">Calls that changed</h2>
        <span className="label">last close</span>
      </div>
      {changed.map(({ now, before }) => (
        <Link
          key={now.asset}
          to="/app"
          search={{ analyze: now.asset }}
          className="row flex min-h-9 items-center gap-3 border-line border-b px-4 font-mono text-sm md:px-6 pointer-coarse:min-h-11"
        >
          <span className="w-16 font-sans font-semibold [font-stretch:85%]">{now.asset}</span>
          <span className="flex-1 text-fg-3">
            {before.action} <span aria-hidden>→</span> <span className="text-fg">{now.action}</span>
          </span>
          <span className="text-fg-3">{now.date}</span>
        </Link>
      ))}
      {changed.length === 0 && (
        <p className="px-4 py-3 text-fg-3 text-sm md:px-6">
          {isYoung
            ? "The record needs two days of calls to compare."
            : "None: every call is the same as the day before."}
        </p>
      )}
    </section>
  );
}
