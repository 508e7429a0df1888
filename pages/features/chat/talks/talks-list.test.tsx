import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sampleReply } from "../../../test/sample-reply.ts";
import { closeSite, json, openSite, pass, stubApi } from "../../../test/site.tsx";
import { answered, asked, keepTalk, talkId } from "../../../test/talks.ts";
import { keepTurns, readTurns } from "./store.ts";

const list = () => screen.getByRole("list", { name: "Conversations" });
const titles = () =>
  within(list())
    .queryAllByRole("link")
    .map((link) => link.firstElementChild?.textContent);
const settle = () => pass(100);
const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole("button", { name }));
  await settle();
};
const more = (title: string) => press(`Options of ${title}`);
const path = (digit: number) => `/app/c/${talkId(digit)}`;

beforeEach(() => {
  vi.useFakeTimers();
  stubApi(() => json(sampleReply()));
});
afterEach(closeSite);

/** Three talks: Gold, then Silver, then Oil. */
async function openThree(at = "/app") {
  await keepTalk(talkId(1), [answered(1, { question: "Gold" }), answered(2, { question: "and copper?" })]);
  await keepTalk(talkId(2), [answered(3, { question: "Silver" })]);
  await keepTalk(talkId(3), [answered(4, { question: "Oil" })]);
  const site = await openSite(at);
  await settle();
  return site;
}

/** What the browser is asked to save. */
function catchFiles() {
  const saved: Blob[] = [];
  vi.stubGlobal(
    "URL",
    Object.assign(URL, { createObjectURL: (blob: Blob) => saved.push(blob), revokeObjectURL() {} }),
  );
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  return { saved, click };
}

