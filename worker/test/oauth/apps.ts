import {
  Client,
  type OAuthClientProvider,
  type OAuthDiscoveryState,
  type StoredOAuthClientInformation,
  type StoredOAuthTokens,
  StreamableHTTPClientTransport,
} from "@modelcontextprotocol/client";
import type { AuthorizeRequest } from "../../../shared/oauth.ts";
import { openBrowser } from "../auth/browser.ts";
import type { openPerson } from "../auth/person.ts";
import { ORIGIN } from "../people.ts";

type Person = Awaited<ReturnType<typeof openPerson>>;

export const REDIRECT = "https://agent.example.com/callback";
const VERIFIER = "a-verifier-of-the-tests-with-43-characters-x";
/** BASE64URL(SHA-256(VERIFIER)) by Web Crypto, which the worker does not use for it. */
async function challengeFor(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier));
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

const nobody = openBrowser();

/** Registers an app and gives its id. */
export async function register(redirects = [REDIRECT], name = "Agent"): Promise<string> {
  const reply = await openBrowser().post("/api/oauth/register", {
    client_name: name,
    redirect_uris: redirects,
  });
  if (reply.status !== 201) throw new Error(await reply.text());
  return (await reply.json<{ client_id: string }>()).client_id;
}

export const requestOf = async (
  clientId: string,
  more: Partial<AuthorizeRequest> = {},
): Promise<AuthorizeRequest> => ({
  response_type: "code",
  client_id: clientId,
  redirect_uri: REDIRECT,
  code_challenge: await challengeFor(VERIFIER),
  code_challenge_method: "S256",
  state: "a state",
  resource: `${ORIGIN}/mcp`,
  ...more,
});

export const readConsent = (person: Person, request: Partial<AuthorizeRequest>) =>
  person.browser.send(`/api/oauth/consent?${new URLSearchParams(request as Record<string, string>)}`);

/** Answers the question of the consent page; `credits` null denies. */
export const giveConsent = (person: Person, request: AuthorizeRequest, credits: number | null = 50) =>
  person.browser.post("/api/oauth/consent", { request, credits });

/** Where a consent sent the browser. */
export async function redirectOf(reply: Response): Promise<URL> {
  if (reply.status !== 200) throw new Error(await reply.text());
  return new URL((await reply.json<{ redirect: string }>()).redirect);
}

/** Posts a form, as apps do. */
export const postForm = (path: string, form: Record<string, string>) =>
  nobody.send(path, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(form).toString(),
  });

export interface Given {
  access_token: string;
  refresh_token: string;
  expires_in: number;
  scope: string;
}

/** An app that a person allowed so many credits, with a code that nobody used yet. */
export async function openGrant(person: Person, credits = 50, to = REDIRECT) {
  const clientId = await register([to]);
  const request = await requestOf(clientId, { redirect_uri: to });
  const redirect = await redirectOf(await giveConsent(person, request, credits));
  const code = redirect.searchParams.get("code") ?? "";
  const redeem = (more: Record<string, string> = {}) =>
    postForm("/api/oauth/token", {
      ...{ grant_type: "authorization_code", client_id: clientId, code, redirect_uri: REDIRECT },
      ...{ code_verifier: VERIFIER, resource: `${ORIGIN}/mcp` },
      ...more,
    });
  const refresh = (token: string, more: Record<string, string> = {}) =>
    postForm("/api/oauth/token", {
      ...{ grant_type: "refresh_token", client_id: clientId, refresh_token: token },
      ...more,
    });
  return { clientId, code, redeem, refresh };
}

/** What a token reply says; throws for a refusal. */
export async function tokensOf(reply: Response): Promise<Given> {
  if (reply.status !== 200) throw new Error(await reply.text());
  return reply.json<Given>();
}

/** One tool call with a token and without a client: its HTTP reply. */
export const callTool = (token: string | null, name = "usage", input: object = {}) =>
  nobody.send("/mcp", {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Accept: "application/json, text/event-stream",
      ...(token !== null && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({
      jsonrpc: "2.0",
      id: 1,
      method: "tools/call",
      params: { name, arguments: input },
    }),
  });

/** The official client with a memory of its own, and the address it would open in a browser. */
export function openAgent(more: { clientMetadataUrl?: string } = {}) {
  const memory: {
    app?: StoredOAuthClientInformation;
    tokens?: StoredOAuthTokens;
    verifier?: string;
    opened?: URL;
    discovered?: OAuthDiscoveryState;
  } = {};
  const provider: OAuthClientProvider = {
    redirectUrl: REDIRECT,
    clientMetadata: { client_name: "Agent", redirect_uris: [REDIRECT] },
    ...more,
    state: () => "of the agent",
    clientInformation: () => memory.app,
    saveClientInformation: (app) => void Object.assign(memory, { app }),
    tokens: () => memory.tokens,
    saveTokens: (tokens) => void Object.assign(memory, { tokens }),
    redirectToAuthorization: (url) => void Object.assign(memory, { opened: url }),
    saveCodeVerifier: (verifier) => void Object.assign(memory, { verifier }),
    saveDiscoveryState: (discovered) => void Object.assign(memory, { discovered }),
    discoveryState: () => memory.discovered,
    codeVerifier: () => memory.verifier ?? "",
  };
  const asked: string[] = [];
  const browser = openBrowser({ vars: { DNS_BASE_URL: "https://dns.test/dns-query" } });
  const transport = new StreamableHTTPClientTransport(new URL(`${ORIGIN}/mcp`), {
    authProvider: provider,
    fetch: async (url, init) => {
      const { origin, pathname } = new URL(url);
      if (origin !== ORIGIN) throw new Error(`the agent asked ${origin}`);
      asked.push(`${init?.method ?? "GET"} ${pathname}`);
      return browser.send(String(url).slice(ORIGIN.length), init as RequestInit);
    },
  });
  const client = new Client({ name: "tests", version: "1.0.0" });
  return { client, transport, provider, memory, asked };
}
