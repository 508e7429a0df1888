import { QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { act, render } from "@testing-library/react";
import { useState } from "react";
import { vi } from "vitest";
import type { ChatReply } from "../../shared/analysis.ts";
import { createQueryClient } from "../api/query-client.ts";
import type { DrawChart } from "../features/chat/answer/answer-body.tsx";
import { AnswerSheet } from "../features/chat/answer/answer-sheet.tsx";
// Loaded on demand in the site.
import "../features/chat/answer/prose.tsx";
import { sampleReply } from "./sample-reply.ts";
import { json } from "./site.tsx";

export const TERMS = { rsi_14: "RSI weighs gains against losses." };

const CHART: DrawChart = {
  one: (symbol) => <p>chart of {symbol}</p>,
  together: (symbols) => <p>chart of {symbols.join(" and ")}</p>,
};

interface SheetProps {
  reply: ChatReply;
  drawn: string[];
  isOpenAtFirst: boolean;
  seal: string | undefined;
}

function Sheet({ isOpenAtFirst, seal, ...props }: SheetProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <AnswerSheet
      {...props}
      chart={CHART}
      checked={{ reply: props.reply, seal }}
      onAsk={() => {}}
      isOpen={isOpen}
      onToggle={setOpen}
    />
  );
}

interface Opening {
  isOpen?: boolean;
  drawn?: string[];
  /** the server's */
  seal?: string | undefined;
}

/** An answer alone, with the name of its chart in place of the chart; `isOpen` unfolds its reasoning, `drawn` are the cards above it. */
export async function openSheet(reply = sampleReply(), { isOpen = false, drawn = [], seal }: Opening = {}) {
  vi.stubGlobal("fetch", () => Promise.resolve(json(TERMS)));
  vi.stubGlobal("scrollTo", () => {});
  const component = () => <Sheet reply={reply} drawn={drawn} seal={seal} isOpenAtFirst={isOpen} />;
  const router = createRouter({
    routeTree: createRootRoute({ component, staticData: { title: "" } }),
    history: createMemoryHistory(),
  });
  await router.load();
  const view = render(
    <QueryClientProvider client={createQueryClient(() => {})}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  await act(async () => {
    await import("../features/chat/answer/prose.tsx");
  });
  return view;
}
