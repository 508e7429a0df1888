import { useQuery } from "@tanstack/react-query";
import { OpenedFigure } from "../features/chat/answer/opened-figure.tsx";
import { sampleAnswerQuery } from "../features/chat/queries.ts";
import { writeCurl } from "../features/playground/samples.ts";
import { CodePane } from "../ui/controls/code-pane.tsx";
import { SectionHead } from "../ui/section-head.tsx";

const ASKED = "Bitcoin";

/** What is shown of a reply, at every depth. */
const FIELDS = [
  ...["response", "calls", "asset", "action", "date", "score", "horizonDays", "edge"],
  ...["facts", "id", "label", "text", "source", "asOf", "record", "head", "rows"],
];

/** One figure opened to its source; under it the call that brings it, beside what came of that just now. */
export function CallAndReply() {
  const { data: reply } = useQuery(sampleAnswerQuery(ASKED));
  if (!reply) return null;
  const call = {
    url: `${location.origin}/api/chat`,
    isKeyed: false,
    body: { message: `Analyze ${ASKED}` },
  };
  const abridged = {
    ...reply,
    response: `${reply.response.split("\n")[0]} …`,
    facts: reply.facts.filter(({ kind }) => kind === "price"),
  };
  return (
    <section
      aria-labelledby="source-title"
      className="border-line border-t lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
    >
      <div className="flex flex-col">
        <SectionHead id="source-title" title="Every figure has a source" note="Here is one, opened." />
        <div className="flex-1 sm:px-2">
          <OpenedFigure reply={reply} />
        </div>
        <div className="border-line border-t">
          <CodePane title="Call" code={writeCurl(call)} />
        </div>
      </div>
      <div className="min-w-0 border-line max-lg:border-t lg:border-l *:h-full">
        <CodePane title="Its reply just now, abridged" code={JSON.stringify(abridged, FIELDS, 2)} isWrapped />
      </div>
    </section>
  );
}
