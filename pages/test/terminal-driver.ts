import { fireEvent, screen } from "@testing-library/react";
import { sampleReply } from "./sample-reply.ts";
import { openSite, pass, stubApi } from "./site.tsx";
import { openStream } from "./stream-fakes.ts";

export const SENTENCES = ["Bitcoin stands at $93,429.20 [f1]. ", "RSI is 58.2 [f2]."] as const;
export const WHOLE = sampleReply(SENTENCES.join(""));

export type Stream = ReturnType<typeof openStream>;

/** The terminal with "Analyze Bitcoin" asked; every request is answered by a stream of its own. */
export async function askStreaming() {
  const streams: Stream[] = [];
  const { api, asked } = stubApi((_path, init) => {
    const stream = openStream(init.signal);
    streams.push(stream);
    return stream.response;
  });
  const site = await openSite("/app");
  fireEvent.click(screen.getByRole("button", { name: "Analyze Bitcoin" }));
  await pass(10);
  const stream = streams[0] as Stream;
  const send = async (...events: Parameters<Stream["send"]>) => {
    stream.send(...events);
    await pass(10);
  };
  const init = () => api.mock.calls.find(([path]) => path === "/api/chat")?.[1];
  return { ...site, stream, streams, send, asked, init };
}

/** The phases on screen. */
export const scanned = () =>
  screen.queryAllByText(/^\[ [A-Z ]+ \]$/).map((row) => `${row.textContent}`.replace(/^✓/, ""));
/** The words of the answer as they stand, or null without one. */
export const words = () => document.querySelector(".answer-words .prose")?.textContent ?? null;
