import { useQuery } from "@tanstack/react-query";
import { createFileRoute, redirect, useParams } from "@tanstack/react-router";
import { authCheckQuery } from "../features/auth/queries.ts";
import type { DrawChart } from "../features/chat/answer/answer-body.tsx";
import { autoAskAtom } from "../features/chat/talk/auto-ask.ts";
import { TerminalPanel } from "../features/chat/terminal-panel.tsx";
import { LinesPanel } from "../features/markets/charts/lines-panel.tsx";
import { MoversPanel } from "../features/markets/movers-panel.tsx";
import { ChangedCalls } from "../features/record/changed-calls.tsx";
import { AlertChart } from "./-alert-chart.tsx";

const MAX_NAME = 200;
const MAX_QUESTION = 2_000;

/** A ticker of digits alone arrives as a number. */
const readText = (value: unknown, most: number) =>
  ["string", "number"].includes(typeof value) ? String(value).trim().slice(0, most) : "";

export interface Search {
  /** a name */
  analyze?: string | undefined;
  /** a whole question */
  ask?: string | undefined;
}

export const Route = createFileRoute("/app")({
  validateSearch: ({ analyze, ask }: Record<string, unknown>): Search => {
    const [name, question] = [readText(analyze, MAX_NAME), readText(ask, MAX_QUESTION)];
    return { analyze: name || undefined, ask: question || undefined };
  },
  // The question leaves the address before anything is drawn, so neither a reload nor a second render repeats it.
  beforeLoad: ({ search, context, preload }) => {
    const { analyze, ask = analyze && `Analyze ${analyze}` } = search;
    if (!ask || preload) return;
    context.store.set(autoAskAtom, ask);
    throw redirect({ to: "/app", search: {}, replace: true });
  },
  component: Terminal,
  staticData: { title: "Terminal", kind: "screen" },
});

const CHART: DrawChart = {
  one: (symbol, marks) => <AlertChart symbol={symbol} marks={marks} />,
  together: (symbols, said) => <LinesPanel {...{ symbols, said }} />,
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
