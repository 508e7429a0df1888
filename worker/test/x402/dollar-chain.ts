import type { Hex } from "viem";
// The bundle's copy. One that the tests' module runner serves fetches its curve anew at each signature, from the test's own object,
// and whoever asks meanwhile shares that promise: a settlement could go on in another object's context.
import {
  decodeFunctionData,
  keccak256,
  numberToHex,
  parseAbi,
  parseTransaction,
  recoverAddress,
  recoverTypedDataAddress,
  serializeTransaction,
  toEventSelector,
} from "viem/utils";

export const USDC = "0x833589fcd6edb6e08f4c7c32d4f71b54bda02913";
const ABI = parseAbi([
  "function balanceOf(address) view returns (uint256)",
  "function authorizationState(address, bytes32) view returns (bool)",
  "function transferWithAuthorization(address from, address to, uint256 value, uint256 validAfter, uint256 validBefore, bytes32 nonce, bytes signature)",
]);
export const TYPES = {
  TransferWithAuthorization: [
    { name: "from", type: "address" },
    { name: "to", type: "address" },
    { name: "value", type: "uint256" },
    { name: "validAfter", type: "uint256" },
    { name: "validBefore", type: "uint256" },
    { name: "nonce", type: "bytes32" },
  ],
} as const;
const USED = toEventSelector("AuthorizationUsed(address,bytes32)");
const CANCELED = toEventSelector("AuthorizationCanceled(address,bytes32)");
const TRANSFER = toEventSelector("Transfer(address,address,uint256)");
const word = (hex: string) => `0x${hex.slice(2).padStart(64, "0")}` as Hex;
const lower = (address: string) => address.toLowerCase();

interface Log {
  address: string;
  topics: string[];
  data: string;
}
interface Receipt {
  transactionHash: string;
  blockNumber: number;
  status: "0x1" | "0x0";
  logs: Log[];
}
interface Sent {
  hash: Hex;
  from: string;
  nonce: number;
  to: string;
  data: Hex;
}
type Signed = readonly [Hex, Hex, bigint, bigint, bigint, Hex, Hex];

/**
 * A stand-in of Base with USDC on it, which speaks JSON-RPC and really checks what is signed. It mines what it takes at once
 * unless `isMining` is off; `around` sees each question before and after it has had its effect, and may throw.
 */
export class DollarChain {
  height = 1_000;
  /** blocks above the newest one that is final */
  unfinal = 0;
  isMining = true;
  gasPrice = 5_000_000n;
  around: (when: "before" | "after", method: string, params: unknown[]) => unknown = () => {};
  readonly asked: { method: string; params: unknown[] }[] = [];
  readonly balances = new Map<string, bigint>();
  readonly coins = new Map<string, bigint>();
  readonly codes = new Map<string, string>();
  readonly used = new Set<string>();
  readonly receipts = new Map<string, Receipt>();
  readonly counts: Map<string, number>;
  pool: Sent[] = [];
  private readonly senders = new Map<string, string>();

  constructor(counts = new Map<string, number>()) {
    this.counts = counts;
  }

  balanceOf = (address: string) => this.balances.get(lower(address)) ?? 0n;

  answer(method: string, params: unknown[]): unknown {
    const answer = this.answers[method];
    if (!answer) throw new Error(`the stand-in chain does not know ${method}`);
    return answer(params as never);
  }

  private readonly answers: Record<string, (params: never) => unknown> = {
    eth_chainId: () => "0x2105",
    eth_blockNumber: () => numberToHex(this.height),
    eth_getBlockByNumber: ([tag]: [string]) => {
      const number = numberToHex(tag === "finalized" ? this.height - this.unfinal : this.height);
      return { hash: word(number), number, timestamp: numberToHex(this.timeS()) };
    },
    eth_gasPrice: () => numberToHex(this.gasPrice),
    eth_getBalance: ([address]: [string]) => numberToHex(this.coins.get(lower(address)) ?? 0n),
    eth_getTransactionCount: ([address]: [string]) => numberToHex(this.counts.get(lower(address)) ?? 0),
    eth_getCode: ([address]: [string]) => this.codes.get(lower(address)) ?? "0x",
    eth_call: ([call, at]: [{ to: string; data: Hex }, string]) => {
      if (at !== "latest" && Number(at) > this.height) throw new JsonRpcError(-32000, "header not found");
      return this.call(call);
    },
    eth_estimateGas: ([call]: [{ data: Hex }]) => this.estimate(call),
    eth_getTransactionReceipt: ([hash]: [string]) => this.receiptOf(hash),
    eth_getLogs: ([filter]: [{ topics: (string | string[])[]; fromBlock: Hex }]) => this.findLogs(filter),
    eth_sendRawTransaction: ([raw]: [Hex]) => this.take(raw),
  };

