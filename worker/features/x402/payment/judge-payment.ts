import {
  isSignedByPayer,
  type SignedAuthorization,
} from "../../../providers/chains/evm/eip3009/authorization.ts";
import type { Standing } from "../../../providers/chains/evm/eip3009/token.ts";
import type { X402Config } from "../../../providers/chains/x402-config.ts";
import { priceOf, toRequirements } from "../offer/requirements.ts";
import type { Payment } from "./read-payment.ts";

/** An authorisation that is good for longer binds nobody longer than a call takes. */
const MOST_LEFT_S = 120n;
/** An answer and its settlement take some time. */
const LEAST_LEFT_S = 15n;
const SECOND_MS = 1000;

/** Why a payment is not taken, in the names of x402 version 2. */
export type Fault =
  | "invalid_scheme"
  | "invalid_network"
  | "invalid_payment_requirements"
  | "invalid_exact_evm_payload_recipient_mismatch"
  | "invalid_exact_evm_payload_authorization_value"
  | "invalid_exact_evm_payload_authorization_valid_after"
  | "invalid_exact_evm_payload_authorization_valid_before"
  | "invalid_exact_evm_payload_signature"
  | "invalid_transaction_state"
  | "insufficient_funds";

/** 65 bytes, hex: what a key signs. A contract's or a contract's yet to be made is longer or shorter. */
const KEY_SIGNATURE_LENGTH = 2 + 2 * 65;
/** The refusal for a payer whose signatures a contract judges (ERC-1271, ERC-6492), or whose account has code (EIP-7702). */
const CONTRACT_WALLET =
  "Contract wallets (ERC-1271, ERC-6492, EIP-7702) cannot pay here. Use a wallet that signs with its own key.";
/** What is said of a refused payment besides its fault, as far as is known; nobody is asked. */
export const detailOf = ({ signature }: SignedAuthorization, standing?: Standing): string | undefined =>
  standing?.isContract || signature.length !== KEY_SIGNATURE_LENGTH ? CONTRACT_WALLET : undefined;

/** Whether it is signed by its payer, to us, over exactly the price, as our one way to pay has it; null: it is. Asks nobody. */
export async function findFault({ accepted, signed }: Payment, config: X402Config): Promise<Fault | null> {
  const { scheme, network, asset, amount, payTo } = toRequirements(config);
  if (accepted.scheme !== scheme) return "invalid_scheme";
  if (accepted.network !== network) return "invalid_network";
  if (accepted.asset !== asset || accepted.amount !== amount || accepted.payTo !== payTo)
    return "invalid_payment_requirements";
  if (signed.to !== config.receiver) return "invalid_exact_evm_payload_recipient_mismatch";
  if (signed.value !== priceOf(config)) return "invalid_exact_evm_payload_authorization_value";
  return (await isSignedByPayer(signed)) ? null : "invalid_exact_evm_payload_signature";
}

/** Whether it is good now, and long enough for an answer, but two minutes at most; null: it is. */
export function findTimeFault({ validAfter, validBefore }: SignedAuthorization, now: number): Fault | null {
  const nowS = BigInt(Math.floor(now / SECOND_MS));
  if (validAfter >= nowS) return "invalid_exact_evm_payload_authorization_valid_after";
  const isFit = validBefore >= nowS + LEAST_LEFT_S && validBefore <= nowS + MOST_LEFT_S;
  return isFit ? null : "invalid_exact_evm_payload_authorization_valid_before";
}

/** Whether the chain would take it now; null: it would. A payer that is a contract signs otherwise, which is not taken. */
export function findChainFault(
  { balance, isUsed, isContract }: Standing,
  { value }: SignedAuthorization,
): Fault | null {
  if (isUsed) return "invalid_transaction_state";
  if (isContract) return "invalid_exact_evm_payload_signature";
  return balance < value ? "insufficient_funds" : null;
}
