import { expect, it } from "vitest";
import { useMachineClock } from "../test/clock.ts";
import { expectErrors } from "../test/console-lines.ts";
import { measureFaults } from "./faults.ts";

it("each of the faults, once or more: no credit, payment or session is lost, and no answer is wrong", async () => {
  useMachineClock();
  expectErrors();
  // Runs at the same time, in two checkouts, must not meet.
  const port = 20_000 + (process.pid % 4_000) * 3;
  const measured = await measureFaults(({ faults, paidCalls }) => faults >= 7 && paidCalls > 20, port, 1);
  expect(Object.keys(measured.recoveredMs)).toHaveLength(7);
  expect(measured.payments).toBe(9);
}, 900_000);
