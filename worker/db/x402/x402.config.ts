import { defineConfig } from "drizzle-kit";

/** The steps of the object that takes signed payments. */
export default defineConfig({
  dialect: "sqlite",
  driver: "durable-sqlite",
  schema: "worker/db/x402/x402-schema.ts",
  out: "migrations/x402",
});
