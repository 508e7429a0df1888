import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { closeSite, openSite, pass } from "../../test/site.tsx";
import { decided, done, error, text } from "../../test/stream-fakes.ts";
import { askStreaming, SENTENCES, type Stream, scanned, WHOLE, words } from "../../test/terminal-driver.ts";

const FAILED_TOAST = "Failed to get AI response. Please try again.";
const FAILED_ANSWER = /^I apologize, but I'm having trouble/;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(closeSite);

describe("F-185: a stream that breaks in the middle", () => {
  it.each<[string, (stream: Stream) => void]>([
    ["with an error event", (stream) => stream.send(error)],
    ["by a lost connection", (stream) => stream.breakOff()],
    ["by ending without an answer", (stream) => stream.end()],
    [
      "with an answer of another shape",
      (stream) => {
        stream.write('event: done\ndata: {"reply":{"response":"x"}}\n\n');
        stream.end();
      },
    ],
  ])("%s shows the toast and the apology, and leaves no half answer", async (_case, fail) => {
    const { send, stream, streams } = await askStreaming();
    await send(...decided(), text(SENTENCES[0]));
    await pass(3_300);
    expect(words()).toContain("$93,429.20");
    fail(stream);
    await pass(10);
    expect(screen.getByText(FAILED_TOAST)).toBeDefined();
    expect(screen.getAllByText(FAILED_ANSWER).length).toBeGreaterThan(0);
    expect(words()).toBeNull();
    expect(screen.queryByText("Buy")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await pass(10);
    streams[1]?.send(...decided(), text(WHOLE.response), done(WHOLE));
    await pass(3_300);
    expect(screen.getByText("SIMULATED MARKET")).toBeDefined();
    expect(screen.queryByText(FAILED_ANSWER)).toBeNull();
  });

  it("names the request that the server names", async () => {
    const { send } = await askStreaming();
    await send(error);
    expect(screen.getByText("Request req_7")).toBeDefined();
  });
});

describe("stopping a streamed answer", () => {
  const stop = async () => {
    fireEvent.keyDown(window, { key: "Escape" });
    await pass(10);
  };

  it("ends the request without an error and keeps what could be read, as a part", async () => {
    const { send, init, streams, history } = await askStreaming();
    await send(...decided(), text(SENTENCES[0]));
    await pass(3_300);
    await stop();
    expect(init()?.signal?.aborted).toBe(true);
    expect(screen.queryByText(FAILED_TOAST)).toBeNull();
    expect(words()).toContain("$93,429.20");
    expect(screen.getByText("Stopped here; the rest was not written.")).toBeDefined();
    expect(screen.queryByRole("button", { name: "Copy" })).toBeNull();
    cleanup();
    await openSite(history.location.pathname);
    await pass(50);
    expect(words()).toContain("$93,429.20");
    fireEvent.click(screen.getByRole("button", { name: "Ask again" }));
    await pass(10);
    expect(streams).toHaveLength(2);
    expect(scanned()).toEqual(["[ SCANNING BLOCKCHAIN ]"]);
    expect(words()).toBeNull();
  });

  it("during the phases keeps nothing, for nothing could be read", async () => {
    const { send } = await askStreaming();
    await send(...decided(), text(SENTENCES[0]));
    await stop();
    expect(screen.getByText("Stopped before an answer came.")).toBeDefined();
    expect(words()).toBeNull();
  });
});
