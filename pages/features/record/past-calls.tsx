import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { formatUsd } from "../../../shared/format.ts";
import type { AssetType } from "../../../shared/markets.ts";
import { Change } from "../../ui/change.tsx";
import type { ChartMarks } from "../../ui/chart-marks.ts";
import { Table } from "../../ui/controls/table.tsx";
import { sayCoverage } from "./held-so-far.tsx";
import { markCalls, type PastCall } from "./join-calls.ts";
import { pastCallsQuery } from "./queries.ts";
import { judgeOutcome } from "./say-row.ts";
import type { RecordSearch } from "./search.ts";
import { Nothing } from "./section.tsx";

const SHOWN = 10;

interface PastCallsProps extends Required<Pick<RecordSearch, "chain" | "asset">> {
  type: AssetType;
  name: string;
}

/** The newest calls on an asset as the record holds them, each with its outcome once that is known. */
export function PastCalls({ chain, asset, type, name }: PastCallsProps) {
  const { data, isError } = useQuery(pastCallsQuery(chain, asset));
  if (isError) return <Nothing>The record could not be read.</Nothing>;
  if (!data) return <Nothing>Reading the record.</Nothing>;
  const held = sayCoverage(data.coverage.filter((one) => one.type === type));
  return (
    <>
      {data.calls.length === 0 ? (
        <Nothing>{`No call on ${name} is on record yet: one is written after each close.`}</Nothing>
      ) : (
        <Calls of={data.calls.slice(0, SHOWN)} />
      )}
      <p className="max-w-[72ch] px-4 py-3 text-fg-3 text-sm sm:px-6">
        {held}{" "}
        <Link to="/record" search={{ chain, asset }} className="text-link">
          All rows on {name}
        </Link>
      </p>
    </>
  );
}

function Calls({ of }: { of: PastCall[] }) {
  return (
    <Table columns={["Close of", "Call", { num: "Score" }, { num: "Close" }, "30 days later"]}>
      {of.map(({ call, outcome }) => (
        <tr key={call.seq} className="max-sm:grid-cols-2">
          <th scope="row" className="whitespace-nowrap">
            {call.date}
          </th>
          <td>{call.action}</td>
          <td className="num max-sm:text-left" data-name="score">
            {call.score > 0 ? `+${call.score}` : String(call.score).replace("-", "−")}
          </td>
          <td className="num max-sm:text-left" data-name="close">
            {formatUsd(call.close)}
          </td>
          <td>
            <Later call={call} outcome={outcome} />
          </td>
        </tr>
      ))}
    </Table>
  );
}

function Later({ call, outcome }: PastCall) {
  if (!outcome) return <span className="text-fg-3">due {call.until}</span>;
  if (outcome.result === "none") return <span className="text-fg-3">never known: {outcome.reason}</span>;
  const verdict = judgeOutcome(outcome);
  return (
    <span className="whitespace-nowrap">
      <Change percent={outcome.change} />{" "}
      {verdict && (
        <span className={verdict.isGood ? "text-up" : "text-down"}>
          <span aria-hidden>{verdict.isGood ? "✓" : "✕"}</span> {verdict.words}
        </span>
      )}
    </span>
  );
}

interface MarkedChartProps extends Required<Pick<RecordSearch, "chain" | "asset">> {
  marks: ChartMarks;
  children: (marks: ChartMarks) => ReactNode;
}

/** A chart with the calls on record of its asset, once they have come. */
export function MarkedChart({ chain, asset, marks, children }: MarkedChartProps) {
  const { data } = useQuery(pastCallsQuery(chain, asset));
  return children(data ? { ...marks, calls: markCalls(data.calls) } : marks);
}
