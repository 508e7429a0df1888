import { CLAIM_MINUTES, type DistributionStatus } from "../../../../shared/ngma.ts";
import { AppError } from "../../../errors.ts";

const CLAIM_MS = CLAIM_MINUTES * 60_000;

/** Where handing out stands; times are epoch ms. A purchase nobody claimed yet is `pending` with nothing else. */
export interface HandOut {
  status: DistributionStatus;
  claimedBy: string | null;
  claimedAt: number | null;
  txHash: string | null;
  sentAt: number | null;
  verifiedAt: number | null;
  confirmedAt: number | null;
}

/** `txHash` is canonical. */
export type StatusChange =
  | { status: "claim" }
  | { status: "release" }
  | { status: "sent"; txHash: string }
  | { status: "confirmed" };

/** `heldAt`: the purchase was taken back then. */
interface Actor {
  admin: string;
  at: number;
  heldAt: number | null;
  /** its delivery address was changed: nothing is sent before */
  heldUntil?: number | null;
  /** it is above 1,000 dollars, with all that its account bought within a day, and no admin let it go yet */
  needsRelease?: boolean;
}

export interface Decided {
  next: HandOut;
  /** as the audit log names it */
  action: "claimed" | "taken over" | "released" | "sent" | "hash corrected" | "confirmed";
}

/**
 * What a change by an admin makes of a hand-out; whether its transfer is on chain is asked elsewhere. Throws
 * `distribution_taken`, `distribution_held` or `distribution_state`. No status goes backwards, and a hash that was found
 * on chain stays.
 */
export function decideChange(now: HandOut, change: StatusChange, actor: Actor): Decided {
  if (change.status === "claim") return decideClaim(now, actor);
  if (change.status === "release") return decideRelease(now, actor);
  if (change.status === "sent") return decideSent(now, change.txHash, actor);
  if (now.status !== "sent") throw new AppError("distribution_state");
  return { action: "confirmed", next: { ...now, status: "confirmed", confirmedAt: actor.at } };
}

/** Throws `distribution_held` while nothing of it may be sent. */
function refuseHeld({ at, heldAt, heldUntil = null, needsRelease = false }: Actor): void {
  if (heldAt !== null) throw new AppError("distribution_held");
  if (heldUntil !== null && at < heldUntil)
    throw new AppError("distribution_held", {
      detail: `The buyer changed the delivery address: nothing is sent before ${new Date(heldUntil).toISOString()}.`,
    });
  if (needsRelease)
    throw new AppError("distribution_held", {
      detail:
        "Its account bought for more than 1,000 dollars within a day: an admin has to approve it first.",
    });
}

function decideClaim(now: HandOut, actor: Actor): Decided {
  const { admin, at } = actor;
  const isOthers = now.claimedBy !== null && now.claimedBy !== admin;
  const isOpen = now.status === "pending" || (now.status === "sent" && now.verifiedAt === null && isOthers);
  if (!isOpen) throw new AppError("distribution_state");
  if (now.status === "pending") refuseHeld(actor);
  if (isOthers && at - (now.claimedAt ?? 0) < CLAIM_MS) throw new AppError("distribution_taken");
  return {
    action: isOthers ? "taken over" : "claimed",
    next: { ...now, claimedBy: admin, claimedAt: at },
  };
}

function decideRelease(now: HandOut, { admin }: Actor): Decided {
  if (now.status !== "pending" || now.claimedBy === null) throw new AppError("distribution_state");
  if (now.claimedBy !== admin) throw new AppError("distribution_taken");
  return { action: "released", next: { ...now, claimedBy: null, claimedAt: null } };
}

/**
 * A free one is claimed by the way. A claim of another counts here however old it is: who takes over says so first, so
 * that two who both sent the tokens notice.
 */
function decideSent(now: HandOut, txHash: string, actor: Actor): Decided {
  const { admin, at } = actor;
  if (now.status === "confirmed") throw new AppError("distribution_state");
  if (now.claimedBy !== null && now.claimedBy !== admin) throw new AppError("distribution_taken");
  const next: HandOut = { ...now, status: "sent", txHash, sentAt: at, claimedBy: admin, claimedAt: at };
  if (now.status === "sent") {
    if (now.verifiedAt !== null || now.txHash === txHash) throw new AppError("distribution_state");
    return { action: "hash corrected", next };
  }
  refuseHeld(actor);
  return { action: "sent", next };
}
