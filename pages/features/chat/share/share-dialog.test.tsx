import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { problem, signedIn, signedOut, stubAccountApi } from "../../../test/account-api.ts";
import { sampleReply } from "../../../test/sample-reply.ts";
import { closeSite, json, openSite, pass } from "../../../test/site.tsx";
import { answered, keepTalk, talkId } from "../../../test/talks.ts";
// Loaded on demand in the site.
import "./share-dialog.tsx";

const TALK = `/app/c/${talkId(1)}`;
const SEAL = "1772445600000.seal";
const share = (more: object = {}) => ({
  ...{ id: "a".repeat(22), title: "Bitcoin: an overview", question: "question 1", reply: sampleReply() },
  ...{ askedAt: "2026-03-02T10:00:00.000Z", sharedAt: "2026-03-02T11:00:00.000Z" },
  ...{ expiresAt: "2026-05-31T11:00:00.000Z", isReported: false },
  ...more,
});
const settle = () => pass(200);
const press = async (name: string) => {
  fireEvent.click(screen.getByRole("button", { name }));
  await settle();
};
const answer = { content: "", at: "2026-03-02T10:00:01.000Z", reply: sampleReply(), seal: SEAL };

async function openTalk() {
  await openSite(TALK);
  await settle();
}

beforeEach(() => void vi.useFakeTimers({ now: Date.parse("2026-03-02T12:00:00Z") }));
afterEach(closeSite);

describe("sharing an answer", () => {
  it("sends what the server sealed, shows the link, keeps it over a reload, and deletes it", async () => {
    const { sent } = stubAccountApi({
      "GET /api/auth/check": signedOut,
      "POST /api/shares": () => json(share(), 201),
      [`DELETE /api/shares/${"a".repeat(22)}`]: () => json({ ended: true }),
    });
    await keepTalk(talkId(1), [answered(1, { answer })]);
    await openTalk();
    await press("Share");
    await press("Make a link");
    expect(screen.getByText(`${location.origin}/a/${"a".repeat(22)}`)).toBeDefined();
    const [posted] = sent("POST /api/shares") as { token: string }[];
    expect(posted).toMatchObject({ question: "question 1", seal: SEAL, reply: sampleReply() });
    cleanup();
    await openTalk();
    await press("Share");
    await press("Delete link");
    expect(sent(`DELETE /api/shares/${"a".repeat(22)}`)).toEqual([{ token: posted?.token }]);
    expect(screen.getByRole("button", { name: "Make a link" })).toBeDefined();
  });

  it("asks in the language of the answer", async () => {
    stubAccountApi({ "GET /api/auth/check": signedOut, "POST /api/shares": () => json(share(), 201) });
    const german = { ...answer, reply: { ...sampleReply(), language: "de" as const } };
    await keepTalk(talkId(1), [answered(1, { answer: german })]);
    await openTalk();
    await press("Teilen");
    expect(screen.getByRole("dialog", { name: "Diese Antwort teilen?" })).toBeDefined();
    expect(screen.getByRole("button", { name: "Abbrechen" })).toBeDefined();
    await press("Link erstellen");
    expect(screen.getByText(/^Lesbar bis 2026-05-31\./)).toBeDefined();
    expect(screen.getByRole("button", { name: "Link kopieren" })).toBeDefined();
    await press("Link löschen");
  });

  it("asks again under the same token after a lost reply, so that no link is left that nobody can delete", async () => {
    let isLost = true;
    const { sent } = stubAccountApi({
      "GET /api/auth/check": signedOut,
      "POST /api/shares": () => {
        if (isLost) throw new TypeError("Failed to fetch");
        return json(share(), 201);
      },
    });
    await keepTalk(talkId(1), [answered(1, { answer })]);
    await openTalk();
    await press("Share");
    await press("Make a link");
    expect(screen.getByText("The link could not be made. Please try again.")).toBeDefined();
    cleanup();
    isLost = false;
    await openTalk();
    await press("Share");
    await press("Make a link");
    const tokens = (sent("POST /api/shares") as { token: string }[]).map(({ token }) => token);
    expect(new Set(tokens).size).toBe(1);
  });

  it("is not offered for an answer that was not sealed, and says what the server refuses", async () => {
    stubAccountApi({
      "GET /api/auth/check": signedOut,
      "POST /api/shares": () => problem(429, "share_limit", "Twenty answers were shared."),
    });
    await keepTalk(talkId(1), [answered(1), answered(2, { answer })]);
    await openTalk();
    expect(screen.getAllByRole("button", { name: "Share" })).toHaveLength(1);
    await press("Share");
    await press("Make a link");
    expect(screen.getByText("Twenty answers were shared.")).toBeDefined();
  });

  it("ends with its talk: deleting that deletes its links first", async () => {
    const { sent } = stubAccountApi({
      "GET /api/auth/check": signedOut,
      "DELETE /api/shares/shared1": () => json({ ended: true }),
    });
    const links = [{ token: "f".repeat(32), seal: SEAL, id: "shared1" }];
    await keepTalk(talkId(1), [answered(1, { answer, links })]);
    await openTalk();
    await press("Options of question 1");
    await press("Delete");
    expect(sent("DELETE /api/shares/shared1")).toEqual([]);
    await pass(11_000);
    expect(sent("DELETE /api/shares/shared1")).toEqual([{ token: "f".repeat(32) }]);
  });
});

