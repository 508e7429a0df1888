import type { Plugin } from "vite";
import { writeDocument } from "../openapi/document.ts";
import { writeServerJson } from "../openapi/server-json.ts";

/** `PUBLIC_ORIGIN` without a slash at the end; empty where the site's address is not known as it is built. */
export const readOrigin = (): string => process.env.PUBLIC_ORIGIN?.replace(/\/$/, "") ?? "";

/** Writes the OpenAPI document beside the site and, if its address is known, the entry for the MCP Registry. */
export const apiDocument: Plugin = {
  name: "api-document",
  applyToEnvironment: ({ name }) => name === "client",
  generateBundle() {
    const origin = readOrigin();
    this.emitFile({
      type: "asset",
      fileName: "openapi.json",
      source: JSON.stringify(writeDocument(origin)),
    });
    if (origin)
      this.emitFile({
        type: "asset",
        fileName: "server.json",
        source: `${JSON.stringify(writeServerJson(origin), null, 2)}\n`,
      });
  },
};