  timeS = () => Math.floor(Date.now() / 1000);

  private call({ to, data }: { to: string; data: Hex }): string {
    if (lower(to) !== USDC) return "0x";
    const { functionName, args } = decodeFunctionData({ abi: ABI, data });
    if (functionName === "balanceOf") return word(numberToHex(this.balanceOf(args[0])));
    const isUsed = this.used.has(`${lower(String(args[0]))} ${lower(String(args[1]))}`);
    return word(isUsed ? "0x1" : "0x0");
  }

  private async estimate({ data }: { data: Hex }): Promise<string> {
    if (await this.findFault(data)) throw new JsonRpcError(3, "execution reverted");
    return "0x13880";
  }

  private receiptOf(hash: string) {
    const receipt = this.receipts.get(lower(hash));
    if (!receipt) return null;
    const blockHash = word(numberToHex(receipt.blockNumber));
    return { ...receipt, blockHash, blockNumber: numberToHex(receipt.blockNumber), gasUsed: "0x13880" };
  }

  private findLogs({ topics, fromBlock }: { topics: (string | string[])[]; fromBlock: Hex }) {
    return [...this.receipts.values()]
      .filter(({ blockNumber }) => blockNumber >= Number(fromBlock))
      .flatMap(({ transactionHash, blockNumber, logs }) =>
        logs
          .filter((log) => log.topics.every((topic, i) => [topics[i] ?? topic].flat().includes(topic)))
          .map((log) => ({
            ...{ ...log, transactionHash, blockNumber: numberToHex(blockNumber), transactionIndex: "0x0" },
          })),
      );
  }

  /** What the token would refuse a settlement for; null: nothing. */
  async findFault(data: Hex): Promise<string | null> {
    const args = decodeFunctionData({ abi: ABI, data }).args as unknown as Signed;
    const [from, to, value, validAfter, validBefore, nonce, signature] = args;
    if (this.timeS() <= validAfter || this.timeS() >= validBefore) return "time";
    if (this.used.has(`${lower(from)} ${lower(nonce)}`)) return "used";
    if (this.balanceOf(from) < value) return "balance";
    const signer = await recoverTypedDataAddress({
      domain: { name: "USD Coin", version: "2", chainId: 8453, verifyingContract: USDC },
      ...{ types: TYPES, primaryType: "TransferWithAuthorization", signature },
      message: { from, to, value, validAfter, validBefore, nonce },
    });
    return lower(signer) === lower(from) ? null : "signature";
  }

  private async take(raw: Hex): Promise<string> {
    const hash = keccak256(raw);
    const { r = "0x", s = "0x", yParity = 0, ...unsigned } = parseTransaction(raw);
    const signed = { hash: keccak256(serializeTransaction(unsigned)), signature: { r, s, yParity } };
    const from = lower(await recoverAddress(signed));
    const { nonce = 0, to, data = "0x", maxFeePerGas = 0n, gas = 0n } = unsigned;
    if (nonce < (this.counts.get(from) ?? 0)) throw new JsonRpcError(-32000, "nonce too low");
    if ((this.coins.get(from) ?? 0n) < gas * maxFeePerGas)
      throw new JsonRpcError(-32000, "insufficient funds");
    this.pool = this.pool.filter((one) => one.from !== from || one.nonce !== nonce);
    this.pool.push({ hash, from, nonce, to: lower(to ?? ""), data });
    if (this.isMining) await this.mine();
    return hash;
  }

