import {
  auth as authV1,
  type OAuthClientProvider as OAuthClientProviderV1,
} from "@modelcontextprotocol/sdk/client/auth.js";
import { describe, expect, it, vi } from "vitest";
import { type AuthorizeRequest, consentSchema } from "../../../shared/oauth.ts";
import { HOUR_MS } from "../../../shared/time.ts";
import { call } from "../ask.ts";
import { openPerson } from "../auth/person.ts";
import { passTime } from "../clock.ts";
import { callTool, giveConsent, openAgent, REDIRECT, readConsent, redirectOf } from "../oauth/apps.ts";
import { ORIGIN } from "../people.ts";

const FORECAST = { name: "forecast", arguments: { asset: "BTC" } };

/** What the agent's address asks of the person, as the page hands it on. */
const requestOf = (opened: URL | undefined) =>
  Object.fromEntries(opened?.searchParams ?? []) as unknown as AuthorizeRequest;

/** Goes from an agent that knows an address alone to one that may ask; gives what the person was shown. */
async function connect(agent: ReturnType<typeof openAgent>, person: Awaited<ReturnType<typeof openPerson>>) {
  await agent.client.connect(agent.transport);
  await expect(agent.client.callTool(FORECAST)).rejects.toThrow();
  const { opened } = agent.memory;
  expect(opened?.href.split("?")[0]).toBe(`${ORIGIN}/oauth/authorize`);
  const request = requestOf(opened);
  const shown = consentSchema.parse(await (await readConsent(person, request)).json());
  const redirect = await redirectOf(await giveConsent(person, request));
  await agent.transport.finishAuth(redirect.searchParams);
  return { shown, redirect };
}

describe("an agent with the official client, from an address alone to an answer", () => {
  it("registers, is allowed 50 credits a month, and spends one", async () => {
    const person = await openPerson();
    const agent = openAgent();
    const { shown, redirect } = await connect(agent, person);
    expect(shown).toEqual({
      app: { name: "Agent", host: "agent.example.com", isLocal: false, describedBy: null },
      email: person.email,
      choices: [50],
      creditsLimit: 100,
    });
    expect(redirect.href.split("?")[0]).toBe(REDIRECT);
    expect(redirect.searchParams.get("iss")).toBe(ORIGIN);
    expect(redirect.searchParams.get("state")).toBe("of the agent");
    const result = await agent.client.callTool(FORECAST);
    expect(result.structuredContent).toMatchObject({
      keyMode: "live",
      usage: { creditsUsed: 1, creditsRemaining: 99, creditsLimit: 100 },
    });
    expect((await person.month()).creditsUsed).toBe(1);
    expect(agent.asked).toEqual(
      expect.arrayContaining([
        "GET /.well-known/oauth-protected-resource",
        "GET /.well-known/oauth-authorization-server",
        "POST /api/oauth/register",
        "POST /api/oauth/token",
      ]),
    );
  });

  it("names itself by the address of its description, and gets the next token by itself after an hour", async () => {
    const id = "https://vendor.example.com/agent.json";
    const street = vi.spyOn(globalThis, "fetch").mockImplementation(async (url) => {
      const { host, searchParams } = new URL(new Request(url).url);
      if (host === "dns.test")
        return Response.json({
          Status: 0,
          Answer: searchParams.get("type") === "A" ? [{ type: 1, data: "93.184.215.14" }] : [],
        });
      expect(new Request(url).url).toBe(id);
      return Response.json({ client_id: id, client_name: "Vendor’s Agent", redirect_uris: [REDIRECT] });
    });
    const person = await openPerson(undefined, { DNS_BASE_URL: "https://dns.test/dns-query" });
    const agent = openAgent({ clientMetadataUrl: id });
    const { shown } = await connect(agent, person);
    expect(shown.app).toEqual({
      name: "Vendor’s Agent",
      host: "agent.example.com",
      isLocal: false,
      describedBy: "vendor.example.com",
    });
    expect(agent.asked).not.toContain("POST /api/oauth/register");
    expect(street.mock.calls.filter(([url]) => new Request(url).url === id)).toHaveLength(1);
    const before = agent.memory.tokens;
    await agent.client.callTool(FORECAST);
    passTime(HOUR_MS);
    const result = await agent.client.callTool(FORECAST);
    expect(result.structuredContent).toMatchObject({ usage: { creditsRemaining: 98 } });
    expect(agent.memory.tokens?.access_token).not.toBe(before?.access_token);
    expect(agent.memory.tokens?.refresh_token).not.toBe(before?.refresh_token);
  });

  it("that is denied is told so, and nothing was made", async () => {
    const person = await openPerson();
    const agent = openAgent();
    await agent.client.connect(agent.transport);
    await expect(agent.client.callTool(FORECAST)).rejects.toThrow();
    const denied = await redirectOf(await giveConsent(person, requestOf(agent.memory.opened), null));
    expect(Object.fromEntries(denied.searchParams)).toEqual({
      error: "access_denied",
      state: "of the agent",
      iss: ORIGIN,
    });
    await expect(agent.transport.finishAuth(denied.searchParams)).rejects.toThrow();
    const { keys } = await (await person.browser.send("/api/keys")).json<{ keys: unknown[] }>();
    expect(keys).toEqual([]);
  });
});

