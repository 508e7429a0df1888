import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sampleReply } from "../../../test/sample-reply.ts";
import { closeSite, json, openSite, pass, stubApi } from "../../../test/site.tsx";

const FAILED_TOAST = "Failed to get AI response. Please try again.";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(closeSite);

describe("too many questions", () => {
  const tooMany = (retryAfter: string) =>
    new Response("{}", { status: 429, headers: { "Retry-After": retryAfter } });
  const input = () => screen.getByLabelText<HTMLTextAreaElement>("Your question");

  it("are counted down, and the question waits in the prompt line", async () => {
    let isBusy = true;
    const { asked } = stubApi(() => (isBusy ? tooMany("30") : json(sampleReply())));
    await openSite("/app");
    fireEvent.click(screen.getByRole("button", { name: "Analyze Bitcoin" }));
    await pass(10);
    expect(screen.getByText(FAILED_TOAST)).toBeDefined();
    expect(screen.getByText("Too many questions. Ask again in 30 s")).toBeDefined();
    await pass(11_500);
    expect(screen.getByText(/Ask again in (19|20) s/)).toBeDefined();
    const ask = screen.getByRole<HTMLButtonElement>("button", { name: "ASK" });
    expect(ask.disabled).toBe(true);
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Try again" }).disabled).toBe(true);
    fireEvent.change(input(), { target: { value: "and gold?" } });
    fireEvent.keyDown(input(), { key: "Enter" });
    await pass(10);
    expect(asked()).toHaveLength(1);
    expect(input().value).toBe("and gold?");
    isBusy = false;
    await pass(20_500);
    expect(screen.queryByText(/Too many questions/)).toBeNull();
    fireEvent.keyDown(input(), { key: "Enter" });
    await pass(10);
    expect(asked()).toEqual(["Analyze Bitcoin", "and gold?"]);
  });

  it.each([
    ["a date", () => new Date(Date.now() + 45_000).toUTCString(), /in 4[45] s/],
    ["nonsense", () => "soon", null],
    ["a moment that is over", () => new Date(0).toUTCString(), null],
  ])("with %s in Retry-After", async (_case, header, expected) => {
    stubApi(() => tooMany(header()));
    await openSite("/app");
    fireEvent.click(screen.getByRole("button", { name: "Analyze Bitcoin" }));
    await pass(10);
    expect(screen.queryByText(/Ask again in/)?.textContent ?? null).toEqual(
      expected ? expect.stringMatching(expected) : null,
    );
  });
});
