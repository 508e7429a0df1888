import { expect, it, vi } from "vitest";
import { expectErrors } from "../test/console-lines.ts";
import { measureFaults } from "./faults.ts";

it("a minute of faults, each of them once or more: no credit, payment or session is lost, and no answer is wrong", async () => {
  // The served worker lives by the machine's clock.
  vi.useRealTimers();
  expectErrors();
  // Runs at the same time, in two checkouts, must not meet.
  const measured = await measureFaults(1, 20_000 + (process.pid % 10_000) * 3);
  expect(Object.keys(measured.recoveredMs).length).toBeGreaterThan(4);
  expect(measured.paidCalls).toBeGreaterThan(20);
  expect(measured.payments).toBe(9);
}, 300_000);
