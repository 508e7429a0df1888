import type { Hex } from "viem";
import { hashTypedData, recoverAddress } from "viem/utils";
import { NETWORKS } from "../../../../../shared/networks.ts";

const { USDC } = NETWORKS.base.tokens;
if (!USDC) throw new Error("the table of networks has no USDC on Base");
/** The one asset and network that is taken: USDC on Base. */
export const DOLLAR = { ...USDC, network: "base" as const };
export const CHAIN_ID = Number(NETWORKS.base.chainId);
/** What the token signs with, as its contract was set up (FiatTokenV2_2 on Base). */
export const DOMAIN = { name: "USD Coin", version: "2" } as const;

/** An EIP-3009 authorisation; addresses and nonce in lower case, amounts in base units, times in epoch seconds. */
export interface Authorization {
  from: string;
  to: string;
  value: bigint;
  validAfter: bigint;
  validBefore: bigint;
  nonce: string;
}
/** With the payer's signature: who holds it can move the money, so it is written into no log. */
export interface SignedAuthorization extends Authorization {
  signature: string;
}

const TYPES = {
  TransferWithAuthorization: [
    { name: "from", type: "address" },
    { name: "to", type: "address" },
    { name: "value", type: "uint256" },
    { name: "validAfter", type: "uint256" },
    { name: "validBefore", type: "uint256" },
    { name: "nonce", type: "bytes32" },
  ],
} as const;

/** The EIP-712 digest that the token's contract checks a signature against, hex. */
export const digestOf = ({ from, to, nonce, ...figures }: Authorization): Hex =>
  hashTypedData({
    domain: { ...DOMAIN, chainId: CHAIN_ID, verifyingContract: DOLLAR.address as Hex },
    types: TYPES,
    primaryType: "TransferWithAuthorization",
    message: { from: from as Hex, to: to as Hex, nonce: nonce as Hex, ...figures },
  });

/** Half of the curve's order: of the two signatures each has, contracts take the one with the smaller `s`. */
const MAX_S = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n;
const SIGNATURE = /^0x[0-9a-f]{64}([0-9a-f]{64})(?:1b|1c)$/;

/** Whether a payer's own key signed this, as the contract would find; a wallet that is a contract has no key. */
export async function isSignedByPayer({
  signature,
  ...authorization
}: SignedAuthorization): Promise<boolean> {
  const [, s] = SIGNATURE.exec(signature) ?? [];
  if (s === undefined || BigInt(`0x${s}`) > MAX_S) return false;
  const hash = digestOf(authorization);
  const signer = await recoverAddress({ hash, signature: signature as Hex }).catch(() => null);
  return signer?.toLowerCase() === authorization.from;
}
