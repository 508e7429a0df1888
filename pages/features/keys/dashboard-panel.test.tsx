import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ENDPOINTS } from "../../../shared/endpoints.ts";
import { NO_LIMITS } from "../../../shared/key-requests.ts";
import { ACCOUNT_DATA } from "../../api/account.ts";
import {
  problem,
  sampleCall,
  sampleKey,
  sampleUsage,
  signedIn,
  signedOut,
  stubAccountApi,
} from "../../test/account-api.ts";
import { closeSite, json, openSite, pass } from "../../test/site.tsx";
// Loaded before a test begins, so that none waits for a file.
import "./list/keys-panel.tsx";
import "./usage/usage-panel.tsx";

const KEYS = "GET /api/keys";
const USAGE = "GET /api/keys/usage";
const SECRET = "ngma_live_1aaaaaaaabbbbbbbb";

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>("button", { name });
const shown = (text: string | RegExp) => screen.queryByText(text) !== null;
const row = (name: string) => screen.getByRole("rowheader", { name }).closest("tr") as HTMLElement;
const cells = (of: HTMLElement) => [...of.children].map((cell) => cell.textContent);
/** The only one that is marked as the place where one is. */
function selectedTab() {
  const tab = screen.getByRole("tab", { selected: true });
  const others = screen.getAllByRole("tab", { selected: false });
  expect(others.map((other) => other.getAttribute("aria-current"))).toEqual(others.map(() => null));
  return tab.textContent;
}

const account = {
  "GET /api/auth/check": () => signedIn(),
  [KEYS]: () => json({ keys: [sampleKey()] }),
  [USAGE]: () => json(sampleUsage()),
};

beforeEach(() => void vi.useFakeTimers({ now: Date.parse("2026-03-02T12:00:00Z") }));
afterEach(closeSite);

describe("the dashboard", () => {
  it("waits for the check, then shows plan with e-mail, credits used of the limit, and remaining credits", async () => {
    stubAccountApi({
      ...account,
      "GET /api/auth/check": () => new Promise((resolve) => setTimeout(() => resolve(signedIn()), 500)),
    });
    await openSite("/api-docs");
    expect(shown("Checking who is signed in")).toBe(true);
    await pass(600);
    await pass(10);
    expect(shown("API Dashboard")).toBe(true);
    const values = ["Plan", "Credits Used", "Remaining credits"].map(
      (name) => screen.getByText(name).parentElement?.textContent,
    );
    expect(values[0]).toContain("Free");
    expect(values[0]).toContain("ada@example.com");
    expect(values[1]).toContain("12of 100 this month");
    expect(values[2]).toContain("88");
    expect(selectedTab()).toBe("Endpoints");
    expect(screen.getByRole("link", { name: /^API Playground/ }).getAttribute("href")).toBe(
      "/api-playground",
    );
  });

  it("asks for keys and usage only when somebody is signed in", async () => {
    const { calls } = stubAccountApi({ ...account, "GET /api/auth/check": signedOut });
    await openSite("/api-docs?tab=usage");
    expect([calls(KEYS), calls(USAGE)]).toEqual([[], []]);
  });

  it("keeps the tab in the address; arrow keys go from tab to tab", async () => {
    stubAccountApi(account);
    const { history } = await openSite("/api-docs?tab=keys");
    expect(selectedTab()).toBe("API Keys");
    fireEvent.keyDown(screen.getByRole("tab", { selected: true }), { key: "ArrowRight" });
    await pass(10);
    expect(selectedTab()).toBe("Usage History");
    expect(history.location.search).toBe("?tab=usage");
    fireEvent.keyDown(screen.getByRole("tab", { selected: true }), { key: "Home" });
    await pass(10);
    expect(history.location.search).toBe("");
  });

  it("lists every endpoint with its cost and a command each", async () => {
    stubAccountApi(account);
    await openSite("/api-docs");
    for (const name of ENDPOINTS) {
      const endpoint = screen.getByRole("region", { name: `/api/v1/${name}` });
      expect(endpoint.textContent).toContain(name === "screen" ? "GET" : "POST");
      expect(endpoint.textContent).toContain("1 credit");
      expect(endpoint.textContent).toContain(
        `/api/v1/${name}${name === "screen" ? "?where=rsi_14%3C30" : ""}' \\`,
      );
    }
  });

  it("logs out: back to the form, and nothing of the account is kept", async () => {
    stubAccountApi({ ...account, "POST /api/auth/logout": signedOut });
    const { client } = await openSite("/api-docs?tab=keys");
    fireEvent.click(button("Logout"));
    await pass(10);
    expect(shown("Logged Out") && shown("Request API Access")).toBe(true);
    expect(client.getQueryCache().findAll({ queryKey: ACCOUNT_DATA })).toEqual([]);
  });

  it("a page without its data says so with the request's id, and asks again", async () => {
    let broken = true;
    stubAccountApi({
      ...account,
      [KEYS]: () => (broken ? problem(503, "account_unavailable", "Not now.") : json({ keys: [] })),
    });
    await openSite("/api-docs?tab=keys");
    expect(shown("Not now.") && shown("Request r1")).toBe(true);
    broken = false;
    fireEvent.click(button("Try again"));
    await pass(10);
    expect(shown(/^No keys yet/)).toBe(true);
  });
});

