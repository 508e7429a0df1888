import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, vi } from "vitest";

await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);

// A failure that is only logged is still a failure: a test that expects one replaces this spy itself.
beforeEach(() => {
  vi.spyOn(console, "error");
});
afterEach(() => {
  const { calls } = vi.mocked(console.error).mock;
  vi.restoreAllMocks();
  expect(calls).toEqual([]);
});
