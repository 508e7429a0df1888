import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { KeptTalks } from "../../../../shared/talks.ts";
import { signedIn, signedOut, stubAccountApi } from "../../../test/account-api.ts";
import { sampleReply } from "../../../test/sample-reply.ts";
import { closeSite, json, openSite, pass } from "../../../test/site.tsx";
import { answered, keepTalk, talkId } from "../../../test/talks.ts";

const AT = "2026-03-02T10:00:00.000Z";
const kept = (digit: number, title: string): KeptTalks["talks"][number] => ({
  ...{ id: talkId(digit), title, createdAt: AT, updatedAt: AT, questions: 1, words: title.toLowerCase() },
});
const ROOM = { used: 40_000, limit: 20_000_000 };
const settle = () => pass(200);
const press = async (name: string) => {
  fireEvent.click(screen.getByRole("button", { name }));
  await settle();
};
const titles = () =>
  within(screen.getByRole("list", { name: "Conversations" }))
    .queryAllByRole("link")
    .map((link) => link.textContent);

/** An account that keeps talks, or not, before a server that remembers. */
function stubKeeping(more: KeptTalks = { since: AT, storage: ROOM, talks: [] }, isIn = true) {
  let state = more;
  const stub = stubAccountApi({
    "GET /api/auth/check": () => (isIn ? signedIn() : signedOut()),
    "GET /api/talks": () => json(state),
    "GET /api/shares": () => json({ storage: ROOM, shares: [] }),
    "POST /api/talks/keeping": ({ isOn, forget }: { isOn: boolean; forget: boolean }) => {
      state = { ...state, since: isOn ? AT : null, talks: forget ? [] : state.talks };
      return json(state);
    },
    [`GET /api/talks/${talkId(7)}`]: () =>
      json({
        turns: [
          {
            ...{ id: talkId(8), question: "From elsewhere", at: AT, answeredAt: AT, seal: "1.x" },
            ...{ reply: sampleReply(), share: null },
          },
        ],
      }),
    [`DELETE /api/talks/${talkId(7)}`]: () => {
      state = { ...state, talks: [] };
      return json(state);
    },
    "POST /api/chat": () =>
      new Response(JSON.stringify(sampleReply()), {
        headers: { "Content-Type": "application/json", "Answer-Kept": "1", "Answer-Seal": "1.x" },
      }),
  });
  return stub;
}

beforeEach(() => void vi.useFakeTimers({ now: Date.parse("2026-03-02T12:00:00Z") }));
afterEach(closeSite);

describe("keeping talks in the account", () => {
  it.each([
    [0.79, /^((?!room).)*$/],
    [0.8, /take 80% of the room there is/],
    [1, /nothing more is kept until you delete some/],
  ])("tells at %d of its room what is left of it", async (share, words) => {
    stubKeeping({ since: AT, storage: { used: 20_000_000 * share, limit: 20_000_000 }, talks: [] });
    await openSite("/account");
    await settle();
    expect(screen.getByText(/new conversations of the terminal are saved/).textContent).toMatch(words);
  });

  it("is off until it is chosen on /account, and switching off asks what becomes of what is kept", async () => {
    const { sent } = stubKeeping({ since: null, storage: ROOM, talks: [] });
    await openSite("/account");
    await settle();
    expect(screen.getByText(/^Your conversations are saved only in this browser/)).toBeDefined();
    await press("Save my conversations");
    expect(screen.getByText(/^Since 2026-03-02 new conversations/)).toBeDefined();
    await press("Stop saving");
    await press("Stop and delete");
    expect(sent("POST /api/talks/keeping")).toEqual([
      { isOn: true, forget: false },
      { isOn: false, forget: true },
    ]);
    expect(screen.getByRole("button", { name: "Save my conversations" })).toBeDefined();
  });

  it("has the server keep a new talk, and the browser not", async () => {
    const { sent } = stubKeeping();
    const { history } = await openSite("/app");
    await settle();
    fireEvent.click(screen.getByRole("button", { name: "Analyze Bitcoin" }));
    await pass(5_000);
    const talk = history.location.pathname.slice("/app/c/".length);
    expect(sent("POST /api/chat")).toMatchObject([{ message: "Analyze Bitcoin", keep: { talk } }]);
    expect(titles()).toEqual([expect.stringMatching(/^Analyze Bitcoin.*account$/)]);
    cleanup();
    stubKeeping({ since: null, storage: ROOM, talks: [] }, false);
    await openSite("/app");
    await settle();
    expect(titles()).toEqual([]);
  });

  it("keeps it even if it was asked before this window knew that the account keeps talks", async () => {
    stubKeeping({ since: AT, storage: ROOM, talks: [kept(7, "From elsewhere")] });
    const api = vi.mocked(globalThis.fetch);
    const others = api.getMockImplementation();
    api.mockImplementation(async (path, init) => {
      if (path === "/api/talks") await new Promise((resolve) => setTimeout(resolve, 2_000));
      return others?.(path, init) ?? Promise.reject(new Error("no answer"));
    });
    await openSite("/app");
    await settle();
    fireEvent.click(screen.getByRole("button", { name: "Analyze Bitcoin" }));
    await pass(10_000);
    expect(screen.getByText(/^Saved in your account \(1 of .* in this browser \(0/)).toBeDefined();
  });

  it("continues in the browser with a conversation that began there", async () => {
    const { sent } = stubKeeping();
    await keepTalk(talkId(1), [answered(1)]);
    await openSite(`/app/c/${talkId(1)}`);
    await settle();
    fireEvent.change(screen.getByLabelText("Your question"), { target: { value: "and then?" } });
    fireEvent.keyDown(screen.getByLabelText("Your question"), { key: "Enter" });
    await pass(5_000);
    expect(sent("POST /api/chat")).toMatchObject([{ message: "and then?" }]);
    expect(sent("POST /api/chat")[0]).not.toHaveProperty("keep");
  });

  it("lists conversations of another browser with those of this one, opens them, and deletes one only after a second click", async () => {
    const { calls } = stubKeeping({ since: AT, storage: ROOM, talks: [kept(7, "From elsewhere")] });
    await keepTalk(talkId(1), [answered(1)]);
    const { history } = await openSite("/app");
    await settle();
    expect(titles()).toHaveLength(2);
    expect(screen.getByText(/^Saved in your account \(1 of 500\). Saved in this browser \(1/)).toBeDefined();
    fireEvent.click(screen.getByRole("link", { name: /^From elsewhere/ }));
    await settle();
    expect(screen.getByText("SIMULATED MARKET")).toBeDefined();
    await press("Options of From elsewhere");
    await press("Delete");
    await press("Cancel");
    expect(calls(`DELETE /api/talks/${talkId(7)}`)).toEqual([]);
    await press("Delete");
    await press("Delete for good");
    expect(calls(`DELETE /api/talks/${talkId(7)}`)).toHaveLength(1);
    expect(titles()).toHaveLength(1);
    expect(history.location.pathname).toBe("/app");
  });

  it("says if the account had no room for an answer", async () => {
    stubKeeping();
    const api = vi.mocked(globalThis.fetch);
    const others = api.getMockImplementation();
    api.mockImplementation((path, init) =>
      path === "/api/chat"
        ? Promise.resolve(json(sampleReply()))
        : (others?.(path, init) ?? Promise.reject(new Error("no answer"))),
    );
    await openSite("/app");
    await settle();
    fireEvent.click(screen.getByRole("button", { name: "Analyze Bitcoin" }));
    await pass(5_000);
    expect(screen.getByText("Not saved in your account")).toBeDefined();
  });
});
