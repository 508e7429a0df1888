import { createMcpHandler, McpServer } from "@modelcontextprotocol/server";
import { MCP } from "../../../shared/mcp.ts";
import { PRODUCT } from "../../../shared/product.ts";
import { outline } from "./outline.ts";
import { registerResources } from "./resources.ts";
import { type AskApi, TOOLS, type Tool } from "./tools.ts";

/** What signs a reply, told beside it under names of our own. */
const SIGNED = ["x-request-id", "content-digest", "signature-input", "signature"];

/** Answers one MCP request. `site` is where the product lives, `ask` calls its API as the caller. */
export async function serveMcp(
  request: Request,
  { ask, site }: { ask: AskApi; site: string },
): Promise<Response> {
  return createMcpHandler(() => openServer(ask, site)).fetch(request);
}

function openServer(ask: AskApi, site: string): McpServer {
  const server = new McpServer(
    { name: PRODUCT.toLowerCase(), title: PRODUCT, version: MCP.version, websiteUrl: site },
    {
      instructions:
        "Market analysis in which every figure is a fact with its source and age. Quote the figures as they " +
        "stand and pass on where they are from. It is no investment advice.",
    },
  );
  registerResources(server, ask);
  for (const [name, tool] of Object.entries(TOOLS))
    server.registerTool(
      name,
      {
        title: tool.title,
        description: tool.description,
        inputSchema: tool.input,
        outputSchema: outline(tool.output),
        annotations: { readOnlyHint: true, destructiveHint: false, openWorldHint: false },
      },
      async (input) => callTool(tool, ask, input),
    );
  return server;
}

/** One tool call. What the API refuses comes back as the tool's error, in the API's own words. */
async function callTool(tool: Tool, ask: AskApi, input: Record<string, unknown>) {
  const replies = await Promise.all(tool.read(ask, input));
  const refused = replies.find(({ ok }) => !ok);
  if (refused) return { isError: true, content: [{ type: "text" as const, text: await refused.text() }] };
  const output = tool.tell(await Promise.all(replies.map((reply) => reply.json())));
  const [{ headers } = new Response()] = replies;
  const signed = Object.fromEntries(SIGNED.map((name) => [name, headers.get(name)]));
  return {
    structuredContent: output,
    content: [{ type: "text" as const, text: tool.say(output) }],
    ...(headers.has("signature") && { _meta: { signed } }),
  };
}
