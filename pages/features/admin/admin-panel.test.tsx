import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { problem, signedIn, signedOut, stubAccountApi } from "../../test/account-api.ts";
import {
  ADDRESS,
  asAdmin,
  sampleDistribution,
  sampleEntry,
  sampleParked,
  sampleReversed,
} from "../../test/admin-api.ts";
import { closeSite, json, openSite, pass } from "../../test/site.tsx";

const LIST = "GET /api/admin/ngma-distributions/pending";
const PARKED = "GET /api/admin/payments/parked";
const AUDIT = "GET /api/admin/audit";
const STATUS = "POST /api/admin/ngma-distributions/d1/status";
const REVERSED = "GET /api/admin/payments/reversed";
const REINSTATE = "POST /api/admin/payments/p1/reinstate";
const DECISION = "POST /api/admin/payments/p1/decision";
const HASH = "5".repeat(88);

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>("button", { name });
const noButton = (name: string | RegExp) => screen.queryByRole("button", { name }) === null;
const shown = (text: string | RegExp) => screen.queryByText(text) !== null;
const hashField = () => screen.getByLabelText<HTMLInputElement>(/^Transaction hash of 1,000 NGMA/);
const row = () => screen.getAllByRole("row").at(-1) as HTMLElement;
const cells = (of: HTMLElement) => [...of.children].map((cell) => cell.textContent);
const heads = () => screen.getAllByRole("columnheader").map(({ textContent }) => textContent);

const admin = { "GET /api/auth/check": () => asAdmin(), [LIST]: () => json([sampleDistribution()]) };
/** A list of one that the status call changes. */
function stubHandOut(first: Parameters<typeof sampleDistribution>[0], after: typeof first = {}) {
  let distribution = sampleDistribution(first);
  return stubAccountApi({
    ...admin,
    [LIST]: () => json(distribution.distributionStatus === "confirmed" ? [] : [distribution]),
    [STATUS]: () => {
      distribution = { ...distribution, ...after };
      return json({ success: true, distribution });
    },
  });
}
const settle = () => pass(50);

beforeEach(() => void vi.useFakeTimers({ now: Date.parse("2026-03-02T12:00:00Z") }));
afterEach(closeSite);

describe("who sees /admin", () => {
  it("a visitor is asked to sign in, and nothing else is requested", async () => {
    const { calls } = stubAccountApi({ "GET /api/auth/check": signedOut });
    await openSite("/admin");
    await settle();
    expect(shown("Please sign in")).toBe(true);
    const [, login] = screen.getAllByRole("link", { name: "Log in" });
    expect(login?.getAttribute("href")).toBe("/login");
    expect(calls(LIST)).toEqual([]);
  });

  it("somebody who is no admin gets a page that says so", async () => {
    const { calls } = stubAccountApi({ "GET /api/auth/check": () => signedIn("eve@example.com") });
    await openSite("/admin?tab=parked");
    await settle();
    expect(shown("This page is for admins") && shown("eve@example.com")).toBe(true);
    expect(button("Logout")).toBeDefined();
    expect([...calls(LIST), ...calls(PARKED)]).toEqual([]);
  });
});

