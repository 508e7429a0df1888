import type { Hex } from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { CHAIN_ID, DOLLAR, type SignedAuthorization } from "./authorization.ts";
import { settlementData } from "./token.ts";

/** Gas that a settlement takes: FiatTokenV2_2 60,000 to 86,000; and its limit. */
export const USED_GAS = 86_000n;
export const SETTLEMENT_GAS = 120_000n;
/** What of a fee is the block builder's: it goes up with the fee, so that a replacement is one. */
const TIP_SHARE = 20n;
const CANCEL_GAS = 21_000n;

/** A transaction of the wallet, to be sent: `feePerGas` in wei is the most it pays, tip included. */
interface Sending {
  nonce: number;
  feePerGas: bigint;
}

/** The wallet that pays for gas; it only signs. */
export interface GasWallet {
  /** lower case */
  address: string;
  signSettlement(sending: Sending, signed: SignedAuthorization): Promise<Hex>;
  /** What takes the place of a transaction that is not needed any more: nothing, to itself. */
  signCancel(sending: Sending): Promise<Hex>;
}

/** The wallet of a private key (32 bytes, hex). */
export function openGasWallet(key: Hex): GasWallet {
  const account = privateKeyToAccount(key);
  const sign = ({ nonce, feePerGas }: Sending, to: string, gas: bigint, data?: Hex) =>
    account.signTransaction({
      ...{ type: "eip1559", chainId: CHAIN_ID, to: to as Hex, gas, nonce, ...(data && { data }) },
      ...{ maxFeePerGas: feePerGas, maxPriorityFeePerGas: feePerGas / TIP_SHARE },
    });
  return {
    address: account.address.toLowerCase(),
    signSettlement: (sending, signed) =>
      sign(sending, DOLLAR.address, SETTLEMENT_GAS, settlementData(signed)),
    signCancel: (sending) => sign(sending, account.address, CANCEL_GAS),
  };
}
