import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { keysReplySchema } from "../../../shared/keys.ts";
import type { Consent } from "../../../shared/oauth.ts";
import { DAY_MS, MINUTE_MS } from "../../../shared/time.ts";
import { call, readProblem } from "../ask.ts";
import { openPerson } from "../auth/person.ts";
import { passTime } from "../clock.ts";
import { payFor } from "../keys/account.ts";
import {
  callTool,
  giveConsent,
  openGrant,
  postForm,
  REDIRECT,
  readConsent,
  redirectOf,
  register,
  requestOf,
  tokensOf,
} from "../oauth/apps.ts";
import { ORIGIN, someAddress } from "../people.ts";

type Person = Awaited<ReturnType<typeof openPerson>>;

const listKeys = async (person: Person) =>
  keysReplySchema.parse(await (await person.browser.send("/api/keys")).json()).keys;
const errorOf = async (reply: Response) => [reply.status, (await reply.json<{ error: string }>()).error];
const INVALID_GRANT = [400, "invalid_grant"];

describe("a code", () => {
  it("used twice ends what it stood for: the thief and the app lose both", async () => {
    const person = await openPerson();
    const grant = await openGrant(person);
    const tokens = await tokensOf(await grant.redeem());
    expect((await callTool(tokens.access_token)).status).toBe(200);
    expect(await errorOf(await grant.redeem())).toEqual(INVALID_GRANT);
    expect((await callTool(tokens.access_token)).status).toBe(401);
    expect(await errorOf(await grant.refresh(tokens.refresh_token))).toEqual(INVALID_GRANT);
  });

  it("redeemed many times at once gives tokens once at most", async () => {
    const grant = await openGrant(await openPerson());
    const replies = await Promise.all(Array.from({ length: 8 }, () => grant.redeem()));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it.each([
    ["another verifier", { code_verifier: "b".repeat(43) }, "invalid_grant"],
    ["another redirect", { redirect_uri: "https://agent.example.com/other" }, "invalid_grant"],
    ["another app", { client_id: "app.x.y" }, "invalid_grant"],
    ["another audience", { resource: "https://other.example.com/mcp" }, "invalid_target"],
    ["a verifier too short", { code_verifier: "short" }, "invalid_request"],
  ])("with %s gives nothing", async (_, more, error) => {
    const person = await openPerson();
    const grant = await openGrant(person);
    expect(await errorOf(await grant.redeem(more))).toEqual([400, error]);
    expect(await listKeys(person)).toEqual([]);
  });

  it("that came with the wrong verifier is spent", async () => {
    const grant = await openGrant(await openPerson());
    await grant.redeem({ code_verifier: "b".repeat(43) });
    expect(await errorOf(await grant.redeem())).toEqual(INVALID_GRANT);
  });

  it("is good for a minute", async () => {
    const [early, late] = [await openGrant(await openPerson()), await openGrant(await openPerson())];
    passTime(MINUTE_MS - 1);
    expect((await early.redeem()).status).toBe(200);
    passTime(1);
    expect(await errorOf(await late.redeem())).toEqual(INVALID_GRANT);
  });

  it("is no token, and no token is a code", async () => {
    const grant = await openGrant(await openPerson());
    expect((await callTool(grant.code)).status).toBe(401);
    const tokens = await tokensOf(await grant.redeem());
    expect((await callTool(tokens.refresh_token)).status).toBe(401);
    expect(await errorOf(await grant.refresh(tokens.access_token))).toEqual(INVALID_GRANT);
  });
});

describe("a token", () => {
  it("opens the MCP door alone: the API refuses it", async () => {
    const grant = await openGrant(await openPerson());
    const { access_token } = await tokensOf(await grant.redeem());
    expect((await payFor(access_token, "Bitcoin")).status).toBe(401);
    expect((await callTool(access_token)).status).toBe(200);
  });

  it("is over after an hour, and then told so", async () => {
    const grant = await openGrant(await openPerson());
    const { access_token, expires_in } = await tokensOf(await grant.redeem());
    passTime(expires_in * 1_000 - 1);
    expect((await callTool(access_token)).status).toBe(200);
    passTime(1_000);
    const over = await callTool(access_token);
    expect(over.status).toBe(401);
    expect(over.headers.get("www-authenticate")).toContain('error="invalid_token"');
  });

  it("that gets the next is good once: used again, all of them end", async () => {
    const grant = await openGrant(await openPerson());
    const first = await tokensOf(await grant.redeem());
    const second = await tokensOf(await grant.refresh(first.refresh_token));
    expect((await callTool(first.access_token)).status).toBe(401);
    expect((await callTool(second.access_token)).status).toBe(200);
    expect(await errorOf(await grant.refresh(first.refresh_token))).toEqual(INVALID_GRANT);
    expect((await callTool(second.access_token)).status).toBe(401);
    expect(await errorOf(await grant.refresh(second.refresh_token))).toEqual(INVALID_GRANT);
  });

  it.each([
    ["another app", { client_id: "app.x.y" }, "invalid_grant"],
    ["another audience", { resource: `${ORIGIN}/api` }, "invalid_target"],
  ])("that gets the next does not for %s", async (_, more, error) => {
    const grant = await openGrant(await openPerson());
    const { refresh_token } = await tokensOf(await grant.redeem());
    expect(await errorOf(await grant.refresh(refresh_token, more))).toEqual([400, error]);
  });

  it("that was not used for 30 days is over", async () => {
    const person = await openPerson();
    const grant = await openGrant(person);
    const { refresh_token } = await tokensOf(await grant.redeem());
    passTime(30 * DAY_MS);
    expect(await errorOf(await grant.refresh(refresh_token))).toEqual(INVALID_GRANT);
  });

  it("can be given back by its app", async () => {
    const grant = await openGrant(await openPerson());
    const tokens = await tokensOf(await grant.redeem());
    expect((await postForm("/api/oauth/revoke", { token: tokens.access_token })).status).toBe(200);
    expect((await callTool(tokens.access_token)).status).toBe(401);
    expect((await postForm("/api/oauth/revoke", { token: "nobody's" })).status).toBe(200);
  });
});

describe("what an app spends", () => {
  it("is the plan's, and no more than it was allowed", async () => {
    const person = await openPerson();
    const grant = await openGrant(person, 50);
    const { access_token } = await tokensOf(await grant.redeem());
    const [key] = await listKeys(person);
    expect(key).toMatchObject({
      name: "agent.example.com (Agent)",
      isActive: true,
      limits: { monthlyCredits: 50 },
      app: { name: "Agent", host: "agent.example.com", clientId: grant.clientId },
    });
    const limited = await person.browser.send(`/api/keys/${key?.id}`, {
      method: "PATCH",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ limits: { monthlyCredits: 1 } }),
    });
    expect(limited.status).toBe(200);
    const ask = () => callTool(access_token, "forecast", { asset: "BTC" });
    expect(await (await ask()).text()).toContain('\\"creditsRemaining\\":99');
    expect(await (await ask()).text()).toContain("key_budget_exhausted");
    expect((await person.month()).creditsUsed).toBe(1);
  });

  it("goes on counting when its token is replaced", async () => {
    const person = await openPerson();
    const grant = await openGrant(person);
    const first = await tokensOf(await grant.redeem());
    await callTool(first.access_token, "forecast", { asset: "BTC" });
    const second = await tokensOf(await grant.refresh(first.refresh_token));
    await callTool(second.access_token, "forecast", { asset: "BTC" });
    expect(await listKeys(person)).toMatchObject([{ creditsUsed: 2, budgetUsed: 2 }]);
  });

  it("costs two calls of the account's object and no query of the database", async () => {
    const grant = await openGrant(await openPerson());
    const { access_token } = await tokensOf(await grant.redeem());
    await callTool(access_token, "forecast", { asset: "BTC" });
    const queries = vi.spyOn(env.DB, "prepare");
    const objects = vi.spyOn(env.CREDITS, "getByName");
    await callTool(access_token, "forecast", { asset: "BTC" });
    expect(objects).toHaveBeenCalledTimes(2);
    expect(queries).not.toHaveBeenCalled();
  });

  it.each([200, 1_000])("%i credits are more than a free plan has", async (credits) => {
    const person = await openPerson();
    const reply = await giveConsent(person, await requestOf(await register()), credits);
    expect(reply.status).toBe(400);
  });
});

