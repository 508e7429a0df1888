import { type Context, Hono } from "hono";
import { cors } from "hono/cors";
import { KEY_PREFIXES } from "../../../shared/key-mode.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { openAccessToken } from "../keys/grant-format.ts";
import { throughDoor } from "../keys/token-door.ts";
import { challengeOf } from "../oauth/metadata.ts";
import type { AskApi } from "./tools.ts";

/** Of the codes that JSON-RPC leaves to servers, the one the SDK's own servers use. */
const UNAUTHORIZED = -32_001;
/** Only such a request waits for its reply to be whole: the reply of one that listens never is. */
const TOOL_CALL = '"tools/call"';
/** Headers of the caller that an inner call carries on: who it is, and where from. */
const CARRIED = ["Authorization", "X-API-Key", "CF-Connecting-IP", "Origin"];

/**
 * /mcp: the API as tools for agents (Model Context Protocol, streamable HTTP, stateless). `fetchApi` is the API itself: a
 * tool call is one call of it, with the caller's key or access token, and so costs, is logged and refused as one.
 */
export const openMcp = (fetchApi: FetchApi) =>
  new Hono<AppEnv>()
    .use(
      cors({
        origin: "*",
        allowMethods: ["POST"],
        allowHeaders: [
          "Authorization",
          "X-API-Key",
          "Content-Type",
          "MCP-Protocol-Version",
          "Mcp-Method",
          "Mcp-Name",
        ],
        exposeHeaders: ["WWW-Authenticate"],
        maxAge: 86_400,
      }),
    )
    .post("/", async (c) => {
      const body = await c.req.text();
      if (body.trim() === "")
        return c.json({ jsonrpc: "2.0", error: { code: -32700, message: "Parse error" }, id: null }, 400);
      const caller = readCaller(c);
      if (caller === "none of ours") return challenge(c, true);
      const { serveMcp } = await import("./serve-mcp.ts");
      const barred = { ever: false };
      const { url, method, headers } = c.req.raw;
      const request = new Request(url, { method, headers, body });
      const site = c.get("deps").config.publicOrigin;
      const reply = await serveMcp(request, { ask: askAs(c, fetchApi, barred), site });
      if (caller === "key" || !body.includes(TOOL_CALL)) return reply;
      const whole = await reply.arrayBuffer();
      return barred.ever
        ? challenge(c, caller === "token")
        : new Response(whole.byteLength > 0 ? whole : null, reply);
    });

type FetchApi = (request: Request, env: AppEnv["Bindings"], context: ExecutionContext) => Promise<Response>;

/** Calls the API as the caller; `barred.ever` once it said 401. */
const askAs =
  (c: Context<AppEnv>, fetchApi: FetchApi, barred: { ever: boolean }): AskApi =>
  async (path, asked) => {
    const headers = new Headers(asked && { "Content-Type": "application/json" });
    for (const name of CARRIED) {
      const value = c.req.header(name);
      if (value) headers.set(name, value);
    }
    const init = asked && { method: "POST", body: JSON.stringify(asked) };
    const request = new Request(new URL(path, c.req.url), { ...init, headers, signal: c.req.raw.signal });
    const reply = await fetchApi(throughDoor(request), c.env, c.executionCtx as ExecutionContext);
    barred.ever ||= reply.status === 401;
    return reply;
  };

/**
 * What the caller shows, as far as arithmetic can tell. What looks like an API key is a tool's business: it is told of it as
 * the tool's error, for nobody gets another key by signing in.
 */
function readCaller(c: Context<AppEnv>): "nobody" | "key" | "token" | "none of ours" {
  const shown =
    c.req.header("X-API-Key")?.trim() ||
    c.req
      .header("Authorization")
      ?.replace(/^Bearer +/i, "")
      .trim();
  if (!shown) return "nobody";
  if (Object.values(KEY_PREFIXES).some((prefix) => shown.startsWith(prefix))) return "key";
  const { config, now } = c.get("deps");
  return openAccessToken(shown, config.keySecrets, now().getTime()) ? "token" : "none of ours";
}

/**
 * For a token that is over or none of ours, and where a tool needs somebody and nobody asks: 401, with where an app may get a
 * token. What needs nobody stays open to those who show nothing.
 */
function challenge(c: Context<AppEnv>, isShown: boolean): Response {
  c.header("WWW-Authenticate", challengeOf(c.get("deps").config, isShown));
  const message = "Sign in, or send an API key as the bearer token.";
  return c.json({ jsonrpc: "2.0", error: { code: UNAUTHORIZED, message }, id: null }, 401);
}