  /** Puts whatever is next into a block each. */
  async mine(): Promise<void> {
    for (;;) {
      const next = this.pool.find(({ from, nonce }) => nonce === (this.counts.get(from) ?? 0));
      if (!next) return;
      this.pool = this.pool.filter((one) => one !== next);
      this.counts.set(next.from, next.nonce + 1);
      this.senders.set(next.hash, next.from);
      const isSettlement = next.to === USDC;
      await this.execute(next.hash, isSettlement ? next.data : null);
    }
  }

  /** What anybody's transaction with this data does. */
  async execute(hash: string, data: Hex | null): Promise<void> {
    this.height++;
    const at = { transactionHash: hash, blockNumber: this.height };
    const fault = data === null ? null : await this.findFault(data);
    const logs = data === null || fault ? [] : this.move(data);
    this.receipts.set(hash, { ...at, status: fault ? "0x0" : "0x1", logs });
  }

  private move(data: Hex): Log[] {
    const [from, to, value, , , nonce] = decodeFunctionData({ abi: ABI, data }).args as unknown as Signed;
    return this.use(lower(from), lower(to), value, nonce);
  }

  private use(from: string, to: string, value: bigint, nonce: string): Log[] {
    this.used.add(`${from} ${lower(nonce)}`);
    this.balances.set(from, this.balanceOf(from) - value);
    this.balances.set(to, this.balanceOf(to) + value);
    return [
      { address: USDC, topics: [USED, word(from), lower(nonce)], data: "0x" },
      { address: USDC, topics: [TRANSFER, word(from), word(to)], data: word(numberToHex(value)) },
    ];
  }

  /** Another branch of blocks as high takes the place of those with these transactions, which are forgotten. */
  reorganise(hashes: readonly string[]): void {
    for (const hash of hashes) {
      const { logs } = this.receipts.get(hash) as Receipt;
      this.receipts.delete(hash);
      const sender = this.senders.get(hash);
      if (sender) this.counts.set(sender, (this.counts.get(sender) ?? 0) - 1);
      const [used, moved] = logs;
      if (!used || !moved) continue;
      const [from, to] = [1, 2].map((i) => lower(`0x${moved.topics[i]?.slice(26)}`)) as [string, string];
      this.used.delete(`${from} ${used.topics[2]}`);
      this.balances.set(from, this.balanceOf(from) + BigInt(moved.data));
      this.balances.set(to, this.balanceOf(to) - BigInt(moved.data));
    }
  }

  /** What a payer's contract may do in one transaction: each is used for nothing, to himself, but the last, for its price, to us. */
  useAll(hash: string, ones: { from: string; to: string; value: string; nonce: string }[]): void {
    this.height++;
    const logs = ones.flatMap(({ from, to, value, nonce }, i) => {
      const isLast = i === ones.length - 1;
      return this.use(lower(from), isLast ? lower(to) : lower(from), isLast ? BigInt(value) : 0n, nonce);
    });
    this.receipts.set(hash, { transactionHash: hash, blockNumber: this.height, status: "0x1", logs });
  }

  /** What a payer's `cancelAuthorization` does. */
  cancel(hash: string, { from, nonce }: { from: string; nonce: string }): void {
    this.height++;
    this.used.add(`${lower(from)} ${lower(nonce)}`);
    const log = { address: USDC, topics: [CANCELED, word(lower(from)), lower(nonce)], data: "0x" };
    this.receipts.set(hash, { transactionHash: hash, blockNumber: this.height, status: "0x1", logs: [log] });
  }

  /** The node: JSON-RPC over HTTP. */
  async serve(body: string): Promise<Response> {
    const { id, method, params } = JSON.parse(body) as { id: number; method: string; params: unknown[] };
    this.asked.push({ method, params });
    const reply = (fields: object) => Response.json({ jsonrpc: "2.0", id, ...fields });
    await this.around("before", method, params);
    try {
      const result = await this.answer(method, params);
      await this.around("after", method, params);
      return reply({ result });
    } catch (error) {
      if (error instanceof JsonRpcError)
        return reply({ error: { code: error.code, message: error.message } });
      throw error;
    }
  }
}

class JsonRpcError extends Error {
  readonly code: number;
  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}