describe("an account", () => {
  it("that is suspended has no apps any more, also once it is open again", async () => {
    const person = await openPerson();
    const [grant, waiting] = [await openGrant(person), await openGrant(person)];
    const tokens = await tokensOf(await grant.redeem());
    const account = env.CREDITS.getByName(person.id);
    await account.setStanding({ number: 1_000, state: "suspended", had: null });
    expect((await callTool(tokens.access_token)).status).toBe(401);
    expect(await errorOf(await grant.refresh(tokens.refresh_token))).toEqual(INVALID_GRANT);
    expect(await errorOf(await waiting.redeem())).toEqual(INVALID_GRANT);
    await account.setStanding({ number: 1_001, state: "open", had: null });
    expect((await callTool(tokens.access_token)).status).toBe(401);
    expect(await errorOf(await waiting.redeem())).toEqual(INVALID_GRANT);
  });

  it("that is closed has none either", async () => {
    const person = await openPerson();
    const grant = await openGrant(person);
    const tokens = await tokensOf(await grant.redeem());
    expect((await person.close()).status).toBe(200);
    expect((await callTool(tokens.access_token)).status).toBe(401);
    expect(await errorOf(await grant.refresh(tokens.refresh_token))).toEqual(INVALID_GRANT);
  });

  it("ends an app's access at once by revoking it, and cannot roll it into a key", async () => {
    const person = await openPerson();
    const grant = await openGrant(person);
    const tokens = await tokensOf(await grant.redeem());
    const [key] = await listKeys(person);
    expect((await person.browser.post(`/api/keys/${key?.id}/roll`, { endsInHours: 0 })).status).toBe(404);
    expect((await person.browser.send(`/api/keys/${key?.id}`, { method: "DELETE" })).status).toBe(200);
    expect((await callTool(tokens.access_token)).status).toBe(401);
    expect(await errorOf(await grant.refresh(tokens.refresh_token))).toEqual(INVALID_GRANT);
  });

  it("has its apps in its export", async () => {
    const person = await openPerson();
    const grant = await openGrant(person);
    await grant.redeem();
    const exported = await (await person.browser.send("/api/account/export")).text();
    expect(exported).toContain('"agent.example.com"');
  });

  it("sees whose an app is among its keys, however long the host before that", async () => {
    const person = await openPerson();
    const redirect = `https://${"claude-ai.".repeat(20)}evil.example.com/cb`;
    const grant = await openGrant(person, 50, redirect);
    await grant.redeem({ redirect_uri: redirect });
    const [key] = await listKeys(person);
    expect(key?.name).toMatch(/^….+\.evil\.example\.com \(Agent\)$/);
  });

  it("allows 200 apps a day, so that what is kept of codes nobody redeems has an end", async () => {
    const person = await openPerson();
    const request = await requestOf(await register());
    await env.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 199)
       INSERT INTO key_previews SELECT 'k' || i || ?1, ?1, 'ngma_auth_...0000', ?2 FROM n`,
    )
      .bind(person.id, Date.now())
      .run();
    const replies = await Promise.all(Array.from({ length: 5 }, () => giveConsent(person, request)));
    expect(replies.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 429, 429, 429, 429]);
    passTime(DAY_MS);
    expect((await giveConsent(person, request)).status).toBe(200);
  });

  it("has 20 keys and apps together", async () => {
    const person = await openPerson();
    for (let i = 0; i < 20; i++) await (await openGrant(person)).redeem();
    const reply = await giveConsent(person, await requestOf(await register()));
    expect((await readProblem(reply)).code).toBe("key_limit");
  });
});

describe("a request for consent", () => {
  it.each([
    ["another redirect than registered", { redirect_uri: "https://evil.example.com/" }, 400],
    ["a redirect that only begins alike", { redirect_uri: `${REDIRECT}/more` }, 400],
    ["a redirect with a query more", { redirect_uri: `${REDIRECT}?x=1` }, 400],
    ["another audience", { resource: "https://other.example.com/mcp" }, 400],
    ["the plain method", { code_challenge_method: "plain" as never }, 400],
    ["a token instead of a code", { response_type: "token" as never }, 400],
    ["an app of nobody", { client_id: "app.eyJ4Ijox.0000" }, 400],
  ])("with %s is refused before anything is shown", async (_, more, status) => {
    const person = await openPerson();
    const request = await requestOf(await register(), more);
    expect((await readConsent(person, request)).status).toBe(status);
    expect((await giveConsent(person, request)).status).toBe(status);
  });

  it("without a challenge is refused", async () => {
    const { code_challenge: _, ...request } = await requestOf(await register());
    expect((await readConsent(await openPerson(), request)).status).toBe(400);
  });

  it.each([
    ["http://127.0.0.1:33418/cb", "http://127.0.0.1:51234/cb", 200],
    ["http://localhost/cb", "http://localhost:51234/cb", 200],
    ["http://127.0.0.1/cb", "http://localhost/cb", 400],
    ["http://127.0.0.1/cb", "http://127.0.0.1:1/other", 400],
    ["https://agent.example.com/cb", "https://agent.example.com:8443/cb", 400],
  ])("registered as %s, asked as %s: %i", async (registered, asked, status) => {
    const request = await requestOf(await register([registered]), { redirect_uri: asked });
    expect((await readConsent(await openPerson(), request)).status).toBe(status);
  });

  it.each([
    ["https://localhost/cb", true],
    ["https://127.0.0.2/cb", true],
    ["https://[::1]/cb", true],
    ["https://claude.localhost/cb", true],
    ["https://localhost.agent.example.com/cb", false],
  ])("that leads to %s leads to this device: %s", async (redirect_uri, isLocal) => {
    const request = await requestOf(await register([redirect_uri]), { redirect_uri });
    const shown = await readConsent(await openPerson(), request);
    expect((await shown.json<Consent>()).app.isLocal).toBe(isLocal);
  });

  it("is answered to nobody who is not signed in, and to no other site", async () => {
    const person = await openPerson();
    const request = await requestOf(await register());
    const body = JSON.stringify({ request, credits: 50 });
    const from = (Origin: string, Cookie: string) =>
      person.browser.send("/api/oauth/consent", {
        method: "POST",
        headers: { "Content-Type": "application/json", Origin, Cookie },
        body,
      });
    const cookie = [...person.browser.jar].map((pair) => pair.join("=")).join("; ");
    expect((await from(ORIGIN, "x=y")).status).toBe(401);
    expect((await from("https://evil.example.com", cookie)).status).toBe(403);
    expect((await from("null", cookie)).status).toBe(403);
    const asForm = await person.browser.send("/api/oauth/consent", {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: "credits=50",
    });
    expect(asForm.status).toBe(415);
  });

  it("whose registered address has a code, state or issuer of its own is answered with ours alone", async () => {
    const person = await openPerson();
    const planted = `${REDIRECT}?code=planted&iss=https://evil.example.com&error=x&kept=1`;
    const request = await requestOf(await register([planted]), { redirect_uri: planted });
    const { searchParams } = await redirectOf(await giveConsent(person, request));
    expect(searchParams.getAll("iss")).toEqual([ORIGIN]);
    expect(searchParams.getAll("error")).toEqual([]);
    expect(searchParams.getAll("kept")).toEqual(["1"]);
    expect(searchParams.getAll("code")).toHaveLength(1);
    expect(searchParams.getAll("code")).not.toContain("planted");
  });

  it("allowed gives exactly one code each time, also for the same words", async () => {
    const person = await openPerson();
    const request = await requestOf(await register());
    const codes = await Promise.all(
      [1, 2].map(async () => (await redirectOf(await giveConsent(person, request))).searchParams.get("code")),
    );
    expect(new Set(codes).size).toBe(2);
  });
});

