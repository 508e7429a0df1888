import { base58 } from "@scure/base";
import { type Instruction, SYSTEM_PROGRAM, type Transaction } from "./wire.ts";

const TOKEN_PROGRAMS = [
  "TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA",
  "TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb",
];
/** Base58 of the longest transfer, one with a seed of 32 bytes; decoding takes time that grows with the square. */
const MAX_DATA = 120;

/** One transfer instruction: what it moves from one account to which other, and the accounts it names beyond those it needs. */
interface TransferInstruction {
  program: string;
  source: string;
  account: string;
  amount: bigint;
  further: string[];
}

/** Where the amount stands in the data, and which account is the destination; the first is the source, behind `needed` accounts come the further ones. */
interface Layout {
  amountAt: number;
  destination: number;
  needed: number;
}
/** By the first bytes of the data, hex. Transfer, TransferWithSeed (little-endian numbers of four bytes). */
const SYSTEM: [start: string, Layout][] = [
  ["02000000", { amountAt: 4, destination: 1, needed: 2 }],
  ["0b000000", { amountAt: 4, destination: 2, needed: 3 }],
];
/** Transfer, TransferChecked, and Token-2022's TransferCheckedWithFee. */
const TOKEN: [start: string, Layout][] = [
  ["03", { amountAt: 1, destination: 1, needed: 3 }],
  ["0c", { amountAt: 1, destination: 2, needed: 4 }],
  ["1a01", { amountAt: 2, destination: 2, needed: 4 }],
];

export const listTransfers = ({ instructions }: Transaction): TransferInstruction[] =>
  instructions.flatMap(readTransfer);

function readTransfer({ program, accounts, data }: Instruction): TransferInstruction[] {
  const layouts = program === SYSTEM_PROGRAM ? SYSTEM : TOKEN_PROGRAMS.includes(program) ? TOKEN : [];
  if (layouts.length === 0 || data.length > MAX_DATA) return [];
  const bytes = base58.decode(data);
  const hex = Buffer.from(bytes).toString("hex");
  const [, layout] = layouts.find(([start]) => hex.startsWith(start)) ?? [];
  const account = layout && accounts[layout.destination];
  const [source] = accounts;
  if (!source || !account || bytes.length < layout.amountAt + 8) return [];
  const amount = new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(layout.amountAt, true);
  return [{ program, source, account, amount, further: accounts.slice(layout.needed) }];
}

/** CloseAccount of both token programs, in base58: its data is one byte. */
const CLOSE_ACCOUNT = base58.encode(Uint8Array.of(9));
const WRAPPED_SOL = "So11111111111111111111111111111111111111112";

/** What a token account must hold, with any extension that is common; lamports above that were sent there. */
const MAX_RENT = 3_000_000n;

/** Rent of token accounts that were closed in favour of an address: neither what was wrapped in them nor what was sent there. */
export const sumReturned = ({ instructions, keys, meta }: Transaction, address: string): bigint =>
  instructions.reduce((sum, { program, accounts: [account = "", to], data }) => {
    if (!TOKEN_PROGRAMS.includes(program) || data !== CLOSE_ACCOUNT || to !== address) return sum;
    const index = keys.indexOf(account);
    const held = meta.preTokenBalances.find(({ accountIndex }) => accountIndex === index);
    const wrapped = held?.mint === WRAPPED_SOL ? held.uiTokenAmount.amount : 0n;
    const rent = BigInt(meta.preBalances[index] ?? 0) - wrapped;
    return sum + (rent < MAX_RENT ? rent : MAX_RENT);
  }, 0n);

/** Lamports the system program transferred to each address, by instructions and inner ones. */
export function sumCoinTransfers(tx: Transaction): Map<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const { program, account, amount } of listTransfers(tx))
    if (program === SYSTEM_PROGRAM) sums.set(account, (sums.get(account) ?? 0n) + amount);
  return sums;
}
