import { TOKEN_2022_PROGRAM_ID, TOKEN_PROGRAM_ID, unpackAccount, unpackMint } from "@solana/spl-token";
import { PublicKey } from "@solana/web3.js";
import type { LiteSVM } from "litesvm";

export type Brand = Parameters<LiteSVM["getAccount"]>[0];
/** litesvm's types name an address by a brand; web3.js has it as text. */
export const brand = (address: string) => address as Brand;

export interface LiteAccount {
  lamports: bigint;
  owner: string;
  data: Uint8Array;
  executable: boolean;
}

export interface LiteTokenAccount {
  mint: string;
  owner: string;
  amount: bigint;
  decimals: number;
  program: string;
}

/** Null where there is nothing: an account without lamports does not exist. */
export function findAccount(svm: LiteSVM, address: string): LiteAccount | null {
  const account = svm.getAccount(brand(address));
  if (!account.exists || account.lamports === 0n) return null;
  const { lamports, programAddress: owner, data, executable } = account;
  return { lamports, owner, data: Uint8Array.from(data), executable };
}

/** Either token program's account at this address, read by `unpack`; null where there is no such account. */
function findUnpacked<T>(
  svm: LiteSVM,
  address: string,
  unpack: (key: PublicKey, info: Parameters<typeof unpackMint>[1], program: PublicKey) => T,
): { unpacked: T; program: string } | null {
  const account = findAccount(svm, address);
  const program = [TOKEN_PROGRAM_ID, TOKEN_2022_PROGRAM_ID].find((id) => id.toBase58() === account?.owner);
  if (!account || !program) return null;
  const info = { ...account, lamports: 0, owner: program, data: Buffer.from(account.data) };
  try {
    return { unpacked: unpack(new PublicKey(address), info, program), program: account.owner };
  } catch {
    // A mint where an account is asked for, or the other way round.
    return null;
  }
}

export function findMint(svm: LiteSVM, address: string) {
  const { unpacked: mint, program } = findUnpacked(svm, address, unpackMint) ?? {};
  return mint && { program, decimals: mint.decimals, supply: mint.supply, authority: mint.mintAuthority };
}

export function findTokenAccount(svm: LiteSVM, address: string): LiteTokenAccount | null {
  const found = findUnpacked(svm, address, unpackAccount);
  if (!found) return null;
  const { mint, owner, amount } = found.unpacked;
  const decimals = findMint(svm, mint.toBase58())?.decimals ?? 0;
  return { mint: mint.toBase58(), owner: owner.toBase58(), amount, decimals, program: found.program };
}

/** An amount as the RPC writes it. */
export function showAmount(amount: bigint, decimals: number) {
  const digits = amount.toString().padStart(decimals + 1, "0");
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, "");
  const uiAmountString = fraction ? `${whole}.${fraction}` : whole;
  return { amount: amount.toString(), decimals, uiAmount: Number(uiAmountString), uiAmountString };
}
