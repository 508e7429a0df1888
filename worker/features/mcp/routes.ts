import { Hono } from "hono";
import { cors } from "hono/cors";
import type { AppEnv } from "../../http/app-env.ts";
import type { AskApi } from "./tools.ts";

/** Headers of the caller that an inner call carries on: who it is, and where from. */
const CARRIED = ["Authorization", "X-API-Key", "CF-Connecting-IP", "Origin"];

/**
 * /mcp: the API as tools for agents (Model Context Protocol, streamable HTTP, stateless). `fetchApi` is the API itself: a
 * tool call is one call of it, with the caller's key, and so costs, is logged and refused as one.
 */
export const openMcp = (
  fetchApi: (request: Request, env: AppEnv["Bindings"], context: ExecutionContext) => Promise<Response>,
) =>
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
        maxAge: 86_400,
      }),
    )
    .post("/", async (c) => {
      const body = await c.req.text();
      if (body.trim() === "")
        return c.json({ jsonrpc: "2.0", error: { code: -32700, message: "Parse error" }, id: null }, 400);
      const { serveMcp } = await import("./serve-mcp.ts");
      const ask: AskApi = (path, asked) => {
        const headers = new Headers(asked && { "Content-Type": "application/json" });
        for (const name of CARRIED) {
          const value = c.req.header(name);
          if (value) headers.set(name, value);
        }
        const init = asked && { method: "POST", body: JSON.stringify(asked) };
        const request = new Request(new URL(path, c.req.url), { ...init, headers, signal: c.req.raw.signal });
        return fetchApi(request, c.env, c.executionCtx as ExecutionContext);
      };
      const { publicOrigin } = c.get("deps").config;
      const { url, method, headers } = c.req.raw;
      const request = new Request(url, { method, headers, body });
      return serveMcp(request, { ask, site: publicOrigin });
    });
