import type { Deps } from "../../../deps.ts";
import { auditEntry } from "../../billing/audit.ts";
import { listAllDistributions } from "../distributions/list-distributions.ts";
import { writeDistributions } from "../distributions/write-distributions.ts";

/** All purchases as CSV. That an admin took them along is noted first. */
export async function exportDistributions(
  { db, now }: Pick<Deps, "db" | "now">,
  admin: string,
): Promise<string> {
  const at = now().getTime();
  await auditEntry(db, {
    admin,
    action: "distributions exported",
    subject: "distributions",
    detail: null,
    at,
  });
  return writeDistributions(await listAllDistributions({ db }));
}
