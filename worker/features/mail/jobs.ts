import { withLease } from "../../db/lease.ts";
import type { Deps } from "../../deps.ts";
import { sendMails } from "./outbox.ts";

/** A little less than the minute between two runs. */
const LEASE_MS = 50_000;

export const sendMailsJob = (deps: Pick<Deps, "db" | "mailer" | "now" | "config">): Promise<boolean> =>
  withLease(deps.db, "mail:outbox", LEASE_MS, deps.now, () => sendMails(deps));
