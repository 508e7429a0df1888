import { type Context, Hono } from "hono";
import { cors } from "hono/cors";
import { KEY_PREFIXES } from "../../../shared/key-mode.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { throughDoor } from "../keys/token-door.ts";
import { challengeOf } from "../oauth/metadata.ts";
import type { AskApi } from "./tools.ts";

/** Of the codes that JSON-RPC leaves to servers, the one the SDK's own servers use. */
const UNAUTHORIZED = -32_001;
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
      const { serveMcp } = await import("./serve-mcp.ts");
      const isBarred = { ever: false };
      const ask = askAs(c, fetchApi, isBarred);
      const { config } = c.get("deps");
      const { url, method, headers } = c.req.raw;
      const request = new Request(url, { method, headers, body });
      const reply = await serveMcp(request, { ask, site: config.publicOrigin });
      return bearsKey(c) ? reply : challengeOnce(c, reply, isBarred);
    });

type FetchApi = (request: Request, env: AppEnv["Bindings"], context: ExecutionContext) => Promise<Response>;

/** Calls the API as the caller; `isBarred.ever` once it said 401. */
const askAs =
  (c: Context<AppEnv>, fetchApi: FetchApi, isBarred: { ever: boolean }): AskApi =>
  async (path, asked) => {
    const headers = new Headers(asked && { "Content-Type": "application/json" });
    for (const name of CARRIED) {
      const value = c.req.header(name);
      if (value) headers.set(name, value);
    }
    const init = asked && { method: "POST", body: JSON.stringify(asked) };
    const request = new Request(new URL(path, c.req.url), { ...init, headers, signal: c.req.raw.signal });
    const reply = await fetchApi(throughDoor(request), c.env, c.executionCtx as ExecutionContext);
    isBarred.ever ||= reply.status === 401;
    return reply;
  };

/** What is refused to an API key is told as the tool's error: nobody could get another one by signing in. */
const bearsKey = (c: Context<AppEnv>): boolean => {
  const key = c.req.header("X-API-Key") ?? c.req.header("Authorization")?.replace(/^Bearer +/i, "") ?? "";
  return Object.values(KEY_PREFIXES).some((prefix) => key.startsWith(prefix));
};

/**
 * The reply; where a tool asked for somebody and nobody with a good token asks, 401 instead, with where an app may get one. So
 * what needs no key stays open, and an app that calls a tool for the first time, or with a token that is over, signs in.
 */
async function challengeOnce(c: Context<AppEnv>, reply: Response, isBarred: { ever: boolean }) {
  const body = await reply.arrayBuffer();
  if (!isBarred.ever) return new Response(body, reply);
  const hasToken = c.req.header("Authorization") !== undefined;
  c.header("WWW-Authenticate", challengeOf(c.get("deps").config, hasToken));
  const message = "Sign in, or send an API key as the bearer token.";
  return c.json({ jsonrpc: "2.0", error: { code: UNAUTHORIZED, message }, id: null }, 401);
}
