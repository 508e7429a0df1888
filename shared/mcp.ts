/** Our MCP server, as it names itself and as registries list it. A tool or resource more is a new minor version. */
export const MCP = {
  version: "1.2.0",
  path: "/mcp",
  /** at most 100 characters, which is what the MCP Registry takes */
  description: "Analysis of crypto and stocks with every figure cited, forecasts, and their public record.",
} as const;
