import { defineConfig } from "drizzle-kit";

/** The steps of the objects that keep shared answers. */
export default defineConfig({
  dialect: "sqlite",
  driver: "durable-sqlite",
  schema: "worker/db/shares-schema.ts",
  out: "migrations/shares",
});
