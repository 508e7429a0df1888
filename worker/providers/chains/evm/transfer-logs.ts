import type { Log } from "./wire.ts";

/** `Transfer(address,address,uint256)` of ERC-20; ERC-721's has the same name and a fourth topic. */
export const TRANSFER_TOPIC = "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef";

/** A token's own word that it moved `amount` base units; `token` is the contract that said so. */
export interface TransferLog {
  token: string;
  from: string;
  to: string;
  amount: bigint;
}

/** Null for logs that are no ERC-20 transfer, and for removed ones. Any contract can say anything: compare `token`. */
export function readTransferLog({ address, topics, data, removed }: Log): TransferLog | null {
  const [event, from, to] = topics;
  if (removed || event !== TRANSFER_TOPIC || !from || !to || topics.length !== 3) return null;
  if (!/^0x[0-9a-fA-F]{64}$/.test(data)) return null;
  return { token: address, from: readAddress(from), to: readAddress(to), amount: BigInt(data) };
}

export const toTopic = (address: string): string => `0x${address.slice(2).padStart(64, "0")}`;
const readAddress = (topic: string): string => `0x${topic.slice(-40)}`;