describe("keys", () => {
  it("are listed with name, masked preview, status, created and last used", async () => {
    stubAccountApi({
      ...account,
      [KEYS]: () =>
        json({
          keys: [
            sampleKey(),
            sampleKey({ id: "k2", name: "old", isActive: false, lastUsedAt: "2026-03-02T11:00:00.000Z" }),
            sampleKey({ id: "k3", name: "rolled", endsAt: "2026-03-03T11:30:00.000Z" }),
          ],
        }),
    });
    await openSite("/api-docs?tab=keys");
    expect(cells(row("production")).slice(0, 6)).toEqual([
      "production",
      "ngma_live_...7q2f",
      "Active",
      "3",
      "2026-03-01",
      "Never",
    ]);
    expect(cells(row("old")).slice(2, 6)).toEqual(["Revoked", "3", "2026-03-01", "1 h ago"]);
    expect(cells(row("rolled"))[2]).toBe("Active, ends in 23 h");
    expect(within(row("old")).queryByRole("button")).toBeNull();
    expect(button("Revoke production")).toBeDefined();
    expect(shown("2 active · limit 20")).toBe(true);
  });

  it("comes with a working command, is passed to the playground, and reports its first call", async () => {
    let lastUsedAt: string | null = null;
    const made = () =>
      sampleKey({ name: "laptop", keyPreview: `ngma_live_...${SECRET.slice(-4)}`, lastUsedAt });
    stubAccountApi({
      ...account,
      [KEYS]: () => json({ keys: [made()] }),
      "POST /api/keys": () => json({ apiKey: { ...made(), key: SECRET } }, 201),
    });
    const copied = vi.fn(() => Promise.resolve());
    vi.stubGlobal("navigator", Object.assign(navigator, { clipboard: { writeText: copied } }));
    const { router } = await openSite("/api-docs?tab=keys");
    const name = screen.getByLabelText<HTMLInputElement>("Key name");
    fireEvent.change(name, { target: { value: "laptop" } });
    fireEvent.submit(name);
    await pass(10);
    fireEvent.click(button("Copy curl"));
    await pass(10);
    expect(copied.mock.lastCall?.toString()).toContain(`X-API-Key: ${SECRET}"`);
    expect(shown("Waiting for your first call")).toBe(true);
    lastUsedAt = "2026-03-02T10:00:00.000Z";
    await pass(3_100);
    expect(shown("✓ Your first call is in.")).toBe(true);
    await act(() => router.navigate({ to: "/api-playground" }));
    await pass(10);
    expect(screen.getByLabelText<HTMLInputElement>("API key").value).toBe(SECRET);
  });

  it("a new one is shown until it is dismissed, on every tab, and the name field is empty again", async () => {
    const { sent, calls } = stubAccountApi({
      ...account,
      "POST /api/keys": ({ name }: { name: string }) =>
        json({ apiKey: { ...sampleKey({ name }), key: SECRET } }, 201),
    });
    const copied = vi.fn(() => Promise.resolve());
    vi.stubGlobal("navigator", Object.assign(navigator, { clipboard: { writeText: copied } }));
    const { client } = await openSite("/api-docs?tab=keys");
    expect(button("Create").disabled).toBe(true);
    const name = screen.getByLabelText<HTMLInputElement>("Key name");
    fireEvent.change(name, { target: { value: " laptop " } });
    expect(button("Create").disabled).toBe(false);
    fireEvent.submit(name);
    await pass(10);
    expect(sent("POST /api/keys")).toEqual([{ name: "laptop", mode: "live", limits: NO_LIMITS }]);
    expect(shown("API Key Created!") && shown("Save this key - it won't be shown again!")).toBe(true);
    expect(name.value).toBe("");
    expect(calls(KEYS).length).toBeGreaterThan(1);
    expect(document.activeElement?.textContent).toContain(SECRET);
    fireEvent.click(button("Copy key"));
    await pass(10);
    expect(copied).toHaveBeenCalledWith(SECRET);
    expect(shown("Copied!")).toBe(true);
    fireEvent.click(screen.getByRole("tab", { name: "Endpoints" }));
    await pass(10);
    expect(shown(SECRET)).toBe(true);
    fireEvent.click(button("Got it!"));
    expect(shown(SECRET)).toBe(false);
    await pass(10);
    const kept = [...client.getMutationCache().getAll(), ...client.getQueryCache().getAll()];
    expect(JSON.stringify(kept.map(({ state }) => state))).not.toContain(SECRET);
    expect(JSON.stringify(localStorage) + JSON.stringify(sessionStorage)).not.toContain(SECRET);
  });

  it("one that could not be made shows a toast, and the reason at the field", async () => {
    stubAccountApi({ ...account, "POST /api/keys": () => problem(409, "key_limit", "20 keys are enough.") });
    await openSite("/api-docs?tab=keys");
    const name = screen.getByLabelText<HTMLInputElement>("Key name");
    fireEvent.change(name, { target: { value: "one more" } });
    fireEvent.submit(name);
    await pass(10);
    expect(shown("Failed to create API key") && shown("20 keys are enough.")).toBe(true);
    expect(name.value).toBe("one more");
  });

  it("are revoked after a question", async () => {
    let isActive = true;
    const { calls } = stubAccountApi({
      ...account,
      [KEYS]: () => json({ keys: [sampleKey({ isActive })] }),
      "DELETE /api/keys/k1": () => {
        isActive = false;
        return json({ apiKey: sampleKey({ isActive }) });
      },
    });
    await openSite("/api-docs?tab=keys");
    fireEvent.click(button("Revoke production"));
    fireEvent.click(button("Cancel"));
    expect(screen.queryByRole("dialog")).toBeNull();
    fireEvent.click(button("Revoke production"));
    fireEvent.click(button("Revoke key"));
    await pass(10);
    expect(calls("DELETE /api/keys/k1")).toHaveLength(1);
    expect(shown("Key Revoked") && shown("API key has been deactivated")).toBe(true);
    expect(cells(row("production"))[2]).toBe("Revoked");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("one that could not be revoked is still there, and the toast says so", async () => {
    stubAccountApi({ ...account, "DELETE /api/keys/k1": () => new Response("", { status: 500 }) });
    await openSite("/api-docs?tab=keys");
    fireEvent.click(button("Revoke production"));
    fireEvent.click(button("Revoke key"));
    await pass(10);
    expect(shown("Failed to revoke API key")).toBe(true);
    expect(cells(row("production"))[2]).toBe("Active");
  });

  it("are rolled: the old one ends when one says", async () => {
    const { sent } = stubAccountApi({
      ...account,
      "POST /api/keys/k1/roll": () => json({ apiKey: { ...sampleKey({ id: "k2" }), key: SECRET } }, 201),
    });
    await openSite("/api-docs?tab=keys");
    fireEvent.click(button("Roll production"));
    fireEvent.click(screen.getByRole("radio", { name: "In 7 d" }));
    fireEvent.click(button("Roll key"));
    await pass(10);
    expect(sent("POST /api/keys/k1/roll")).toEqual([{ endsInHours: 168 }]);
    expect(shown(SECRET)).toBe(true);
  });
});

describe("what a key may do", () => {
  it("is chosen when it is made: a test key, with limits", async () => {
    const { sent } = stubAccountApi({
      ...account,
      "POST /api/keys": () => json({ apiKey: { ...sampleKey({ mode: "test" }), key: SECRET } }, 201),
    });
    await openSite("/api-docs?tab=keys");
    fireEvent.change(screen.getByLabelText("Key name"), { target: { value: "ci" } });
    fireEvent.click(screen.getByLabelText("Test"));
    fireEvent.change(screen.getByLabelText("Monthly budget, credits"), { target: { value: "50" } });
    fireEvent.change(screen.getByLabelText("Last day, UTC"), { target: { value: "2026-12-31" } });
    fireEvent.click(screen.getByLabelText("sentiment"));
    const networks = { target: { value: "203.0.113.0/24\n 2001:db8::/48 \n" } };
    fireEvent.change(screen.getByLabelText("Networks, one per line"), networks);
    fireEvent.submit(screen.getByLabelText("Key name"));
    await pass(10);
    expect(sent("POST /api/keys")).toEqual([
      {
        name: "ci",
        mode: "test",
        limits: {
          monthlyCredits: 50,
          endpoints: [
            "analyze",
            "recommendation",
            "technical",
            "fundamental",
            "forecast",
            "batch",
            "portfolio",
            "screen",
          ],
          networks: ["203.0.113.0/24", "2001:db8::/48"],
          origins: null,
          expiresAt: "2026-12-31T23:59:59.999Z",
        },
      },
    ]);
  });

  it("is shown in the list, and is changed in a dialog that says what was refused", async () => {
    const limits = {
      ...NO_LIMITS,
      monthlyCredits: 1_000,
      endpoints: ["forecast" as const],
      networks: ["10.0.0.1"],
    };
    const answers = [
      () => problem(400, "invalid_request", "Not so.", { "limits.networks.0": "Write a network." }),
      () => json({ apiKey: sampleKey() }),
    ];
    const { sent } = stubAccountApi({
      ...account,
      [KEYS]: () => json({ keys: [sampleKey({ mode: "test", limits, budgetUsed: 12 })] }),
      "PATCH /api/keys/k1": () => (answers.shift() ?? (() => json({})))(),
    });
    await openSite("/api-docs?tab=keys");
    for (const words of ["12 of 1,000 credits", "forecast", "1 network"])
      expect(within(screen.getByRole("rowheader")).getByText(words)).toBeTruthy();
    fireEvent.click(button("Limit production"));
    const dialog = within(screen.getByRole("dialog"));
    const field = dialog.getByLabelText<HTMLTextAreaElement>("Networks, one per line");
    expect(field.value).toBe("10.0.0.1");
    fireEvent.change(field, { target: { value: "nonsense" } });
    fireEvent.click(button("Save limits"));
    await pass(10);
    expect(dialog.getByRole("alert").textContent).toBe("Write a network.");
    fireEvent.change(field, { target: { value: "" } });
    fireEvent.click(button("Save limits"));
    await pass(10);
    expect(sent("PATCH /api/keys/k1").at(-1)).toEqual({ limits: { ...limits, networks: null } });
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("usage", () => {
  it("lists endpoint, method, status, credits, time and date; what is not 200 stands out", async () => {
    stubAccountApi({
      ...account,
      [USAGE]: () =>
        json(
          sampleUsage({
            usage: [sampleCall("c1"), sampleCall("c2", { statusCode: 503, endpoint: "/api/v1/analyze" })],
          }),
        ),
    });
    await openSite("/api-docs?tab=usage");
    expect(cells(row("/api/v1/technical"))).toEqual([
      "/api/v1/technical",
      "POST",
      "200",
      "1",
      "41",
      "",
      "production",
      "2026-03-02 09:08:07 UTC",
    ]);
    expect(within(row("/api/v1/analyze")).getByText("503").className).toBe("destructive");
    expect(within(row("/api/v1/technical")).getByText("200").className).toBe("");
  });

  it("filters by key and endpoint, in the address as well", async () => {
    const asked: string[] = [];
    stubAccountApi({
      ...account,
      [USAGE]: (_body, url) => {
        asked.push(url.search);
        return json(sampleUsage({ usage: [sampleCall("c1")] }));
      },
    });
    const { history } = await openSite("/api-docs?tab=usage&key=k1");
    expect(asked).toContain("?key=k1");
    fireEvent.change(screen.getByLabelText("Endpoint"), { target: { value: "technical" } });
    await pass(10);
    expect(history.location.search).toBe("?tab=usage&key=k1&endpoint=technical");
    expect(asked.at(-1)).toBe("?key=k1&endpoint=technical");
    fireEvent.change(screen.getByLabelText("Key"), { target: { value: "" } });
    await pass(10);
    expect(history.location.search).toBe("?tab=usage&endpoint=technical");
  });

  it("loads more by the cursor, until there is no more", async () => {
    stubAccountApi({
      ...account,
      [USAGE]: (_body, url) =>
        url.searchParams.get("cursor") === "7"
          ? json(sampleUsage({ usage: [sampleCall("c2", { endpoint: "/api/v1/sentiment" })] }))
          : json(sampleUsage({ usage: [sampleCall("c1")], nextCursor: "7" })),
    });
    await openSite("/api-docs?tab=usage");
    fireEvent.click(button("Load more"));
    await pass(10);
    expect(row("/api/v1/technical") && row("/api/v1/sentiment")).toBeDefined();
    expect(screen.queryByRole("button", { name: "Load more" })).toBeNull();
  });

  it("lists errors alone, each with its code and request id, and the days are of errors too", async () => {
    const asked: string[] = [];
    stubAccountApi({
      ...account,
      [USAGE]: (_body, url) => {
        asked.push(url.search);
        const refused = { statusCode: 422, code: "asset_unknown", creditsUsed: 0, id: "request-7" };
        return json(sampleUsage({ usage: [sampleCall("c1", refused)] }));
      },
    });
    const { history } = await openSite("/api-docs?tab=usage");
    fireEvent.change(screen.getByLabelText("Calls"), { target: { value: "errors" } });
    await pass(10);
    expect(history.location.search).toBe("?tab=usage&errors=true");
    expect(asked.at(-1)).toBe("?errors=true");
    expect(shown(/2 days, UTC · filtered/)).toBe(true);
    expect(row("/api/v1/technical").textContent).toContain("asset_unknown request-7");
  });

  it("without a call offers a command to make the first", async () => {
    stubAccountApi(account);
    await openSite("/api-docs?tab=usage");
    expect(shown(/^No calls yet/)).toBe(true);
    expect(screen.getByRole("figure", { name: "cURL" }).textContent).toContain("/api/v1/analyze");
  });

  it("draws calls a day, read out day by day, with a table that says the same", async () => {
    stubAccountApi({ ...account, [USAGE]: () => json(sampleUsage({ usage: [sampleCall("c1")] })) });
    await openSite("/api-docs?tab=usage");
    const reader = screen.getByRole("slider", { name: "Day" });
    expect(reader.getAttribute("aria-valuetext")).toBe("2026-03-02: 9 calls, 9 credits");
    fireEvent.change(reader, { target: { value: "0" } });
    expect(shown(/^2026-03-01: 4 calls, 1 error, 3 credits/)).toBe(true);
    const heights = [...document.querySelectorAll(".calls rect")].map((bar) => bar.getAttribute("height"));
    expect(heights.map(Number)).toEqual([(4 / 9) * 100, (1 / 9) * 100, 100, 0]);
    expect(cells(row("2026-03-01"))).toEqual(["2026-03-01", "4", "1", "3"]);
  });

  it("saves all pages as a CSV file", async () => {
    stubAccountApi({
      ...account,
      [KEYS]: () => json({ keys: [sampleKey({ name: "=cmd()" })] }),
      [USAGE]: (_body, url) =>
        url.searchParams.get("cursor") === "7"
          ? json(sampleUsage({ usage: [sampleCall("c2")] }))
          : json(sampleUsage({ usage: [sampleCall("c1")], nextCursor: "7" })),
    });
    const saved: Blob[] = [];
    vi.stubGlobal(
      "URL",
      Object.assign(URL, { createObjectURL: (blob: Blob) => saved.push(blob), revokeObjectURL() {} }),
    );
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
    await openSite("/api-docs?tab=usage");
    fireEvent.click(button("Export CSV"));
    await pass(10);
    const lines = (await saved[0]?.text())?.trim().split("\r\n") ?? [];
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain(",'=cmd(),k1,c1");
    expect(shown("2 calls")).toBe(true);
  });
});
