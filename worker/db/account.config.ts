import { defineConfig } from "drizzle-kit";

/** The driver makes `migrations.js`, by which the steps become part of the worker. */
export default defineConfig({
  dialect: "sqlite",
  driver: "durable-sqlite",
  schema: "worker/db/account-schema.ts",
  out: "migrations/account",
});