describe("the MCP door", () => {
  it("without anybody: a tool that needs somebody is 401 with where to sign in", async () => {
    const refused = await callTool(null, "forecast", { asset: "BTC" });
    expect(refused.status).toBe(401);
    expect(refused.headers.get("www-authenticate")).toBe(
      `Bearer resource_metadata="${ORIGIN}/.well-known/oauth-protected-resource", scope="mcp"`,
    );
  });

  it("without anybody: what needs nobody stays open", async () => {
    expect((await callTool(null, "prices")).status).toBe(200);
  });

  it("with a token of nobody's: everything is 401, also what needs nobody", async () => {
    for (const token of ["nobody's", `ngma_auth_1${"a".repeat(75)}`]) {
      const refused = await callTool(token, "prices");
      expect(refused.status).toBe(401);
      expect(refused.headers.get("www-authenticate")).toContain('error="invalid_token"');
    }
  });

  it("of many people behind one network tells each that the token is over", async () => {
    const statuses = new Set<number>();
    for (let i = 0; i < 70; i++) statuses.add((await callTool(`over ${i}`)).status);
    expect([...statuses]).toEqual([401]);
  });
});

describe("an agent with the first major version of the official SDK", () => {
  it("finds the server, registers, is allowed, and refreshes", async () => {
    const person = await openPerson();
    const { provider, memory } = openAgent();
    const step = (authorizationCode?: string) =>
      authV1(provider as OAuthClientProviderV1, {
        serverUrl: `${ORIGIN}/mcp`,
        authorizationCode,
        fetchFn: async (url, init) => call(new URL(url).href.slice(ORIGIN.length), init),
      });
    expect(await step()).toBe("REDIRECT");
    const redirect = await redirectOf(await giveConsent(person, requestOf(memory.opened)));
    expect(await step(redirect.searchParams.get("code") ?? "")).toBe("AUTHORIZED");
    const first = memory.tokens?.access_token ?? "";
    expect((await callTool(first, "forecast", { asset: "BTC" })).status).toBe(200);
    expect(await step()).toBe("AUTHORIZED");
    expect((await callTool(first)).status).toBe(401);
    expect((await callTool(memory.tokens?.access_token ?? "")).status).toBe(200);
  });
});

describe("what describes the sign-in", () => {
  it("names the MCP door as what tokens are for, under both addresses that RFC 9728 knows", async () => {
    for (const path of ["", "/mcp"]) {
      const reply = await call(`/.well-known/oauth-protected-resource${path}`);
      expect(reply.headers.get("access-control-allow-origin")).toBe("*");
      expect(await reply.json()).toMatchObject({
        resource: `${ORIGIN}/mcp`,
        authorization_servers: [ORIGIN],
        bearer_methods_supported: ["header"],
      });
    }
  });

  it("offers codes with S256 to apps without secrets, and nothing else", async () => {
    const reply = await call("/.well-known/oauth-authorization-server");
    expect(await reply.json()).toMatchObject({
      issuer: ORIGIN,
      response_types_supported: ["code"],
      grant_types_supported: ["authorization_code", "refresh_token"],
      code_challenge_methods_supported: ["S256"],
      token_endpoint_auth_methods_supported: ["none"],
      authorization_response_iss_parameter_supported: true,
      client_id_metadata_document_supported: true,
    });
  });

  it.each(["register", "token", "revoke"])("lets apps in browsers ask /api/oauth/%s", async (name) => {
    const headers = { Origin: "https://agent.example.com", "Access-Control-Request-Method": "POST" };
    const preflight = await call(`/api/oauth/${name}`, { method: "OPTIONS", headers });
    expect(preflight.headers.get("access-control-allow-origin")).toBe("*");
    const refused = await call(`/api/oauth/${name}`, {
      method: "POST",
      headers: { ...headers, "Content-Type": "text/plain" },
      body: "x",
    });
    expect([refused.status, refused.headers.get("access-control-allow-origin")]).toEqual([400, "*"]);
    expect(refused.headers.get("cache-control")).toBe("no-store");
  });

  it("lets no site in a browser read who may be allowed what", async () => {
    const headers = { Origin: "https://agent.example.com", "Access-Control-Request-Method": "POST" };
    const preflight = await call("/api/oauth/consent", { method: "OPTIONS", headers });
    expect(preflight.headers.get("access-control-allow-origin")).toBeNull();
  });
});
