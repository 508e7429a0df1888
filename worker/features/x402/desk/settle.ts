import { MINUTE_MS } from "../../../../shared/time.ts";
import { describeFailure } from "../../../db/failures.ts";
import { settleByFacilitator } from "../../../providers/chains/evm/eip3009/facilitator.ts";
import type { GasWallet } from "../../../providers/chains/evm/eip3009/gas-wallet.ts";
import type { DollarToken } from "../../../providers/chains/evm/eip3009/token.ts";
import { pause } from "../../../timing.ts";
import { noteFailed, noteSettled } from "./holds.ts";
import { changeRow, type DeskDb, findRow, type Row, toAuthorization, toSigned } from "./rows.ts";
import { isSending, sendSettlement, tendSendings } from "./sendings.ts";

/** Of a call that waits; what is sent by then is looked for further on. */
const PATIENCE_MS = 15_000;
const POLL_MS = 500;
/** Whatever the clock says: one that is set back, or stands still, makes nobody wait for ever. */
const MOST_LOOKS = PATIENCE_MS / POLL_MS;
/** An authorisation that ends sooner is not sent any more: it would come too late, and cost gas. */
const LEAST_LEFT_MS = 4_000;
/** Blocks before the hold in which somebody may have settled: ten minutes of Base. */
export const LOOK_BACK = 300;
/** Blocks after it in which somebody may settle: more than there are until its end, two minutes at most. */
export const LOOK_AHEAD = 300;
/** How long a log may be missing of a nonce that is used. */
const UNTOLD_MS = 60 * MINUTE_MS;
/** After an authorisation's end, so that a block beyond it exists. */
export const LATE_MS = 3_000;
const SECOND_MS = 1000;

/** By whom settlements are sent: our wallet, within what a gas may cost (wei), or a facilitator. */
export type Sender = { wallet: GasWallet; maxFeePerGas: bigint } | { facilitator: string };

export interface SettleTools {
  db: DeskDb;
  token: DollarToken;
  /** null while our wallet may send nothing */
  readSender: () => Promise<Sender | null>;
  now: () => number;
}

/** How a settlement ended; `pending`: it may still be settled; `given up`: it was not given out, and ends by itself. */
export type Settlement =
  | { is: "settled"; hash: string; packed: string | null }
  | { is: "failed" }
  | { is: "pending" }
  | { is: "given up" };

/** Gives the authorisation of a kept answer out, and waits until the chain shows it. Throws nothing. */
export async function settle(tools: SettleTools, id: string): Promise<Settlement> {
  const { db, now } = tools;
  const until = now() + PATIENCE_MS;
  let failure: unknown;
  let isSent = false;
  for (let looks = 0; looks <= MOST_LOOKS; looks++) {
    try {
      const known = await lookForSettlement(tools, id);
      if (known) return known;
      if (isSent) await tend(tools);
      else if (!(await sendOnce(tools, id))) return endOf(db, id);
      const isFirst = !isSent;
      isSent = true;
      if (isFirst) continue;
    } catch (cause) {
      failure = cause;
    }
    if (now() >= until) break;
    await pause(POLL_MS);
  }
  if (failure !== undefined)
    console.warn(
      JSON.stringify({ level: "warn", event: "x402 not settled yet", error: describeFailure(failure) }),
    );
  return { is: "pending" };
}

/** Our wallet's transactions that are stuck are sent again. Throws `ProviderError`. */
export async function tend({ db, token, readSender, now }: SettleTools): Promise<void> {
  const sender = await readSender();
  if (sender && "wallet" in sender) await tendSendings({ db, token, now, ...sender });
}

function endOf(db: DeskDb, id: string): Settlement {
  return { is: findRow(db, id)?.state === "failed" ? "failed" : "given up" };
}

/** Sends the settlement unless that is done; false where it ended without. Throws `ProviderError`. */
async function sendOnce(tools: SettleTools, id: string): Promise<boolean> {
  const { db, token, readSender, now } = tools;
  const row = findRow(db, id);
  const signed = row && toSigned(row);
  if (!row || !signed) return false;
  const sender = await readSender();
  if ("facilitator" in (sender ?? {})) {
    await giveToFacilitator(tools, row, (sender as { facilitator: string }).facilitator);
    return true;
  }
  if (isSending(db, id)) return true;
  if (!sender || row.validBefore * SECOND_MS < now() + LEAST_LEFT_MS) return giveUp(db, row);
  const { wallet, maxFeePerGas } = sender as { wallet: GasWallet; maxFeePerGas: bigint };
  const gas = await token.estimate(wallet.address, signed);
  if (gas !== null) {
    if (await sendSettlement({ db, token, wallet, maxFeePerGas, now }, id, signed)) return true;
    return giveUp(db, row);
  }
  // Refused: somebody settled it, which the next look finds, or the money is gone.
  if (await token.isUsed(row.payer, signed.nonce)) return true;
  noteFailed(db, row, now());
  return false;
}

