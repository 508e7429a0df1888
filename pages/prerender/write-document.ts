import type { Plugin } from "vite";
import { writeDocument } from "../openapi/document.ts";

/** `PUBLIC_ORIGIN` without a slash at the end; empty where the site's address is not known as it is built. */
export const readOrigin = (): string => process.env.PUBLIC_ORIGIN?.replace(/\/$/, "") ?? "";

/** Writes the OpenAPI document beside the site. */
export const apiDocument: Plugin = {
  name: "api-document",
  applyToEnvironment: ({ name }) => name === "client",
  generateBundle() {
    this.emitFile({
      type: "asset",
      fileName: "openapi.json",
      source: JSON.stringify(writeDocument(readOrigin())),
    });
  },
};