describe("distributions", () => {
  it("are listed with the columns of the catalogue", async () => {
    stubAccountApi(admin);
    await openSite("/admin");
    await settle();
    expect(heads()).toEqual([
      "Date",
      "NGMA Amount",
      "USD Amount",
      "Payment Method",
      "Delivery Address",
      "Status",
      "Actions",
    ]);
    expect(cells(row()).slice(0, 6)).toEqual([
      "2026-03-01buyer@example.com",
      "1,000",
      "$25.00",
      "CryptoPolygon",
      expect.stringContaining("7xKXtg2C…osgAsU"),
      "Pending",
    ]);
    const link = screen.getByRole("link", { name: /^Payment on PolygonScan/ });
    expect(link.getAttribute("href")).toBe("https://polygonscan.com/tx/0xabc");
    expect(shown(/^1 distribution · 1,000 NGMA · \$25\.00/)).toBe(true);
    const csv = screen.getByRole("link", { name: "Export CSV" });
    expect(csv.getAttribute("href")).toBe("/api/admin/ngma-distributions/export.csv");
  });

  it("the whole address is copied", async () => {
    const copied = vi.fn(() => Promise.resolve());
    vi.stubGlobal("navigator", Object.assign(navigator, { clipboard: { writeText: copied } }));
    stubAccountApi(admin);
    await openSite("/admin");
    await settle();
    fireEvent.click(within(row()).getByRole("button", { name: "Copy" }));
    await settle();
    expect(copied).toHaveBeenCalledWith(ADDRESS);
    expect(shown("Copied!")).toBe(true);
  });

  it("a card's payment has no explorer", async () => {
    const card = { paymentMethod: "card", purchaseNetwork: null, purchaseTxHash: "cs_1" } as const;
    stubAccountApi({ ...admin, [LIST]: () => json([sampleDistribution(card)]) });
    await openSite("/admin");
    await settle();
    expect(cells(row())[3]).toBe("Card");
    expect(shown("cs_1") && screen.queryByRole("link", { name: /^Payment on/ }) === null).toBe(true);
  });

  it("an empty list says so", async () => {
    stubAccountApi({ ...admin, [LIST]: () => json([]) });
    await openSite("/admin");
    await settle();
    expect(shown("No pending distributions")).toBe(true);
  });

  it("while they load there are rows in their place, and a failure says what happened", async () => {
    let answer: (reply: Response) => void = () => {};
    stubAccountApi({ ...admin, [LIST]: () => new Promise<Response>((resolve) => (answer = resolve)) });
    await openSite("/admin");
    await settle();
    expect(shown("Loading distributions")).toBe(true);
    answer(problem(503, "misconfigured", "Not set up."));
    await settle();
    expect(shown("Not set up.") && shown("Request r1")).toBe(true);
  });

  it.each(["", "   ", "123456789", "  123456789  "])("'%s' is no transaction hash", async (typed) => {
    const { sent } = stubHandOut({});
    await openSite("/admin");
    await settle();
    fireEvent.change(hashField(), { target: { value: typed } });
    fireEvent.click(button("Mark as Sent"));
    await settle();
    expect(shown("Transaction Hash Required")).toBe(true);
    expect(shown("Please enter a valid Solana transaction hash.")).toBe(true);
    expect(sent(STATUS)).toEqual([]);
  });

  it("one is marked as sent by its hash", async () => {
    const after = {
      distributionStatus: "sent",
      distributionTxHash: HASH,
      claimedBy: "ada@example.com",
    } as const;
    const { sent } = stubHandOut({}, after);
    await openSite("/admin");
    await settle();
    fireEvent.change(hashField(), { target: { value: ` ${HASH} ` } });
    fireEvent.click(button("Mark as Sent"));
    await settle();
    expect(sent(STATUS)).toEqual([{ status: "sent", txHash: HASH }]);
    expect(shown("Status Updated")).toBe(true);
    expect(cells(row())[5]).toBe("SentUnverified");
    const link = screen.getByRole("link", { name: /^View Distribution/ });
    expect(link.getAttribute("href")).toBe(`https://solscan.io/tx/${HASH}`);
    expect(noButton("Mark as Sent")).toBe(true);
  });

  it("a refusal shows the server's message, keeps what was typed and reloads the list", async () => {
    const { calls } = stubAccountApi({
      ...admin,
      [STATUS]: () => problem(409, "distribution_taken", "Another admin is sending this one."),
    });
    await openSite("/admin");
    await settle();
    const before = calls(LIST).length;
    fireEvent.change(hashField(), { target: { value: HASH } });
    fireEvent.click(button("Mark as Sent"));
    await settle();
    expect(shown("Update Failed") && shown("Another admin is sending this one.")).toBe(true);
    expect(hashField().value).toBe(HASH);
    expect(calls(LIST).length).toBeGreaterThan(before);
  });

  it("one is claimed and given back", async () => {
    const { sent } = stubHandOut({}, { claimedBy: "ada@example.com", claimedAt: "2026-03-02T12:00:00.000Z" });
    await openSite("/admin");
    await settle();
    fireEvent.click(button(/^Claim/));
    await settle();
    expect(shown(/^You are sending this/)).toBe(true);
    fireEvent.click(button(/^Release/));
    await settle();
    expect(sent(STATUS)).toEqual([{ status: "claim" }, { status: "release" }]);
  });

  it("what another admin claimed cannot be sent, and can be taken over after half an hour", async () => {
    const { sent } = stubHandOut({ claimedBy: "bob@example.com", claimedAt: "2026-03-02T11:31:00.000Z" });
    await openSite("/admin");
    await settle();
    expect(shown(/^bob@example.com is sending this, for 29 min/)).toBe(true);
    expect(hashField().disabled && button("Mark as Sent").disabled).toBe(true);
    expect(noButton(/^(Claim|Take over|Release)/)).toBe(true);
    await pass(60_000);
    fireEvent.click(button(/^Take over/));
    await settle();
    expect(sent(STATUS)).toEqual([{ status: "claim" }]);
  });

  it("what is held has no way to be sent", async () => {
    stubHandOut({ held: true });
    await openSite("/admin");
    await settle();
    expect(shown(/^Held: the purchase was refunded or disputed/)).toBe(true);
    expect(noButton(/^(Mark as Sent|Claim)/)).toBe(true);
  });

  it("a sent one is confirmed, leaves the list, and the focus goes to the heading", async () => {
    const { sent } = stubHandOut(
      { distributionStatus: "sent", distributionTxHash: HASH, verified: true, claimedBy: "bob@example.com" },
      { distributionStatus: "confirmed" },
    );
    await openSite("/admin");
    await settle();
    expect(shown("Verified on Solana")).toBe(true);
    expect(noButton(/^Correct hash/)).toBe(true);
    fireEvent.click(button(/^Confirm/));
    await settle();
    expect(sent(STATUS)).toEqual([{ status: "confirmed" }]);
    expect(shown("Status Updated") && shown("No pending distributions")).toBe(true);
    expect(document.activeElement?.textContent).toBe("NGMA distributions");
  });

  it("a mistyped hash is corrected in a dialog", async () => {
    const wrong = { distributionStatus: "sent", distributionTxHash: "4".repeat(88) } as const;
    const { sent } = stubHandOut({ ...wrong, claimedBy: "ada@example.com" }, { distributionTxHash: HASH });
    await openSite("/admin");
    await settle();
    fireEvent.click(button(/^Correct hash/));
    fireEvent.change(screen.getByLabelText(/^The right transaction hash/), { target: { value: HASH } });
    fireEvent.click(button("Correct"));
    await settle();
    expect(sent(STATUS)).toEqual([{ status: "sent", txHash: HASH }]);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("the status filter is in the address", async () => {
    const asked: string[] = [];
    stubAccountApi({
      ...admin,
      [LIST]: (_body, url) => {
        asked.push(url.search);
        return json([sampleDistribution()]);
      },
    });
    const { history } = await openSite("/admin?status=sent");
    await settle();
    expect(asked[0]).toBe("?status=sent");
    fireEvent.click(screen.getByRole("radio", { name: "Pending" }));
    await settle();
    expect(history.location.search).toBe("?status=pending");
    expect(asked.at(-1)).toBe("?status=pending");
    fireEvent.click(screen.getByRole("radio", { name: "All" }));
    await settle();
    expect(history.location.search).toBe("");
  });

  it("more than a page is loaded by the last row", async () => {
    const page = Array.from({ length: 100 }, (_, i) => sampleDistribution({ id: `d${i}` }));
    const asked: string[] = [];
    stubAccountApi({
      ...admin,
      [LIST]: (_body, url) => {
        asked.push(url.search);
        return json(url.searchParams.has("after") ? [sampleDistribution({ id: "last" })] : page);
      },
    });
    await openSite("/admin");
    await settle();
    fireEvent.click(button("Load more"));
    await settle();
    expect(asked.at(-1)).toBe("?after=d99");
    expect(shown(/^101 distributions/)).toBe(true);
    expect(noButton("Load more")).toBe(true);
  });

  it("F-151: what a stranger wrote is shown as text, never as a link", async () => {
    const evil = `"<img src=x onerror=alert(1)>"@example.com`;
    const address = `<script>alert(1)</script>${ADDRESS}`;
    const purchaseTxHash = `"><script>alert(1)</script>/../../../evil`;
    const claimedBy = "<b>bob</b>";
    stubAccountApi({
      ...admin,
      [LIST]: () =>
        json([sampleDistribution({ email: evil, walletAddress: address, purchaseTxHash, claimedBy })]),
    });
    await openSite("/admin");
    await settle();
    expect(shown(evil) && shown(/^<b>bob<\/b> is sending this/)).toBe(true);
    expect(row().querySelectorAll("img, script, b")).toHaveLength(0);
    const { href } = screen.getByRole<HTMLAnchorElement>("link", { name: /^Payment on/ });
    expect(href).toBe(`https://polygonscan.com/tx/${encodeURIComponent(purchaseTxHash)}`);
  });
});

describe("parked payments", () => {
  const parked = { ...admin, [PARKED]: () => json([sampleParked()]) };

  it("are listed with what came, what was asked for, and why they wait", async () => {
    stubAccountApi(parked);
    await openSite("/admin?tab=parked");
    await settle();
    expect(cells(row()).slice(0, 5)).toEqual([
      "2026-03-01buyer@example.com",
      "Base ↗from 0x529084…169ee7",
      "19.5 USDC",
      "20.000123 USDCPre-Enigma, 1 monthOrder partly paid",
      "Less arrived than was asked for.payment_short",
    ]);
  });

  it("one is granted, with a note", async () => {
    let decided = false;
    const { sent } = stubAccountApi({
      ...parked,
      [PARKED]: () => json(decided ? [] : [sampleParked()]),
      [DECISION]: () => {
        decided = true;
        return json({ success: true });
      },
    });
    await openSite("/admin?tab=parked");
    await settle();
    fireEvent.click(button(/^Grant:/));
    expect(button("Grant").disabled).toBe(true);
    fireEvent.change(screen.getByLabelText("Note for the audit log"), { target: { value: "  " } });
    expect(button("Grant").disabled).toBe(true);
    fireEvent.change(screen.getByLabelText("Note for the audit log"), {
      target: { value: " a cent short " },
    });
    fireEvent.click(button("Grant"));
    await settle();
    expect(sent(DECISION)).toEqual([{ decision: "grant", note: "a cent short" }]);
    expect(shown("Status Updated") && shown(/^No parked payments/)).toBe(true);
    expect(document.activeElement?.textContent).toBe("Parked payments");
  });

  it("a refund is noted with its transaction; when that fails nothing typed is lost", async () => {
    const claim = { by: "ada@example.com", at: "2026-03-02T09:00:00.000Z" };
    const { sent } = stubAccountApi({
      ...admin,
      [PARKED]: () => json([sampleParked({ refundAddress: "0x1", refundClaim: claim })]),
      [DECISION]: () => problem(409, "decision_made", "This payment was already decided."),
    });
    await openSite("/admin?tab=parked");
    await settle();
    expect(noButton(/^Grant:/)).toBe(true);
    fireEvent.click(button(/^Refund:/));
    fireEvent.change(screen.getByLabelText("Note for the audit log"), { target: { value: "sent back" } });
    expect(button("Note the refund").disabled).toBe(true);
    fireEvent.change(screen.getByLabelText("Refund transaction on Base"), { target: { value: "0x99" } });
    fireEvent.click(button("Note the refund"));
    await settle();
    expect(sent(DECISION)).toEqual([{ decision: "refund", note: "sent back", refundTxHash: "0x99" }]);
    expect(shown("Update Failed") && shown("This payment was already decided.")).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>("Refund transaction on Base").value).toBe("0x99");
  });

  it("a card's payment has no explorer, and its refund an id", async () => {
    const card = { network: null, txHash: "in_1", symbol: "USD" };
    stubAccountApi({ ...admin, [PARKED]: () => json([sampleParked(card)]) });
    await openSite("/admin?tab=parked");
    await settle();
    expect(cells(row())[1]).toContain("Cardin_1");
    fireEvent.click(button(/^Refund:/));
    expect(screen.getByLabelText("Refund's id at the card provider")).toBeDefined();
  });

  it("money without an owner is assigned to one, or granted for a named order; it cannot be refunded unasked", async () => {
    const nobody = { email: null, asked: null, product: null, sender: null };
    stubAccountApi({ ...admin, [PARKED]: () => json([sampleParked(nobody)]) });
    await openSite("/admin?tab=parked");
    await settle();
    expect(noButton(/^Refund/)).toBe(true);
    fireEvent.click(button(/^Grant/));
    expect(screen.getByLabelText("Id of the order it pays")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
    fireEvent.click(button(/^Assign/));
    expect(screen.getByLabelText("Owner’s e-mail")).toBeDefined();
  });

  it("a refund on a network is claimed before it is sent", async () => {
    const rows = [sampleParked({ refundAddress: "0x1111" })];
    const { sent } = stubAccountApi({
      ...admin,
      [PARKED]: () => json(rows),
      [DECISION]: () => {
        rows[0] = sampleParked({
          refundAddress: "0x1111",
          refundClaim: { by: "ada@example.com", at: "2026-03-02T09:00:00.000Z" },
        });
        return json({ success: true });
      },
    });
    await openSite("/admin?tab=parked");
    await settle();
    expect(noButton(/^Refund/)).toBe(true);
    fireEvent.click(button(/^Claim refund:/));
    fireEvent.click(button("Claim"));
    await settle();
    expect(sent(DECISION)).toEqual([{ decision: "claim refund" }]);
    expect(shown(/^Being sent back by ada@example.com/)).toBe(true);
    expect(noButton(/^Refund:/)).toBe(false);
  });

  it("a refund names the address its buyer confirmed, or says that there is none", async () => {
    const home = "0x1111111111111111111111111111111111111111";
    const rows = [sampleParked({ id: "a", refundAddress: home }), sampleParked({ id: "b" })];
    stubAccountApi({ ...admin, [PARKED]: () => json(rows) });
    await openSite("/admin?tab=parked");
    await settle();
    const [first, second] = screen.getAllByRole("button", { name: /^Claim refund/ });
    fireEvent.click(first as HTMLElement);
    expect(screen.getByRole("dialog").textContent).toContain(home);
    fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
    fireEvent.click(second as HTMLElement);
    expect(screen.getByRole("dialog").textContent).toContain("has not confirmed an address");
  });
});

describe("more parked payments than a page has", () => {
  it("are loaded behind the last row", async () => {
    const asked: string[] = [];
    stubAccountApi({
      ...admin,
      [PARKED]: (_body, url) => {
        asked.push(url.search);
        const first = Array.from({ length: 100 }, (_, i) => sampleParked({ id: `p${i}` }));
        return json(url.search === "" ? first : [sampleParked({ id: "last", email: "late@example.com" })]);
      },
    });
    await openSite("/admin?tab=parked");
    await settle();
    fireEvent.click(button("Load more"));
    await settle();
    expect([asked[0], asked.at(-1)]).toEqual(["", "?after=p99"]);
    expect(cells(row())[0]).toContain("late@example.com");
    expect(noButton("Load more")).toBe(true);
  });

  it("say what proves whose they are, and who claims what nothing proves", async () => {
    const claims = [{ by: "eve@example.com", at: "2026-03-01T10:00:00.000Z" }];
    stubAccountApi({ ...admin, [PARKED]: () => json([sampleParked({ proof: "wallet", claims })]) });
    await openSite("/admin?tab=parked");
    await settle();
    expect(cells(row())[3]).toContain("The buyer signed for the sending wallet.");
    expect(cells(row())[3]).toContain("Claimed by eve@example.com on 2026-03-01, without proof");
  });
});

describe("payments that were taken back", () => {
  it("are listed with what they bought and why they were taken back", async () => {
    stubAccountApi({ ...admin, [REVERSED]: () => json([sampleReversed()]) });
    await openSite("/admin");
    await settle();
    fireEvent.click(screen.getByRole("link", { name: "Reversed" }));
    await settle();
    expect(heads()).toEqual(["Date", "Payment", "Received", "Bought", "Reversed", "Actions"]);
    expect(cells(row()).slice(0, 5)).toEqual([
      "2026-03-01buyer@example.com",
      "Cardin_1",
      "155.25 USD",
      "Enigmatic, 1 month",
      "2026-03-08disputed",
    ]);
  });

  it("one is reinstated, with a note, and leaves the list", async () => {
    let done = false;
    const { sent } = stubAccountApi({
      ...admin,
      [REVERSED]: () => json(done ? [] : [sampleReversed()]),
      [REINSTATE]: () => {
        done = true;
        return json({ success: true });
      },
    });
    await openSite("/admin?tab=reversed");
    await settle();
    fireEvent.click(button("Reinstate: 155.25 USD of buyer@example.com"));
    expect(button("Reinstate").disabled).toBe(true);
    fireEvent.change(screen.getByLabelText("Note for the audit log"), { target: { value: " dispute won " } });
    fireEvent.click(button("Reinstate"));
    await settle();
    expect(sent(REINSTATE)).toEqual([{ note: "dispute won" }]);
    expect(shown("The payment was reinstated") && shown(/^Nothing was reversed/)).toBe(true);
    expect(document.activeElement?.textContent).toBe("Reversed");
  });

  it("a refusal shows the server's message, and the note stays", async () => {
    stubAccountApi({
      ...admin,
      [REVERSED]: () => json([sampleReversed()]),
      [REINSTATE]: () => problem(409, "decision_made", "This payment was already decided."),
    });
    await openSite("/admin?tab=reversed");
    await settle();
    fireEvent.click(button(/^Reinstate:/));
    const note = () => screen.getByLabelText<HTMLTextAreaElement>("Note for the audit log");
    fireEvent.change(note(), { target: { value: "dispute won" } });
    fireEvent.click(button("Reinstate"));
    await settle();
    expect(shown("This payment was already decided.")).toBe(true);
    expect(note().value).toBe("dispute won");
  });
});

describe("the audit log", () => {
  it("is one payment's from its row, or all of it", async () => {
    const asked: string[] = [];
    stubAccountApi({
      ...admin,
      [AUDIT]: (_body, url) => {
        asked.push(url.search);
        return json([sampleEntry({ detail: "<b>x</b>" })]);
      },
    });
    const { history } = await openSite("/admin");
    await settle();
    fireEvent.click(screen.getByRole("link", { name: "History" }));
    await settle();
    expect(history.location.search).toBe("?tab=audit&subject=d1");
    expect(cells(row())).toEqual([
      "2026-03-02 09:00:00 UTC",
      "ada@example.com",
      "distribution claimed",
      "d1",
      "<b>x</b>",
    ]);
    fireEvent.click(screen.getByRole("link", { name: "All entries" }));
    await settle();
    expect([asked[0], asked.at(-1)]).toEqual(["?subject=d1", ""]);
    const current = screen.getAllByRole("link", { current: "page" }).map(({ textContent }) => textContent);
    expect(current).toContain("Audit log");
    expect(current).not.toContain("Distributions");
  });
});
