import type { Plugin } from "vite";
import { writeDocument } from "../openapi/document.ts";

/** `PUBLIC_ORIGIN` without a slash at the end; empty where the site's address is not known as it is built. */
export const readOrigin = (): string => process.env.PUBLIC_ORIGIN?.replace(/\/$/, "") ?? "";

const FILE = "openapi.json";

/** Writes the OpenAPI document beside the site; the dev server answers it too. */
export const apiDocument: Plugin = {
  name: "api-document",
  applyToEnvironment: ({ name }) => name === "client",
  generateBundle() {
    this.emitFile({ type: "asset", fileName: FILE, source: JSON.stringify(writeDocument(readOrigin())) });
  },
  configureServer({ middlewares }) {
    middlewares.use(`/${FILE}`, (_request, reply) => {
      reply.setHeader("Content-Type", "application/json");
      reply.end(JSON.stringify(writeDocument(readOrigin())));
    });
  },
};
