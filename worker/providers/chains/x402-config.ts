import type { Hex } from "viem";
import { NETWORKS, type NetworkId } from "../../../shared/networks.ts";
import type { Vars } from "../../variables.ts";
import { openGasWallet } from "./evm/eip3009/gas-wallet.ts";
import { SPELLINGS } from "./spellings.ts";

/** Calls paid one by one, in USDC on Base. */
export interface X402Config {
  /** lower case */
  receiver: string;
  /** of a call, US cents */
  priceCents: number;
  /** nodes of Base */
  rpcUrls: string[];
  /** one of the two: the key of our wallet that pays for gas, or who sends payments in */
  gasKey?: Hex;
  facilitator?: string;
}

const OTHER_RECEIVERS = (["ethereum", "bsc", "polygon", "base"] as const satisfies NetworkId[]).map(
  (network) => NETWORKS[network].variables.receiver,
);

/**
 * What is set of it; nothing where no receiver is. `wrong` names a variable that is missing or must not be as it is: an address
 * that orders are paid to could have one payment answered and credited.
 */
export function readX402Config(vars: Vars): { x402?: X402Config; wrong?: keyof Vars } {
  const { X402_RECEIVER: named, X402_GAS_KEY: key, X402_FACILITATOR_URL: facilitator } = vars;
  if (named === undefined) return key || facilitator ? { wrong: "X402_RECEIVER" } : {};
  const parse = (text: string) => SPELLINGS.base.parseAddress(text);
  const receiver = parse(named);
  const gasKey = key?.toLowerCase() as Hex | undefined;
  const taken = OTHER_RECEIVERS.map((name) => vars[name] && parse(vars[name]));
  if (gasKey) {
    const wallet = findWallet(gasKey);
    if (wallet === null) return { wrong: "X402_GAS_KEY" };
    taken.push(wallet);
  }
  if (receiver === null || taken.includes(receiver)) return { wrong: "X402_RECEIVER" };
  if (Boolean(gasKey) === Boolean(facilitator)) return { wrong: "X402_GAS_KEY" };
  const { BASE_RPC_URL: rpcUrls } = vars;
  if (!rpcUrls) return { wrong: "BASE_RPC_URL" };
  const priceCents = Math.round(100 * vars.X402_PRICE_USD);
  return {
    x402: { receiver, priceCents, rpcUrls, ...(gasKey && { gasKey }), ...(facilitator && { facilitator }) },
  };
}

/** The address of a private key; null where the curve has no such key. */
function findWallet(key: Hex): string | null {
  try {
    return openGasWallet(key).address;
  } catch {
    return null;
  }
}
