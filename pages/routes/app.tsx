import { useQuery } from "@tanstack/react-query";
import { createFileRoute, redirect, useParams } from "@tanstack/react-router";
import { authCheckQuery } from "../features/auth/queries.ts";
import type { DrawChart } from "../features/chat/answer/answer-sheet.tsx";
import { autoAskAtom } from "../features/chat/talk/auto-ask.ts";
import { TerminalPanel } from "../features/chat/terminal-panel.tsx";
import { CandlePanel } from "../features/markets/charts/candle-panel.tsx";
import { LinesPanel } from "../features/markets/charts/lines-panel.tsx";
import { MoversPanel } from "../features/markets/movers-panel.tsx";
import { ChangedCalls } from "../features/record/changed-calls.tsx";

const MAX_NAME = 200;

export const Route = createFileRoute("/app")({
  validateSearch: ({ analyze }: Record<string, unknown>): { analyze?: string | undefined } => {
    // A ticker of digits alone arrives as a number.
    const name = ["string", "number"].includes(typeof analyze) ? String(analyze).trim() : "";
    return { analyze: name.slice(0, MAX_NAME) || undefined };
  },
  // The question leaves the address before anything is drawn, so neither a reload nor a second render repeats it.
  beforeLoad: ({ search, context, preload }) => {
    if (!search.analyze || preload) return;
    context.store.set(autoAskAtom, `Analyze ${search.analyze}`);
    throw redirect({ to: "/app", search: {}, replace: true });
  },
  component: Terminal,
  staticData: { title: "Terminal", kind: "screen" },
});

const CHART: DrawChart = {
  one: (symbol, marks) => <CandlePanel symbol={symbol} marks={marks} />,
  together: (symbols) => <LinesPanel symbols={symbols} />,
};

/** Stays as it is when a talk gets its address, so that nothing of it is drawn anew. */
function Terminal() {
  const { talkId = null } = useParams({ strict: false });
  const navigate = Route.useNavigate();
  const { data: person } = useQuery(authCheckQuery);
  return (
    <TerminalPanel
      talk={talkId}
      isSignedIn={Boolean(person)}
      // Nobody goes back to an empty terminal.
      onBegin={(id) => void navigate({ to: "/app/c/$talkId", params: { talkId: id }, replace: true })}
      listing={
        <>
          <MoversPanel />
          <ChangedCalls />
        </>
      }
      chart={CHART}
    />
  );
}
