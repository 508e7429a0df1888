import { defineConfig } from "drizzle-kit";

/** The database of the public record. */
export default defineConfig({
  dialect: "sqlite",
  schema: "worker/db/record-schema.ts",
  out: "migrations/record",
});
