import { CLAIM_MINUTES, type Distribution } from "../../../../shared/ngma.ts";

export type Holder = "nobody" | "me" | "another" | "another, too long ago";

/** Who has a distribution, as seen by an admin at a time (epoch ms). */
export function holderOf({ claimedBy, claimedAt }: Distribution, me: string, now: number): Holder {
  if (claimedBy === null) return "nobody";
  if (claimedBy === me) return "me";
  const isOld = claimedAt !== null && now - Date.parse(claimedAt) >= CLAIM_MINUTES * 60_000;
  return isOld ? "another, too long ago" : "another";
}