describe("a shared answer's page", () => {
  it("shows it as it was, with its moment, and leads to asking oneself", async () => {
    stubAccountApi({ "GET /api/auth/check": signedOut, "GET /api/shares/abc": () => json(share()) });
    const { history } = await openSite("/a/abc");
    await settle();
    expect(screen.getByRole("heading", { level: 2, name: "Bitcoin: an overview" })).toBeDefined();
    expect(screen.getByText("FROZEN")).toBeDefined();
    expect(screen.getByText("2026-03-02 10:00:00 UTC")).toBeDefined();
    expect(screen.queryByText(/ old$/)).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: /^Ask this yourself/ }));
    await settle();
    expect(history.location.pathname).toBe("/app");
    expect(screen.getByLabelText<HTMLTextAreaElement>("Your question").value).toBe("question 1");
  });

  it("speaks German around a German answer", async () => {
    const german = share({ reply: { ...sampleReply(), language: "de" } });
    stubAccountApi({ "GET /api/auth/check": signedOut, "GET /api/shares/abc": () => json(german) });
    await openSite("/a/abc");
    await settle();
    expect(screen.getByRole("heading", { level: 2, name: "Bitcoin: ein Überblick" })).toBeDefined();
    for (const words of ["UNVERÄNDERT", "lesbar bis 2026-05-31", "Ein Besucher fragte: „question 1“"])
      expect(screen.getByText(words)).toBeDefined();
    for (const name of [/^Selbst fragen/, "Melden", "Kopieren"])
      expect(screen.getByRole("button", { name })).toBeDefined();
  });

  it("quotes the visitor's words, until somebody reports them", async () => {
    const id = "a".repeat(22);
    let isReported = false;
    const { sent } = stubAccountApi({
      "GET /api/auth/check": signedOut,
      [`GET /api/shares/${id}`]: () => json(share(isReported ? { question: null, isReported } : {})),
      [`POST /api/shares/${id}/report`]: () => {
        isReported = true;
        return json({ reported: true });
      },
    });
    await openSite(`/a/${id}`);
    await settle();
    expect(screen.getByText("A visitor asked: “question 1”")).toBeDefined();
    await press("Report");
    expect(sent(`POST /api/shares/${id}/report`)).toHaveLength(1);
    expect(screen.getByText("Reported, not reviewed.")).toBeDefined();
    expect(screen.queryByText(/question 1/)).toBeNull();
    expect(screen.queryByRole("button", { name: "Report" })).toBeNull();
  });

  it.each([
    [404, "share_unknown", "No answer was shared at this address."],
    [410, "share_ended", "This shared answer was taken down."],
  ])("of one that is no more says why: %d", async (status, code, words) => {
    stubAccountApi({
      "GET /api/auth/check": signedOut,
      "GET /api/shares/abc": () => problem(status, code, words),
    });
    await openSite("/a/abc");
    await settle();
    expect(screen.getByText(words)).toBeDefined();
  });
});

describe("the account's shared answers", () => {
  it.each([
    [79, null],
    [80, /take 80% of the room there is/],
    [100, /nothing more is shared until you delete some/],
  ])("tell at %d%% of their room what is left of it", async (used, words) => {
    stubAccountApi({
      "GET /api/auth/check": () => signedIn(),
      "GET /api/shares": () => json({ storage: { used, limit: 100 }, shares: [share()] }),
    });
    await openSite("/account");
    await settle();
    expect(screen.getByText("question 1")).toBeDefined();
    const said = screen.queryByText(/room there is/)?.textContent ?? null;
    if (words) expect(said).toMatch(words);
    else expect(said).toBeNull();
  });

  it("are listed and deleted", async () => {
    let shares = [share()];
    const { sent } = stubAccountApi({
      "GET /api/auth/check": () => signedIn(),
      "GET /api/shares": () => json({ storage: { used: 0, limit: 1 }, shares }),
      [`DELETE /api/shares/${"a".repeat(22)}`]: () => {
        shares = [];
        return json({ ended: true });
      },
    });
    await openSite("/account");
    await settle();
    await press("Delete the link to: question 1");
    expect(sent(`DELETE /api/shares/${"a".repeat(22)}`)).toEqual([{ token: null }]);
    expect(screen.getByText(/^None yet\./)).toBeDefined();
  });
});
