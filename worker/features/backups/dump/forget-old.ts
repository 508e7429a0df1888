import { DAY_MS, dateOf } from "../../../../shared/time.ts";
import type { Deps } from "../../../deps.ts";
import { DUMP_DAYS, ENDINGS_DAYS } from "../kept-days.ts";

type Tools = Pick<Deps, "now"> & { backups: R2Bucket };

/** Deletes the dumps of days that are too old, and what was logged so long ago that no dump needs it. */
export async function forgetOld({ backups, now }: Tools): Promise<void> {
  const at = now().getTime();
  await deleteBefore(backups, "dumps/", `dumps/${dateOf(at - DUMP_DAYS * DAY_MS)}`);
  await deleteBefore(backups, "endings/", `endings/${new Date(at - ENDINGS_DAYS * DAY_MS).toISOString()}`);
}

/** Names begin with their moment, so the older ones come first. */
async function deleteBefore(backups: R2Bucket, prefix: string, first: string): Promise<void> {
  for (;;) {
    const { objects } = await backups.list({ prefix });
    const old = objects.map(({ key }) => key).filter((key) => key < first);
    if (old.length > 0) await backups.delete(old);
    if (old.length < objects.length || objects.length === 0) return;
  }
}