describe("registering", () => {
  const post = (body: unknown, address = someAddress()) => callRegister(JSON.stringify(body), address);
  const callRegister = (body: string, address: string) =>
    call("/api/oauth/register", {
      method: "POST",
      headers: { "Content-Type": "application/json", "CF-Connecting-IP": address },
      body,
    });

  it("keeps nothing anywhere, however often", async () => {
    const count = async () => {
      const { results } = await env.DB.prepare(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_%' ESCAPE '\\' AND name NOT LIKE 'sqlite%'",
      ).all<{ name: string }>();
      const counts = await Promise.all(
        results.map(({ name }) =>
          env.DB.prepare(`SELECT count(*) AS n FROM "${name}"`).first<{ n: number }>(),
        ),
      );
      const kept = await Promise.all([env.CACHE.list(), env.SESSIONS.list()]);
      return [counts.map((row) => row?.n), kept.map(({ keys }) => keys.length)];
    };
    await post({ redirect_uris: [REDIRECT] });
    const before = await count();
    for (let i = 0; i < 100; i++) await post({ redirect_uris: [REDIRECT], client_name: `n${i}` });
    expect(await count()).toEqual(before);
  });

  it("is limited by network", async () => {
    const address = someAddress();
    const statuses: number[] = [];
    for (let i = 0; i < 35; i++) statuses.push((await post({ redirect_uris: [REDIRECT] }, address)).status);
    expect(statuses.slice(0, 30).every((status) => status === 201)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
    const signingIn = await call("/api/auth/verify-token", {
      method: "POST",
      headers: { "Content-Type": "application/json", "CF-Connecting-IP": address },
      body: JSON.stringify({ token: "t".repeat(64) }),
    });
    expect(signingIn.status, "people of that network still sign in").toBe(410);
  });

  it.each([
    [{}, "invalid_client_metadata"],
    [{ redirect_uris: [] }, "invalid_client_metadata"],
    [
      { redirect_uris: Array.from({ length: 11 }, (_, i) => `https://a.example.com/${i}`) },
      "invalid_client_metadata",
    ],
    [{ redirect_uris: [`https://a.example.com/${"x".repeat(1_000)}`] }, "invalid_client_metadata"],
    [{ redirect_uris: ["http://agent.example.com/"] }, "invalid_redirect_uri"],
    [{ redirect_uris: ["http://10.0.0.1/"] }, "invalid_redirect_uri"],
    [{ redirect_uris: ["javascript:alert(1)"] }, "invalid_redirect_uri"],
    [{ redirect_uris: ["https://a.example.com/#x"] }, "invalid_redirect_uri"],
    [{ redirect_uris: ["https://user@a.example.com/"] }, "invalid_redirect_uri"],
  ])("%j is refused", async (metadata, error) => {
    expect(await errorOf(await post(metadata))).toEqual([400, error]);
  });

  it("a body that is no JSON, or 1 MB, is refused", async () => {
    expect((await callRegister("{", someAddress())).status).toBe(400);
    expect((await callRegister(JSON.stringify({ x: "x".repeat(1_000_000) }), someAddress())).status).toBe(
      413,
    );
  });

  it("an id with any letter changed is nobody's", async () => {
    const person = await openPerson();
    const id = await register();
    for (const at of [5, 20, id.length - 1]) {
      const changed = `${id.slice(0, at)}${id[at] === "a" ? "b" : "a"}${id.slice(at + 1)}`;
      const reply = await readConsent(person, await requestOf(changed));
      expect((await readProblem(reply)).code).toBe("app_unknown");
    }
  });
});
