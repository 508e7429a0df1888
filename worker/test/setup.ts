import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { unexpectedErrors, watchErrors } from "./console-errors.ts";

await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);

// A failure that is only logged is still a failure, unless the test said it expects one.
beforeEach(watchErrors);
afterEach(() => {
  const errors = unexpectedErrors();
  vi.restoreAllMocks();
  expect(errors).toEqual([]);
});
