import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { closeSite, pass } from "../../../test/site.tsx";
import { decided, done, phase, text } from "../../../test/stream-fakes.ts";
import { askStreaming, SENTENCES, scanned, WHOLE, words } from "../../../test/terminal-driver.ts";

const checked = () => screen.queryAllByLabelText("done").length;
const writing = () => document.querySelector(".writing")?.textContent ?? null;
const announced = () => document.querySelector('[role="log"] ~ [role="status"]')?.textContent;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(closeSite);

describe("a streamed answer", () => {
  it("is asked for with both media types", async () => {
    const { init } = await askStreaming();
    expect(init()?.headers).toMatchObject({ Accept: "text/event-stream, application/json" });
  });

  it("moves on to a phase when the server reports it and the previous one was shown for 800 ms", async () => {
    const { send } = await askStreaming();
    await send(phase("blockchain"));
    await pass(2_000);
    expect(scanned()).toEqual(["[ SCANNING BLOCKCHAIN ]"]);
    await send(phase("fundamentals"), phase("technicals"), phase("sentiments"));
    await pass(100);
    expect(scanned()).toHaveLength(2);
    expect(checked()).toBe(1);
    await pass(800);
    expect(scanned()).toHaveLength(3);
    await pass(800);
    expect(scanned()).toHaveLength(4);
    expect(checked()).toBe(3);
  });

  it("shows what came during the phases at their end, then each sentence as it comes", async () => {
    const { send } = await askStreaming();
    await send(phase("blockchain"), ...decided(), text(SENTENCES[0]));
    await pass(3_100);
    expect(scanned()).toHaveLength(4);
    expect(words()).toBeNull();
    await pass(100);
    expect(scanned()).toEqual([]);
    expect(words()).toBe("Bitcoin stands at $93,429.20.");
    expect(writing()).toBe("Writing");
    expect(screen.getAllByText("Buy")[0]).toBeDefined();
    expect(screen.getByText("All 4 facts")).toBeDefined();
    expect(screen.getAllByRole("button", { name: /^Source \d+: Price/ }).length).toBeGreaterThan(0);
    await send(text(SENTENCES[1]));
    expect(words()).toBe("Bitcoin stands at $93,429.20. RSI is 58.2.");
  });

  it("shows call and facts while the first sentence is still awaited", async () => {
    const { send } = await askStreaming();
    await send(phase("blockchain"), ...decided());
    await pass(3_300);
    expect(screen.getAllByText("Buy")[0]).toBeDefined();
    expect(words()).toBeNull();
    expect(writing()).toBe("Writing");
  });

  it("keeps scanning while there is nothing to show", async () => {
    const { send } = await askStreaming();
    await send(phase("blockchain"), phase("fundamentals"), phase("technicals"), phase("sentiments"));
    await pass(5_000);
    expect(scanned()).toHaveLength(4);
    await send(text("Hello."));
    expect(words()).toBe("Hello.");
  });

  it("takes an earlier writer's words back", async () => {
    const { send } = await askStreaming();
    await send(...decided(), text("To the moon!", { engine: "a liar" }));
    await pass(3_300);
    expect(words()).toBe("To the moon!");
    await send(text(SENTENCES[0], { replace: true }));
    expect(screen.queryByText(/To the moon/)).toBeNull();
    expect(screen.queryByText("Written by a liar")).toBeNull();
    expect(words()).toBe("Bitcoin stands at $93,429.20.");
    expect(writing()).toContain("withdrawn");
  });

  it("is replaced by the whole reply, in the same place", async () => {
    const { send } = await askStreaming();
    await send(...decided(), text("Something else."));
    await pass(3_300);
    const sheet = document.querySelector("[data-strip]");
    await send(done(WHOLE));
    expect(words()).toBe("Bitcoin stands at $93,429.20. RSI is 58.2.");
    expect(writing()).toBeNull();
    expect(screen.getByText("SIMULATED MARKET")).toBeDefined();
    expect(document.querySelector("[data-strip]")).toBe(sheet);
  });

  it("is announced once, when it is whole", async () => {
    const { send } = await askStreaming();
    expect(screen.getByRole("log").getAttribute("aria-live")).toBe("off");
    await send(...decided(), text(SENTENCES[0]));
    await pass(3_300);
    expect(announced()).toBe("");
    expect(screen.getByRole("article").getAttribute("aria-busy")).toBe("true");
    await send(text(SENTENCES[1]), done(WHOLE));
    expect(announced()).toBe("Bitcoin stands at $93,429.20. RSI is 58.2.");
    expect(screen.getByRole("article").getAttribute("aria-busy")).toBe("false");
  });

  it("that is ready before the phases end waits for them", async () => {
    const { send } = await askStreaming();
    await send(phase("blockchain"), ...decided(), text(WHOLE.response), done(WHOLE));
    await pass(3_100);
    expect(scanned()).toHaveLength(4);
    await pass(100);
    expect(screen.getByRole("button", { name: "Copy" })).toBeDefined();
  });

  it("skips events it does not know", async () => {
    const { send, stream } = await askStreaming();
    stream.write('event: weather\ndata: {"rain":true}\n\nevent: text\ndata: {{{\n\n: ping\n\n');
    await send(...decided(), text(WHOLE.response), done(WHOLE));
    await pass(3_300);
    expect(screen.getByRole("button", { name: "Copy" })).toBeDefined();
  });

  it("continues while another screen is open", async () => {
    const { send, router, history } = await askStreaming();
    await send(...decided(), text(SENTENCES[0]));
    await pass(3_300);
    const talk = history.location.pathname;
    await act(() => router.navigate({ to: "/privacy" }));
    await send(text(SENTENCES[1]));
    await act(() => router.navigate({ to: talk }));
    await pass(10);
    expect(words()).toBe("Bitcoin stands at $93,429.20. RSI is 58.2.");
    await send(done(WHOLE));
    expect(screen.getByRole("button", { name: "Copy" })).toBeDefined();
  });
});

describe("F-160: HTML split over pieces", () => {
  it("stays text, for what is drawn is the whole of what has come", async () => {
    const { send } = await askStreaming();
    await send(...decided(), text("a <scr"));
    await pass(3_300);
    for (const piece of [
      "ipt>alert(1)</scr",
      "ipt> <img src=x one",
      "rror=alert(1)> [x](java",
      "script:alert(1)) ![y](https://evil",
      ".example/p.png)",
    ])
      await send(text(piece));
    expect(words()).toContain("<script>alert(1)</script>");
    const prose = document.querySelector(".answer-words");
    expect(prose?.querySelector("script,img,a,iframe")).toBeNull();
  });
});
