import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { findMarks } from "../../../ui/chart-marks.ts";
import { Waiting } from "../../../ui/controls/spinner.tsx";
import { Trouble } from "../../../ui/controls/trouble.tsx";
import { FactsScope } from "../facts/facts-scope.tsx";
import { sampleAnswerQuery } from "../queries.ts";
import type { DrawChart } from "./answer-body.tsx";
import { Origin } from "./origin.tsx";
import { Strip } from "./strip/strip.tsx";

interface SamplePanelProps {
  /** of the asset that is asked about */
  name: string;
  chart: DrawChart["one"];
}

/** A real answer of this moment: its strip and its chart. */
export default function SamplePanel({ name, chart }: SamplePanelProps) {
  const { data: reply, error, refetch } = useQuery(sampleAnswerQuery(name));
  const call = reply?.calls[0];
  if (error) return <Trouble error={error} fallback="The answer did not come." onRetry={refetch} />;
  if (!reply || !call) return <Waiting label={`Asking about ${name}`} />;
  return (
    <FactsScope facts={reply.facts} market={reply.data.market}>
      <Origin sheet={reply} />
      <Strip call={call} name={reply.assets[0]?.name ?? ""} forecast={reply.forecast} />
      <div className="min-h-[400px] flex-1">{chart(call.asset, findMarks(reply, call.asset))}</div>
      <Link to="/app" search={{ analyze: name }} className="row-link">
        The whole answer, with its reasons and all {reply.facts.length} facts <span aria-hidden>→</span>
      </Link>
    </FactsScope>
  );
}