/** It is not sent. Where it was settled before, it may be once more, and its answer stays; otherwise it was given to nobody: false. */
function giveUp(db: DeskDb, { id, hashes }: Row): boolean {
  if (hashes !== "[]") return true;
  changeRow(db, id, { state: "released", packed: null, signature: null, accepted: null });
  return false;
}

/** Gives the authorisation to the facilitator, each time anew: the token takes it once. */
async function giveToFacilitator({ db, token, now }: SettleTools, row: Row, url: string): Promise<void> {
  const signed = toSigned(row);
  if (!signed) return;
  const { signature, ...authorization } = signed;
  const texts = Object.fromEntries(
    Object.entries(authorization).map(([name, value]) => [name, String(value)]),
  );
  const accepted = JSON.parse(row.accepted ?? "{}");
  const hash = await settleByFacilitator(url, {
    paymentPayload: { x402Version: 2, accepted, payload: { signature, authorization: texts } },
    paymentRequirements: accepted,
  });
  const known = findRow(db, row.id)?.hashes ?? "[]";
  if (hash) changeRow(db, row.id, { hashes: JSON.stringify([...JSON.parse(known), hash]) });
  else if (!(await token.isUsed(row.payer, signed.nonce))) noteFailed(db, row, now());
}

/** The result according to the chain by now; null while it may still be settled. Throws `ProviderError`. */
async function lookForSettlement({ db, token, now }: SettleTools, id: string): Promise<Settlement | null> {
  const row = findRow(db, id);
  if (row?.state === "settled") return toSettled(row);
  if (row?.state !== "settling") return endOf(db, id);
  const authorization = toAuthorization(row);
  const isUsed = await token.isUsed(row.payer, authorization.nonce);
  const hashes: string[] = JSON.parse(row.hashes);
  const seen = await Promise.all(hashes.map((hash) => token.readSettlement(hash, authorization)));
  const found =
    seen.find((one) => one?.isSettled) ??
    (isUsed ? await token.findSettlement(authorization, row.heldHeight - LOOK_BACK) : null);
  if (found) return noteEnd(db, row, found, now());
  if (isUsed) return null;
  const isOver = row.validBefore * SECOND_MS + LATE_MS <= now();
  if (isOver && (await token.readHead()).timeS >= row.validBefore) return { is: "failed" };
  if (!seen.some((one) => one?.isSettled === false)) return null;
  // What reverted may have met its foreign settlement in a block that this node does not know yet.
  if (await token.isUsed(row.payer, authorization.nonce)) return null;
  return fail(db, row, now());
}

/** That something ended its nonce: whoever's settlement, or its payer, who withdrew it or spent it elsewhere. */
function noteEnd(
  db: DeskDb,
  row: Row,
  found: NonNullable<Awaited<ReturnType<DollarToken["findSettlement"]>>>,
  now: number,
): Settlement {
  if (!found.isSettled) return fail(db, row, now);
  noteSettled(db, row, found, now);
  return toSettled(findRow(db, row.id) ?? row);
}

function fail(db: DeskDb, row: Row, now: number): Settlement {
  noteFailed(db, row, now);
  return { is: "failed" };
}

const toSettled = ({ hash, packed }: Row): Settlement => ({ is: "settled", hash: hash ?? "", packed });

/**
 * What became of an authorisation that can be settled no more, as of a final block beyond its end: paid by whoever sent it, or not, or
 * that is not known yet. Throws `ProviderError`.
 */
export async function closeAuthorization(
  { db, token, now }: SettleTools,
  row: Row,
  height: number,
): Promise<"settled" | "unsettled" | "unknown"> {
  const authorization = toAuthorization(row);
  if (!(await token.isUsed(row.payer, authorization.nonce, height))) return "unsettled";
  const until = Math.min(height, row.heldHeight + LOOK_AHEAD);
  const found = await token.findSettlement(authorization, row.heldHeight - LOOK_BACK, until);
  // Where it was given out, its payer rests.
  if (found?.isSettled === false && row.state === "settling") noteFailed(db, row, now());
  // The nonce is used but no log shows by what: the node has the log later.
  if (!found) return now() < row.validBefore * SECOND_MS + UNTOLD_MS ? "unknown" : "unsettled";
  if (!found.isSettled) return "unsettled";
  noteSettled(db, row, found, now());
  return "settled";
}
