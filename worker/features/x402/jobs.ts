import { withLease } from "../../db/lease.ts";
import type { Deps } from "../../deps.ts";
import { lookAtGas } from "./offer/gas.ts";

/** A little less than the minute between two runs. */
const LEASE_MS = 50_000;

/** Whether calls can be paid one by one just now. */
export const gasJob = (deps: Deps): Promise<boolean> =>
  withLease(deps.db, "x402 gas", LEASE_MS, deps.now, () => lookAtGas(deps));
