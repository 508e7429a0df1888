import { screen } from "@testing-library/react";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sampleReply } from "../../../test/sample-reply.ts";
import { closeSite, json, openSite, pass, stubApi } from "../../../test/site.tsx";
import { answered, asked, talkId } from "../../../test/talks.ts";
import { keepTurns, listTalks, readTurns } from "./store.ts";

const talk = talkId(1);
const noted = () => localStorage.getItem("enigma.asked");

/** The page is left before the database wrote anything; what the browser's storage has stays. */
const leave = () => {
  globalThis.indexedDB = new IDBFactory();
};

beforeEach(() => void stubApi(() => json(sampleReply())));
afterEach(closeSite);

describe("a question whose page is left before the browser's database has it", () => {
  it("is still there, and says so", async () => {
    vi.useFakeTimers();
    void keepTurns(talk, [asked(1, { question: "Analyze Solana" })], true);
    leave();
    await openSite(`/app/c/${talk}`);
    await pass(100);
    expect(screen.getByRole("heading", { name: "Analyze Solana" })).toBeDefined();
    expect(screen.getByText("This page was left before the answer came.")).toBeDefined();
    expect(noted()).toBeNull();
  });

  it("is not put in place of its answer, when that was kept after all", async () => {
    void keepTurns(talk, [asked(1)], true);
    const text = noted() ?? "";
    await keepTurns(talk, [answered(1)], true);
    const kept = globalThis.indexedDB;
    leave();
    await listTalks();
    localStorage.setItem("enigma.asked", text);
    globalThis.indexedDB = kept;
    expect((await readTurns(talk))?.map(({ answer }) => answer === null)).toEqual([false]);
    expect(noted()).toBeNull();
  });

  it("is forgotten where it was noted, once it is kept or cannot be", async () => {
    await keepTurns(talk, [asked(1)], true);
    expect(noted()).toBeNull();
    vi.stubGlobal("indexedDB", undefined);
    await expect(keepTurns(talk, [asked(2)], false)).rejects.toThrow();
    vi.unstubAllGlobals();
    expect(noted()).toBeNull();
  });

  it.each(["{{{", "null", '{"talk":1}', '{"talk":"a","turn":{},"isNew":true}'])(
    "is let go when the note is %s",
    async (text) => {
      localStorage.setItem("enigma.asked", text);
      expect(await listTalks()).toEqual([]);
      expect(noted()).toBeNull();
    },
  );
});
