export { onRequest } from "../../mcp.ts";
