import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { problem, sampleKey, signedIn, signedOut, stubAccountApi } from "../../../test/account-api.ts";
import { closeSite, json, openSite, pass } from "../../../test/site.tsx";

const TOKEN = "t".repeat(64);
const REQUEST = "POST /api/auth/request-link";
const VERIFY = "POST /api/auth/verify-token";
const CHECK = "GET /api/auth/check";

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>("button", { name });
const shown = (text: string | RegExp) => screen.queryByText(text) !== null;
const typeEmail = (email: string) =>
  fireEvent.change(screen.getByLabelText("Email"), { target: { value: email } });

async function send(email: string) {
  typeEmail(email);
  fireEvent.submit(screen.getByLabelText("Email"));
  await pass(10);
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(closeSite);

describe("asking for a link", () => {
  it("on /login: asks for the free plan, says that it is sent, and leads back", async () => {
    const { sent } = stubAccountApi({ [CHECK]: signedOut, [REQUEST]: () => json({ sent: true }) });
    await openSite("/login");
    const field = screen.getByLabelText<HTMLInputElement>("Email");
    expect([field.type, field.required]).toEqual(["email", true]);
    await send("ada@example.com");
    expect(sent(REQUEST)).toEqual([{ email: "ada@example.com", tier: "free" }]);
    expect(shown("Magic Link Sent!") && shown("Check your email to access your API dashboard")).toBe(true);
    expect(document.activeElement?.textContent).toBe("Check Your Email");
    fireEvent.click(button("Back to Login"));
    expect(button("Send Magic Link")).toBeDefined();
  });

  it("on /api-docs: asks for the chosen plan; the button waits for an address, and while the request runs", async () => {
    const { sent } = stubAccountApi({
      [CHECK]: signedOut,
      [REQUEST]: () => new Promise((resolve) => setTimeout(() => resolve(json({ sent: true })), 100)),
    });
    await openSite("/api-docs");
    expect(shown("Request API Access")).toBe(true);
    expect(button("Send Magic Link").disabled).toBe(true);
    fireEvent.click(screen.getByRole("radio", { name: /^Pre-Enigma/ }));
    typeEmail("  ");
    expect(button("Send Magic Link").disabled).toBe(true);
    await send("ada@example.com");
    expect(button("Send Magic Link").disabled).toBe(true);
    await pass(150);
    expect(sent(REQUEST)).toEqual([{ email: "ada@example.com", tier: "pre-enigma" }]);
    expect(shown("Check your email")).toBe(true);
    fireEvent.click(button("Back to form"));
    expect(shown("Request API Access")).toBe(true);
  });

  it("F-229: does the calculation that the server asks for, and says when a new address gets its link", async () => {
    const challenge = "1772445900000.3.salt.seal";
    const { sent } = stubAccountApi({
      [CHECK]: signedOut,
      [REQUEST]: (body) =>
        (body as { challenge?: string }).challenge
          ? json({ sent: true, by: "2026-03-02T15:00:00.000Z" })
          : problem(403, "challenge_needed", "A calculation first.", { challenge }),
    });
    await openSite("/login");
    await send("ada@example.com");
    await pass(200);
    const [, second] = sent(REQUEST) as { challenge?: string }[];
    expect(second?.challenge).toMatch(/^1772445900000\.3\.salt\.seal\.\d+$/);
    expect(shown("2026-03-02 15:00:00 UTC")).toBe(true);
  });

  it("F-229: if the queue is full, says that a new address got no link, and when to ask again", async () => {
    const again = "2026-03-02T15:00:00.000Z";
    stubAccountApi({ [CHECK]: signedOut, [REQUEST]: () => json({ sent: true, again }) });
    await openSite("/login");
    await send("ada@example.com");
    expect(shown(/^If this address has signed in here before, a sign-in link is on its way/)).toBe(true);
    expect(shown(/If this address is new here, no link was sent: please ask again after/)).toBe(true);
    expect(shown("2026-03-02 15:00:00 UTC")).toBe(true);
  });

  it("offers to send again after a minute, not before", async () => {
    const { sent } = stubAccountApi({ [CHECK]: signedOut, [REQUEST]: () => json({ sent: true }) });
    await openSite("/login");
    await send("ada@example.com");
    expect(button(/^Send again in/).disabled).toBe(true);
    await pass(61_000);
    fireEvent.click(button("Send again"));
    await pass(10);
    expect(sent(REQUEST)).toHaveLength(2);
    expect(button(/^Send again in/).disabled).toBe(true);
  });

  it.each([
    ["the server's own words", () => problem(429, "rate_limited", "Wait 5 minutes."), "Wait 5 minutes."],
    ["the fallback", () => new Response("<html>", { status: 502 }), "Failed to send magic link"],
    ["the fallback", () => Promise.reject(new TypeError("offline")), "Failed to send magic link"],
  ])("a failure shows %s in a toast and beside the field", async (_case, answer, words) => {
    stubAccountApi({ [CHECK]: signedOut, [REQUEST]: answer });
    await openSite("/login");
    await send("ada@example.com");
    expect(screen.getByText("Error").closest('[data-toast="destructive"]')?.textContent).toContain(words);
    expect(screen.getByLabelText("Email").getAttribute("aria-invalid")).toBe("true");
    expect(screen.getAllByText(words)).toHaveLength(2);
  });
});

describe("an opened link", () => {
  for (const path of ["/auth/verify", "/api-docs"])
    it(`at ${path}: the token leaves the address before it is used, once, and the dashboard follows 1.5 s later`, async () => {
      let isIn = false;
      const { sent, calls } = stubAccountApi({
        [CHECK]: () => (isIn ? signedIn() : signedOut()),
        [VERIFY]: async () => {
          await new Promise((resolve) => setTimeout(resolve, 100));
          isIn = true;
          return json({ authenticated: true, email: "ada@example.com", offeredTier: "free" });
        },
      });
      const { history } = await openSite(`${path}?token=${TOKEN}`);
      expect(sent(VERIFY)).toEqual([{ token: TOKEN }]);
      expect(history.location.href).toBe("/auth/verify");
      expect(history.length).toBe(1);
      await pass(110);
      expect(shown("Welcome Back!")).toBe(true);
      const checks = calls(CHECK).length;
      expect(checks).toBeGreaterThan(1);
      await pass(1_300);
      expect(history.location.pathname).toBe("/auth/verify");
      await pass(300);
      expect(history.location.pathname).toBe("/api-docs");
      expect(shown("API Dashboard")).toBe(true);
      expect(sent(VERIFY)).toHaveLength(1);
    });

  it.each([
    ["no key yet to where the first is made", [], { tab: "keys" }],
    ["a key to the dashboard", [sampleKey()], {}],
  ])("leads an account with %s", async (_case, keys, search) => {
    let isIn = false;
    stubAccountApi({
      [CHECK]: () => (isIn ? signedIn() : signedOut()),
      "GET /api/keys": () => json({ keys }),
      [VERIFY]: () => {
        isIn = true;
        return json({ authenticated: true, email: "ada@example.com", offeredTier: "free" });
      },
    });
    const { history } = await openSite(`/auth/verify?token=${TOKEN}`);
    await pass(1_700);
    expect(history.location.pathname).toBe("/api-docs");
    expect(Object.fromEntries(new URLSearchParams(history.location.search))).toEqual(search);
  });

  it.each([
    ["the server's words", () => problem(410, "link_invalid", "Used already."), "Used already."],
    ["the fallback", () => new Response("", { status: 500 }), "Invalid or expired magic link"],
  ])("that is no good: %s, and /login 3 s later", async (_case, answer, words) => {
    stubAccountApi({ [CHECK]: signedOut, [VERIFY]: answer });
    const { history } = await openSite(`/auth/verify?token=${TOKEN}`);
    await pass(100);
    expect(screen.getByText("Authentication Failed").closest("[data-toast]")?.textContent).toContain(words);
    await pass(2_800);
    expect(history.location.pathname).toBe("/auth/verify");
    await pass(300);
    expect(history.location.pathname).toBe("/login");
  });

  it("that was used before, opened by somebody signed in, fails nobody: it leads to the dashboard", async () => {
    stubAccountApi({
      [CHECK]: () => signedIn(),
      [VERIFY]: () => problem(410, "link_used", "This link was used or replaced."),
    });
    const { history } = await openSite(`/auth/verify?token=${TOKEN}`);
    await pass(100);
    expect(shown("You are signed in already")).toBe(true);
    expect(shown("Authentication Failed")).toBe(false);
    await pass(1_500);
    expect(history.location.pathname).toBe("/api-docs");
  });

  it("without a token leads to /login", async () => {
    const { sent } = stubAccountApi({ [CHECK]: signedOut });
    const { history } = await openSite("/auth/verify");
    await pass(10);
    expect(history.location.pathname).toBe("/login");
    expect(sent(VERIFY)).toEqual([]);
  });

  it("from another browser waits for a click, names the address, and warns of whom it would sign out", async () => {
    const { sent } = stubAccountApi({
      [CHECK]: () => signedIn("bob@example.com"),
      [VERIFY]: ({ confirm }: { confirm?: boolean }) =>
        confirm
          ? json({ authenticated: true, email: "ada@example.com", offeredTier: "free" })
          : problem(409, "confirmation_needed", "Please confirm.", { email: "ada@example.com" }),
    });
    const { history } = await openSite(`/auth/verify?token=${TOKEN}`);
    await pass(10_000);
    expect(history.location.pathname).toBe("/auth/verify");
    expect(shown("Authentication Failed")).toBe(false);
    expect(screen.getByText(/^You are signed in here as/).textContent).toContain("bob@example.com");
    fireEvent.click(button("Sign in as ada@example.com"));
    await pass(100);
    expect(sent(VERIFY)).toEqual([{ token: TOKEN }, { token: TOKEN, confirm: true }]);
    expect(shown("Welcome Back!")).toBe(true);
  });
});

describe("where Cloudflare Turnstile is switched on", () => {
  it("each mail is requested with a token of its own", async () => {
    const render = vi.fn((_place: HTMLElement, options: { callback: (token: string) => void }) => {
      options.callback(`token ${render.mock.calls.length}`);
      return "w1";
    });
    await import("./turnstile.tsx");
    vi.stubGlobal("turnstile", { render, remove: () => {} });
    const { sent } = stubAccountApi({
      [CHECK]: signedOut,
      "GET /api/auth/form": () => json({ turnstileSiteKey: "0x4AAA" }),
      [REQUEST]: () => json({ sent: true }),
    });
    await openSite("/login");
    await pass(100);
    const script = document.head.querySelector<HTMLScriptElement>("script[src*='challenges.cloudflare.com']");
    script?.dispatchEvent(new Event("load"));
    await pass(100);
    typeEmail("ada@example.com");
    fireEvent.click(button("Send Magic Link"));
    await pass(100);
    expect(sent(REQUEST)).toEqual([
      { email: "ada@example.com", tier: "free", challenge: expect.any(String) },
    ]);
    await pass(61_000);
    fireEvent.click(button("Send again"));
    await pass(100);
    expect(sent(REQUEST)).toHaveLength(1);
    typeEmail("ada@example.com");
    fireEvent.click(button("Send Magic Link"));
    await pass(100);
    const tokens = sent(REQUEST).map((body) => (body as { challenge?: string }).challenge);
    expect(new Set(tokens).size).toBe(2);
  });
});

describe("the mail preview", () => {
  const mail = {
    from: "login@enigma.test",
    subject: "Your API Login Link",
    html: "<h1>Sign in to your API account</h1><script>parent.burnt = true</script>",
    text: "Sign in to your API account, in plain text",
    link: "https://enigma.test/api-docs?token=xxx",
  };

  it("shows the very HTML that is sent in a frame that runs no script, its text, and the details", async () => {
    stubAccountApi({ [CHECK]: signedOut, "GET /api/auth/email-preview": () => json(mail) });
    await openSite("/email-preview");
    const frame = screen.getByTitle<HTMLIFrameElement>("Sign-in mail");
    expect(frame.getAttribute("src")).toBe("/api/auth/email-preview.html");
    expect(frame.getAttribute("sandbox")).toBe("allow-same-origin");
    expect(shown(mail.from) && shown(mail.subject) && shown(mail.link)).toBe(true);
    expect(shown(/^15 minutes/)).toBe(true);
    fireEvent.click(screen.getByRole("radio", { name: "Mobile" }));
    expect(document.querySelector("[data-width=mobile]")).not.toBeNull();
    fireEvent.click(screen.getByRole("radio", { name: "Plain text" }));
    expect(shown(mail.text)).toBe(true);
    expect(screen.queryByTitle("Sign-in mail")).toBeNull();
  });
});
