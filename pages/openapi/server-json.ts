import { MCP } from "../../shared/mcp.ts";
import { PRODUCT } from "../../shared/product.ts";

const SCHEMA = "https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json";

const hostOf = (origin: string) => /^https?:\/\/([^/:]+)/.exec(origin)?.[1] ?? "";

/**
 * Our entry in the MCP Registry (`server.json`), under the site's host in reverse, whose ownership the publisher
 * proves. `origin`: the site's address without a slash at the end.
 */
export const writeServerJson = (origin: string) => ({
  $schema: SCHEMA,
  name: `${hostOf(origin).split(".").reverse().join(".")}/${PRODUCT.toLowerCase()}`,
  title: PRODUCT,
  description: MCP.description,
  version: MCP.version,
  websiteUrl: `${origin}/api-docs/mcp`,
  remotes: [
    {
      type: "streamable-http",
      url: `${origin}${MCP.path}`,
      headers: [
        {
          name: "X-API-Key",
          description: `A key of your account, from ${origin}/api-docs. Prices, the record and resources need none.`,
          isRequired: false,
          isSecret: true,
        },
      ],
    },
  ],
});
