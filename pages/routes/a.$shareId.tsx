import { createFileRoute } from "@tanstack/react-router";
import type { DrawChart } from "../features/chat/answer/answer-body.tsx";
import { SharedAnswer } from "../features/chat/share/shared-answer.tsx";
import { CandlePanel } from "../features/markets/charts/candle-panel.tsx";
import { LinesPanel } from "../features/markets/charts/lines-panel.tsx";

export const Route = createFileRoute("/a/$shareId")({
  component: Shared,
  staticData: { title: "Shared answer" },
});

const chartUntil = (until: string): DrawChart => ({
  one: (symbol, marks) => <CandlePanel symbol={symbol} marks={marks} until={until} />,
  together: (symbols, said) => <LinesPanel {...{ symbols, said, until }} />,
});

function Shared() {
  const { shareId } = Route.useParams();
  return <SharedAnswer key={shareId} id={shareId} chartUntil={chartUntil} />;
}
