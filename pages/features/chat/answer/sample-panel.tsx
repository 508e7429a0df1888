import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { findMarks } from "../../../ui/chart-marks.ts";
import { FactsScope } from "../facts/facts-scope.tsx";
import { sampleAnswerQuery } from "../queries.ts";
import type { DrawChart } from "./answer-body.tsx";
import { Origin } from "./origin.tsx";
import { Strip } from "./strip/strip.tsx";

/** A real answer of this moment: its strip and its chart; nothing at all where none can be had. */
export default function SamplePanel({ chart }: { chart: DrawChart["one"] }) {
  const { data: reply } = useQuery(sampleAnswerQuery);
  const call = reply?.calls[0];
  if (!reply || !call) return null;
  return (
    <FactsScope facts={reply.facts} market={reply.data.market}>
      <Origin sheet={reply} />
      <Strip call={call} name={reply.assets[0]?.name ?? ""} forecast={reply.forecast} />
      <div className="min-h-[400px] flex-1">{chart(call.asset, findMarks(reply, call.asset))}</div>
      <Link to="/app" search={{ analyze: "Bitcoin" }} className="row-link">
        The whole answer, with its reasons and all {reply.facts.length} facts <span aria-hidden>→</span>
      </Link>
    </FactsScope>
  );
}
