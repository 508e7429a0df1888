import { type EvmNetworkId, NETWORKS } from "../../../../shared/networks.ts";
import type { UnsignedTransaction } from "../../../../shared/payments.ts";
import type { PaymentOrder } from "../chain.ts";

/** Selector of `transfer(address,uint256)` (ERC-20). */
const TRANSFER = "0xa9059cbb";

/** The wallet's `eth_sendTransaction`: coins go straight to the receiver, tokens by a call to their contract. */
export function buildPayment(
  network: EvmNetworkId,
  { asset, amount, receiver }: PaymentOrder,
): UnsignedTransaction {
  const { chainId = "0x" } = NETWORKS[network];
  const plain = { kind: "evm", chainId } as const;
  if (asset === "native") return { ...plain, to: receiver, value: `0x${amount.toString(16)}`, data: "0x" };
  const data = `${TRANSFER}${toWord(receiver.slice(2))}${toWord(amount.toString(16))}`;
  return { ...plain, to: asset, value: "0x0", data };
}

const toWord = (hex: string) => hex.padStart(64, "0");
