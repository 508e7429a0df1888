import { pack, unpack } from "../../db/packed.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import type { SignedAuthorization } from "../../providers/chains/evm/eip3009/authorization.ts";
import type { Credits } from "../keys/account/credits.ts";
import { askObject } from "../keys/ask-account.ts";
import type { Purse } from "../keys/hold-credit.ts";
import { idOf } from "./desk/rows.ts";
import type { Settlement } from "./desk/settle.ts";
import { DESK, type PaymentDesk } from "./payment-desk.ts";

const RETRY_AFTER_S = 5;
/** A call that is paid by itself has no credits. */
const NO_CREDITS: Credits = { tier: "free", limit: 0, remaining: 0, windowS: 0, resetsInS: 0, budget: null };

/** One question to the desk. Throws `account_unavailable`. */
export const askDesk = <T>(
  { desks }: Pick<Deps, "desks">,
  ask: (desk: DurableObjectStub<PaymentDesk>) => Promise<T>,
): Promise<T> => askObject<DurableObjectStub<PaymentDesk>, T>(desks, DESK, ask);

export interface HeldPayment {
  signed: SignedAuthorization;
  turn: number;
  /** what the caller accepted, JSON */
  accepted: string;
  /** whether whoever asked is still there */
  isRead: () => boolean;
}

/** A signed payment whose nonce is held, as what a call is paid from. */
export interface PaymentPurse extends Purse {
  /** Lets the nonce go unless its authorisation was given out. */
  close: () => Promise<void>;
}

/** `noteSettled` hears of the transaction that settled it. */
export function openPurse(
  deps: Pick<Deps, "desks">,
  { signed, turn, accepted, isRead }: HeldPayment,
  noteSettled: (hash: string) => void,
): PaymentPurse {
  const id = idOf(signed);
  let isOver = false;
  const close = async () => {
    if (isOver) return;
    isOver = true;
    // What cannot be said is known a minute later anyway.
    await askDesk(deps, async (desk) => desk.release(id, turn)).catch(() => {});
  };
  return {
    close,
    release: close,
    reserve: async (_, call) => ({ ok: true, hold: { id: call.id, seq: turn }, credits: NO_CREDITS }),
    async commit(_, __, { body }) {
      if (!isRead()) throw new AppError("payment_unsettled");
      isOver = true;
      const answer = { turn, packed: pack(body), signature: signed.signature, accepted };
      const settled = await askDesk(deps, async (desk) => desk.settle(id, answer)).catch((cause) => {
        // It may have been given out.
        throw new AppError("payment_pending", { retryAfterS: RETRY_AFTER_S, cause });
      });
      const kept = readSettled(settled, noteSettled);
      return kept === body ? undefined : kept;
    },
  };
}

/** The kept answer that is paid for. Throws `payment_failed`, `payment_pending`, `payment_unsettled`, `payment_unanswered`. */
export function readSettled(settled: Settlement, noteSettled: (hash: string) => void): string {
  if (settled.is === "pending") throw new AppError("payment_pending", { retryAfterS: RETRY_AFTER_S });
  if (settled.is === "failed") throw new AppError("payment_failed");
  if (settled.is === "given up") throw new AppError("payment_unsettled", { retryAfterS: RETRY_AFTER_S });
  if (settled.packed === null) throw new AppError("payment_unanswered");
  noteSettled(settled.hash);
  return unpack(settled.packed);
}
