import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ChatReply } from "../../../../shared/analysis.ts";
import { FactAge } from "../facts/fact-age.tsx";
import { citedIds } from "../facts/facts.ts";
import { FactsScope } from "../facts/facts-scope.tsx";
import { sampleAnswerQuery } from "../queries.ts";
import { Origin } from "./origin.tsx";
import { Prose } from "./prose.tsx";
import { Verdict } from "./verdict.tsx";
import { Waterfall } from "./waterfall.tsx";

const SOURCES_SHOWN = 6;

/** The first paragraph of an answer that cites anything. */
const pickParagraph = ({ response }: ChatReply) =>
  response.split(/\n{2,}/).find((paragraph) => citedIds(paragraph).length > 0) ?? response;

function Sources({ reply, paragraph }: { reply: ChatReply; paragraph: string }) {
  const ids = citedIds(paragraph);
  const cited = reply.facts.filter(({ id }) => ids.includes(id)).slice(0, SOURCES_SHOWN);
  return (
    <ul className="sources">
      {cited.map(({ id, label, source, asOf }) => (
        <li key={id}>
          <span className="text-info">{id.slice(1)}</span>
          <span className="truncate">
            {label} · {source}
          </span>
          <FactAge at={asOf} market={reply.data.market} />
        </li>
      ))}
    </ul>
  );
}

/** A real answer of this moment, cut to its first paragraph; nothing at all where none can be had. */
export default function SamplePanel() {
  const { data: reply } = useQuery(sampleAnswerQuery);
  const call = reply?.calls[0];
  if (!reply || !call) return null;
  const paragraph = pickParagraph(reply);
  return (
    <FactsScope facts={reply.facts} market={reply.data.market}>
      <Origin sheet={reply} />
      <div className="answer-words">
        <Prose text={paragraph} />
      </div>
      <Sources reply={reply} paragraph={paragraph} />
      <Verdict call={call} name={reply.assets[0]?.name ?? ""} />
      <Waterfall call={call} />
      <Link to="/app" search={{ analyze: "Bitcoin" }} className="row-link">
        The whole answer: score, chart and all {reply.facts.length} facts <span aria-hidden>→</span>
      </Link>
    </FactsScope>
  );
}
