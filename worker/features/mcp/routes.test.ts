import { describe, expect, it } from "vitest";
import { call } from "../../test/ask.ts";

const VERSION = "2026-07-28";
const META = {
  "io.modelcontextprotocol/protocolVersion": VERSION,
  "io.modelcontextprotocol/clientInfo": { name: "tests", version: "1.0.0" },
  "io.modelcontextprotocol/clientCapabilities": {},
};

/** One request as the version without sessions writes it; `headers` say of what it is. */
async function ask(method: string, params: object, headers: Record<string, string>) {
  const reply = await call("/mcp", {
    method: "POST",
    headers: {
      ...{ "Content-Type": "application/json", Accept: "application/json, text/event-stream" },
      ...{ "MCP-Protocol-Version": VERSION, ...headers },
    },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params: { ...params, _meta: META } }),
  });
  const text = await reply.text();
  return { status: reply.status, told: JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text) };
}

describe("/mcp as the version of 2026-07-28 has it", () => {
  it("is discovered by one request", async () => {
    const { status, told } = await ask("server/discover", {}, { "Mcp-Method": "server/discover" });
    expect([status, told.result.supportedVersions]).toEqual([200, [VERSION]]);
  });

  it("answers a tool that the headers name as the body does", async () => {
    const prices = { name: "prices", arguments: {} };
    const headers = { "Mcp-Method": "tools/call", "Mcp-Name": "prices" };
    const { status, told } = await ask("tools/call", prices, headers);
    expect([status, told.result.isError ?? false]).toEqual([200, false]);
    expect(told.result.structuredContent.crypto).toHaveLength(5);
  });

  it.each<[string, Record<string, string>]>([
    ["another tool", { "Mcp-Method": "tools/call", "Mcp-Name": "record" }],
    ["another method", { "Mcp-Method": "tools/list", "Mcp-Name": "prices" }],
    ["nothing of either", {}],
  ])("refuses one whose headers name %s", async (_, headers) => {
    const { status, told } = await ask("tools/call", { name: "prices", arguments: {} }, headers);
    expect([status, told.result]).toEqual([400, undefined]);
  });
});
