import { defineConfig } from "drizzle-kit";

/** The steps of the objects that keep talks. */
export default defineConfig({
  dialect: "sqlite",
  driver: "durable-sqlite",
  schema: "worker/db/talks-schema.ts",
  out: "migrations/talks",
});
