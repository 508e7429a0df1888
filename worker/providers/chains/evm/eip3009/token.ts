import type { Hex } from "viem";
import { decodeAbiParameters, encodeFunctionData, parseAbi, toEventSelector } from "viem/utils";
import * as z from "zod";
import { ProviderError } from "../../../fetch-json.ts";
import { openRpc, type Rpc, unlessForgotten } from "../rpc.ts";
import {
  blockSchema,
  foundLogSchema,
  heightSchema,
  type Log,
  quantitySchema,
  receiptSchema,
} from "../wire.ts";
import { type Authorization, DOLLAR, type SignedAuthorization } from "./authorization.ts";

const ABI = parseAbi([
  "function balanceOf(address) view returns (uint256)",
  "function authorizationState(address, bytes32) view returns (bool)",
  "function transferWithAuthorization(address from, address to, uint256 value, uint256 validAfter, uint256 validBefore, bytes32 nonce, bytes signature)",
  "function getL1FeeUpperBound(uint256) view returns (uint256)",
]);
const USED = toEventSelector("AuthorizationUsed(address,bytes32)");
const CANCELED = toEventSelector("AuthorizationCanceled(address,bytes32)");
const TRANSFER = toEventSelector("Transfer(address,address,uint256)");
/** Of the networks that write into Ethereum (OP Stack): the contract that computes what that costs. */
const GAS_ORACLE = "0x420000000000000000000000000000000000000f";
/** Bytes of a settlement, signed. */
const SETTLEMENT_BYTES = 480n;

/** What the chain knows of a payer and a nonce; `height`: of the newest block, asked together. */
export interface Standing {
  balance: bigint;
  isUsed: boolean;
  /** the token asks its code about signatures, not its key */
  isContract: boolean;
  height: number;
}
/** A block: its number, and its time in epoch seconds. */
interface Head {
  height: number;
  timeS: number;
}
/** What a transaction did: it settled the authorisation in full, or it did not. */
type Settled = { isSettled: true; hash: string; height: number } | { isSettled: false; hash: string };

/** The token as far as payments by authorisation need it. Each asks one node after another and throws `ProviderError`. */
export interface DollarToken {
  readStanding(payer: string, nonce: string): Promise<Standing>;
  /** Whether the nonce was used by the end of a block, or by now. */
  isUsed(payer: string, nonce: string, height?: number): Promise<boolean>;
  /** The newest block, and the newest that no reorganisation takes back. */
  readHead(): Promise<Head>;
  readFinal(): Promise<Head>;
  /** What a transaction made of the authorisation; null while it is in no block. */
  readSettlement(hash: string, authorization: Authorization): Promise<Settled | null>;
  /** Whatever ended its nonce, a settlement by whomever or not, looked for from a block on, to another or by now; null: nothing has. */
  findSettlement(authorization: Authorization, since: number, until?: number): Promise<Settled | null>;
  /** Gas that a settlement takes; null where the token would refuse it. */
  estimate(from: string, authorization: SignedAuthorization): Promise<bigint | null>;
  readGas(): Promise<{ gasPrice: bigint; l1Fee: bigint }>;
  readWallet(address: string): Promise<{ balance: bigint; count: number }>;
  send(raw: string): Promise<void>;
}

/** JSON-RPC's code for what a contract refused (EIP-1474 and what nodes do). */
const REVERTED = [3, -32015];

const word = (address: string) => `0x${address.slice(2).padStart(64, "0")}`;
const hexOf = (height?: number) => (height === undefined ? "latest" : `0x${height.toString(16)}`);
const data = z.string().regex(/^0x[0-9a-fA-F]*$/);

/** The call that settles an authorisation, as data of a transaction to the token. */
export const settlementData = (signed: SignedAuthorization): Hex =>
  encodeFunctionData({
    abi: ABI,
    functionName: "transferWithAuthorization",
    args: [
      ...([signed.from as Hex, signed.to as Hex, signed.value, signed.validAfter] as const),
      ...([signed.validBefore, signed.nonce as Hex, signed.signature as Hex] as const),
    ],
  });

