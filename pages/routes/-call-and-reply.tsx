import { useQuery } from "@tanstack/react-query";
import { OpenedFigure } from "../features/chat/answer/opened-figure.tsx";
import { sampleAnswerQuery } from "../features/chat/queries.ts";
import { writeCurl } from "../features/playground/samples.ts";
import { CodePane } from "../ui/controls/code-pane.tsx";
import { SectionHead } from "../ui/section-head.tsx";

const ASKED = "Bitcoin";

const cut = (reply: object) =>
  JSON.stringify(reply, (_, value) => (Array.isArray(value) ? value.slice(0, 1) : value), 2);

/** One figure opened to its source, and the call that brings it beside what came of it just now. */
export function CallAndReply() {
  const { data: reply } = useQuery(sampleAnswerQuery(ASKED));
  if (!reply) return null;
  const call = {
    url: `${location.origin}/api/chat`,
    isKeyed: false,
    body: { message: `Analyze ${ASKED}` },
  };
  return (
    <section
      aria-labelledby="source-title"
      className="border-line border-t lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
    >
      <div>
        <SectionHead id="source-title" title="Every figure has a source" note="Here is one, opened." />
        <div className="sm:px-2">
          <OpenedFigure reply={reply} />
        </div>
      </div>
      <div className="min-w-0 border-line max-lg:border-t lg:border-l">
        <CodePane title="Call" code={writeCurl(call)} />
        <div className="flex max-h-96 flex-col border-line border-t *:min-h-0">
          <CodePane title="Its reply of just now, lists cut to their first entry" code={cut(reply)} />
        </div>
      </div>
    </section>
  );
}