describe("the list of talks", () => {
  it("lists the newest first, and says how many are kept and where", async () => {
    await openThree();
    expect(titles()).toEqual(["Oil", "Silver", "Gold"]);
    expect(screen.getByText("Saved in this browser (3 of 200).")).toBeDefined();
  });

  it("finds a talk by its name and by any of its questions", async () => {
    await openThree();
    const search = screen.getByLabelText("Search titles and questions");
    for (const [words, found] of [
      ["COPPER", ["Gold"]],
      ["sil", ["Silver"]],
      ["tin", []],
    ] as const) {
      fireEvent.change(search, { target: { value: words } });
      expect(titles()).toEqual(found);
    }
    expect(screen.getByText("No conversation has these words.")).toBeDefined();
  });

  it("leads from talk to talk, and back and forward again", async () => {
    const { history } = await openThree(path(3));
    fireEvent.click(screen.getByRole("link", { name: /^Gold/ }));
    await settle();
    const shown = () => screen.queryAllByRole("article").map((turn) => turn.getAttribute("aria-label"));
    expect(shown()).toEqual(["Gold", "and copper?"]);
    act(() => history.back());
    await settle();
    expect(shown()).toEqual(["Oil"]);
    act(() => history.forward());
    await settle();
    expect(shown()).toEqual(["Gold", "and copper?"]);
  });

  it("renames a talk, for good", async () => {
    await openThree();
    await more("Silver");
    await press("Rename");
    fireEvent.change(screen.getByLabelText("Name of the conversation"), { target: { value: "  Metals " } });
    await press("Save");
    expect(titles()).toEqual(["Oil", "Metals", "Gold"]);
    cleanup();
    await openSite("/app");
    await settle();
    expect(titles()).toEqual(["Oil", "Metals", "Gold"]);
  });

  it("deletes the talk that is open, and brings it back with all its turns by Undo", async () => {
    const { history } = await openThree(path(1));
    await more("Gold");
    await press("Delete");
    expect(titles()).toEqual(["Oil", "Silver"]);
    expect(history.location.pathname).toBe("/app");
    await press("Undo");
    expect(titles()).toEqual(["Oil", "Silver", "Gold"]);
    await pass(60_000);
    expect(await readAll(1)).toHaveLength(2);
  });

  it("deletes it for good once undo has expired, even if the window was closed meanwhile", async () => {
    await openThree();
    await more("Gold");
    await press("Delete");
    cleanup();
    await pass(60_000);
    await openSite("/app");
    await settle();
    expect(titles()).toEqual(["Oil", "Silver"]);
    expect(await countRows()).toBe(2);
  });

  it("saves a talk as Markdown: questions, answers, the facts they cite with source and moment", async () => {
    const { saved } = catchFiles();
    await openThree();
    await more("Gold");
    await press("Markdown");
    const text = (await saved[0]?.text()) ?? "";
    expect(text).toMatch(/^# Gold\n\n## Gold\n\nAsked 2026-03-02 10:00 UTC/);
    expect(text).toContain("## and copper?");
    expect(text).toContain("[f1] Price: $93,429.20 (simulated market, 2026-03-02 10:00:00 UTC)");
  });

  it("has one answer saved as Markdown under its question, in a file of its name", async () => {
    const { saved, click } = catchFiles();
    await openThree(path(2));
    fireEvent.click(
      within(screen.getByRole("article", { name: "Silver" })).getByRole("button", { name: "Markdown" }),
    );
    const text = (await saved[0]?.text()) ?? "";
    expect(text).toMatch(/^# Silver\n\n> Silver\n\n/);
    expect(text).toContain("[f1] Price: $93,429.20 (simulated market, 2026-03-02 10:00:00 UTC)");
    expect(text).not.toContain("Gold");
    expect(click.mock.contexts[0]).toMatchObject({ download: "silver.md" });
  });

  it("asks the account for a talk only when somebody is signed in", async () => {
    let isSignedIn = false;
    const fetched: string[] = [];
    vi.stubGlobal("fetch", (to: string) => {
      fetched.push(to);
      return Promise.resolve(json(to === "/api/auth/check" ? { authenticated: isSignedIn } : []));
    });
    const askedOfAccount = async () => {
      fetched.length = 0;
      await openSite(path(7));
      await settle();
      expect(screen.getByRole("heading", { name: "We can’t find this conversation" })).toBeDefined();
      cleanup();
      return fetched.includes(`/api/talks/${talkId(7)}`);
    };
    expect(await askedOfAccount()).toBe(false);
    isSignedIn = true;
    expect(await askedOfAccount()).toBe(true);
  });

  it("lets the oldest go when two hundred are kept and another begins, and says so before", async () => {
    for (let i = 0; i < 200; i++)
      await keepTalk(`${i}`.padStart(32, "0"), [asked(i, { question: `talk ${i}` })]);
    await openSite("/app");
    await settle();
    expect(screen.getByText(/200 of 200\). The oldest goes when another starts.$/)).toBeDefined();
    await keepTalk("f".repeat(32), [asked(300, { question: "the newest" })]);
    cleanup();
    await openSite("/app");
    await settle();
    expect(titles()).toHaveLength(200);
    expect(titles()[0]).toBe("the newest");
    expect(titles()).not.toContain("talk 0");
  });

  it("is a sheet behind a button on a narrow screen, which a choice closes", async () => {
    await openThree();
    // One for a phone, one for what is between a phone and a screen with room for the list.
    const [button] = screen.getAllByRole("button", { name: "Conversations" });
    fireEvent.click(button as HTMLElement);
    await settle();
    const sheet = screen.getByRole("dialog", { name: "Your conversations" });
    fireEvent.click(within(sheet).getByRole("link", { name: /^Gold/ }));
    await settle();
    expect(screen.queryByRole("dialog", { name: "Your conversations" })).toBeNull();
  });
});

describe("two windows of one browser", () => {
  it("that write into one talk leave both their turns", async () => {
    await keepTalk(talkId(1), [answered(1)]);
    await openSite(path(1));
    await settle();
    // The other window's.
    await keepTalk(talkId(1), [answered(5)]);
    fireEvent.change(screen.getByLabelText("Your question"), { target: { value: "here" } });
    fireEvent.keyDown(screen.getByLabelText("Your question"), { key: "Enter" });
    await pass(5_000);
    const turns = await readAll(1);
    expect(turns?.map(({ question }) => question)).toEqual(["question 1", "question 5", "here"]);
  });

  it("do not bring a talk back that one of them deleted", async () => {
    await openThree();
    await more("Gold");
    await press("Delete");
    const late = keepTurns(talkId(1), [answered(9)], false);
    await settle();
    await late;
    expect(await readAll(1)).toBeNull();
  });
});

async function readAll(digit: number) {
  const turns = readTurns(talkId(digit));
  await settle();
  return turns;
}

/** Turns that the browser's database holds, of whatever talk. */
async function countRows(): Promise<number> {
  const open = indexedDB.open("enigma");
  await settle();
  const count = open.result.transaction("turns").objectStore("turns").count();
  await settle();
  return count.result;
}