/** USDC on Base over these nodes. */
export function openDollarToken(urls: readonly string[]): DollarToken {
  const nodes = urls.map((url) => openRpc("base", url));
  const ask: Rpc["ask"] = async (method, params, result) => {
    let failure: unknown;
    for (const node of nodes)
      try {
        return await node.ask(method, params, result);
      } catch (cause) {
        failure = cause;
      }
    throw failure;
  };
  const call = async (to: string, input: Hex, at = "latest") =>
    (await ask("eth_call", [{ to, data: input }, at], data)) as Hex;
  const readFlag = async (payer: string, nonce: string, height?: number) => {
    const args = [payer as Hex, nonce as Hex] as const;
    const input = encodeFunctionData({ abi: ABI, functionName: "authorizationState", args });
    return readFirst(await call(DOLLAR.address, input, hexOf(height))) === 1n;
  };
  const readBlock = async (tag: "latest" | "finalized"): Promise<Head> => {
    const { number, timestamp } = await ask("eth_getBlockByNumber", [tag, false], blockSchema);
    return { height: number, timeS: timestamp };
  };
  const readSettlement: DollarToken["readSettlement"] = async (hash, authorization) => {
    const receipt = await ask("eth_getTransactionReceipt", [hash], receiptSchema.nullable());
    if (!receipt?.blockHash || receipt.blockNumber == null || receipt.transactionHash !== hash) return null;
    const isSettled = receipt.status === "0x1" && settles(receipt.logs, authorization);
    return isSettled ? { isSettled, hash, height: receipt.blockNumber } : { isSettled, hash };
  };
  return {
    async readStanding(payer, nonce) {
      const input = encodeFunctionData({ abi: ABI, functionName: "balanceOf", args: [payer as Hex] });
      const [balance, isUsed, code, height] = await Promise.all([
        call(DOLLAR.address, input).then(readFirst),
        readFlag(payer, nonce),
        ask("eth_getCode", [payer, "latest"], data),
        ask("eth_blockNumber", [], heightSchema),
      ]);
      return { balance, isUsed, isContract: code !== "0x", height };
    },
    isUsed: readFlag,
    readHead: () => readBlock("latest"),
    readFinal: () => readBlock("finalized"),
    readSettlement,
    async findSettlement(authorization, since, until) {
      const { from, nonce } = authorization;
      const filter = { address: DOLLAR.address, topics: [[USED, CANCELED], word(from), nonce] };
      const logs = await ask(
        "eth_getLogs",
        [{ ...filter, fromBlock: hexOf(Math.max(0, since)), toBlock: hexOf(until) }],
        z.array(foundLogSchema),
      );
      const [log] = logs.filter((one) => isOf([USED, CANCELED], one, authorization));
      return log ? readSettlement(log.transactionHash, authorization) : null;
    },
    async estimate(from, signed) {
      const params = [{ from, to: DOLLAR.address, data: settlementData(signed) }];
      try {
        return await ask("eth_estimateGas", params, quantitySchema);
      } catch (cause) {
        if (cause instanceof ProviderError && REVERTED.includes(cause.status ?? 0)) return null;
        throw cause;
      }
    },
    async readGas() {
      const args = [SETTLEMENT_BYTES] as const;
      const input = encodeFunctionData({ abi: ABI, functionName: "getL1FeeUpperBound", args });
      const [gasPrice, l1Fee] = await Promise.all([
        ask("eth_gasPrice", [], quantitySchema),
        unlessForgotten(call(GAS_ORACLE, input)),
      ]);
      return { gasPrice, l1Fee: l1Fee === null ? 0n : readFirst(l1Fee) };
    },
    async readWallet(address) {
      const [balance, count] = await Promise.all([
        ask("eth_getBalance", [address, "latest"], quantitySchema),
        ask("eth_getTransactionCount", [address, "latest"], heightSchema),
      ]);
      return { balance, count };
    },
    async send(raw) {
      await ask("eth_sendRawTransaction", [raw], z.string());
    },
  };
}

/** The first word of what a contract gave back; 0 where there is no contract. */
function readFirst(result: Hex): bigint {
  if (result === "0x") return 0n;
  const [value] = decodeAbiParameters([{ type: "uint256" }], result);
  return value;
}

/** Whether the token noted one of these events of the authorisation. */
const isOf = (events: Hex[], { address, topics, removed }: Log, { from, nonce }: Authorization) =>
  !removed &&
  address === DOLLAR.address &&
  events.some((event) => `${topics}` === `${[event, word(from), nonce]}`);

/**
 * Whether the token noted this authorisation's use and, as its very next log, moved exactly its value from its payer to its
 * receiver: so each transfer settles one authorisation.
 */
function settles(logs: readonly Log[], authorization: Authorization): boolean {
  const { from, to, value } = authorization;
  const isTransfer = ({ address, topics, removed, data: logged }: Log) =>
    !removed &&
    address === DOLLAR.address &&
    `${topics}` === `${[TRANSFER, word(from), word(to)]}` &&
    BigInt(logged) === value;
  return logs.some((log, i) => {
    const next = logs[i + 1];
    return isOf([USED], log, authorization) && next !== undefined && isTransfer(next);
  });
}
