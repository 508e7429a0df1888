import type { FailedTransactionMetadata } from "litesvm";

/** JSON-RPC's error reply. */
export class RpcRefusal extends Error {
  readonly code: number;
  readonly data?: unknown;

  constructor(code: number, message: string, data?: unknown) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

/** Places in litesvm's list of errors that need no more words. */
const PLAIN = new Map([
  [4, "InsufficientFundsForFee"],
  [6, "AlreadyProcessed"],
  [7, "BlockhashNotFound"],
  [11, "SignatureFailure"],
]);
/** What wallets and people are shown for them. */
const WORDS: Record<string, string> = {
  AlreadyProcessed: "This transaction has already been processed",
  BlockhashNotFound: "Blockhash not found",
};

/** A failure as `meta.err` tells it: by name, or with the instruction's place and the program's own code. */
export type LiteFailure = string | { InstructionError: [number, { Custom: number } | string] };

/** Failures with a name alone stop a transaction before it is in a block. */
export function readFailure(failed: FailedTransactionMetadata): LiteFailure {
  const failure = failed.err();
  if (typeof failure === "number") return PLAIN.get(failure) ?? `TransactionError${failure}`;
  if (!("index" in failure) || !("err" in failure)) return failure.toString();
  const inner = failure.err();
  const reason = typeof inner === "object" && "code" in inner ? { Custom: inner.code } : `Error${inner}`;
  return { InstructionError: [failure.index, reason] };
}

export function refuse(err: LiteFailure, logs: string[] = []): RpcRefusal {
  if (err === "SignatureFailure") return new RpcRefusal(-32003, "Transaction signature verification failure");
  const words = typeof err === "string" ? (WORDS[err] ?? err) : describeStep(err.InstructionError);
  return new RpcRefusal(-32002, `Transaction simulation failed: ${words}`, { err, logs });
}

const describeStep = ([index, error]: [number, { Custom: number } | string]) => {
  const reason = typeof error === "string" ? error : `custom program error: 0x${error.Custom.toString(16)}`;
  return `Error processing Instruction ${index}: ${reason}`;
};
