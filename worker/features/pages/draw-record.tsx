/** @jsxImportSource hono/jsx */
import { formatUsd } from "../../../shared/format.ts";
import type { PastCall } from "../../../shared/past-calls.ts";
import type { RecordSummary } from "../../../shared/record.ts";
import { Change } from "./parts.tsx";
import type { AssetRecord } from "./read-asset-record.ts";
import { COLOR, formatScore } from "./words.ts";

const CELL = "px-3 py-1.5 whitespace-nowrap";
const FIRST = "pl-4 sm:pl-6";
const HEADS = ["Close of", "Call", "Score", "Close", "30 days later"];

/** What the record holds of an asset: its newest calls, and how often such ranges held. */
export const EarlierCalls = ({ name, record }: { name: string; record: AssetRecord }) => (
  <section aria-labelledby="earlier">
    <div class="panel-head">
      <h2 id="earlier" class="label">
        Earlier calls
      </h2>
      <span class="text-fg-3 text-xs">from the public record</span>
    </div>
    {record.calls.length === 0 ? (
      <p class="px-4 py-3 text-fg-2 sm:px-6">
        No call on {name} is on record yet: one is written after each close.
      </p>
    ) : (
      <section
        class="overflow-x-auto focus-visible:-outline-offset-2"
        tabindex={0}
        aria-label="Table of earlier calls"
      >
        <table class="w-full font-mono text-sm">
          <thead>
            <tr>
              {HEADS.map((words, at) => (
                <th
                  key={words}
                  scope="col"
                  class={`label border-line-strong border-b px-3 py-1.5 text-left ${at === 0 ? FIRST : ""}`}
                >
                  {words}
                </th>
              ))}
            </tr>
          </thead>
          <tbody class="divide-y divide-line">
            {record.calls.map((past) => (
              <Row key={past.call.seq} {...past} />
            ))}
          </tbody>
        </table>
      </section>
    )}
    <Coverage of={record.coverage} chain={record.chain} asset={record.asset} />
  </section>
);

const Row = ({ call, outcome }: PastCall & { key?: number }) => (
  <tr>
    <th scope="row" class={`${CELL} ${FIRST} text-left font-normal`}>
      {call.date}
    </th>
    <td class={`${CELL} ${COLOR[call.action]}`}>{call.action}</td>
    <td class={CELL}>{formatScore(call.score)}</td>
    <td class={CELL}>{formatUsd(call.close)}</td>
    <td class={CELL}>
      {!outcome ? (
        `due ${call.until}`
      ) : outcome.result === "none" ? (
        `never known: ${outcome.reason}`
      ) : (
        <>
          <Change percent={outcome.change} /> {outcome.right ? "✓ right" : "✕ wrong"}
        </>
      )}
    </td>
  </tr>
);

interface CoverageProps {
  of: RecordSummary["coverage"];
  chain: AssetRecord["chain"];
  /** whose rows the link leads to; all without one */
  asset?: string;
}

/** How often the ranges on record held, and the way to its rows. */
export const Coverage = ({ of, chain, asset }: CoverageProps) => (
  <p class="max-w-[72ch] px-4 py-4 text-fg-3 text-sm sm:px-6">
    {of.length === 0
      ? "No range on record has come to its end yet."
      : `On record the 80% range held in ${of.map(sayCoverage).join(", ")}.`}{" "}
    <a class="text-fg underline" href={`/record?${new URLSearchParams({ chain, ...(asset && { asset }) })}`}>
      All rows
    </a>
  </p>
);

const sayCoverage = ({ type, horizonDays, cases, held80 }: RecordSummary["coverage"][number]) =>
  `${(100 * held80).toFixed(cases < 100 ? 0 : 1)}% of ${cases} (${type}, ${horizonDays} days)`;
