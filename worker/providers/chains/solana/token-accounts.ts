import { getAssociatedTokenAddressSync, TOKEN_2022_PROGRAM_ID, TOKEN_PROGRAM_ID } from "@solana/spl-token";
import { PublicKey } from "@solana/web3.js";
import * as z from "zod";
import { ProviderError } from "../../fetch-json.ts";
import { type AskNode, PROVIDER } from "./rpc.ts";

// Loads the chain's libraries: import this file only by `import()`.

const PROGRAMS = [TOKEN_PROGRAM_ID, TOKEN_2022_PROGRAM_ID];

const mintsSchema = z.object({
  value: z.array(
    z
      .object({
        owner: z.string(),
        data: z.object({
          parsed: z.object({
            type: z.literal("mint"),
            info: z.object({ decimals: z.number().int() }),
          }),
        }),
      })
      .nullable(),
  ),
});

/** A mint that is there: which of the two token programs it belongs to, and its decimals. */
export interface Mint {
  address: PublicKey;
  program: PublicKey;
  decimals: number;
}

/** Null where there is no such account. Throws `ProviderError`, also for an account that is no mint. */
export async function findMints(ask: AskNode, mints: string[]): Promise<(Mint | null)[]> {
  const options = { encoding: "jsonParsed", commitment: "confirmed" };
  const { value } = await ask("getMultipleAccounts", [mints, options], mintsSchema);
  if (value.length !== mints.length) throw new ProviderError(PROVIDER, "schema");
  return mints.map((address, i) => {
    const account = value[i];
    if (!account) return null;
    const program = PROGRAMS.find((id) => id.toBase58() === account.owner);
    if (!program) throw new ProviderError(PROVIDER, "schema");
    return { address: new PublicKey(address), program, decimals: account.data.parsed.info.decimals };
  });
}

/** The account that holds an owner's tokens of this mint, where wallets send them; the owner may be a program's. */
export const tokenAccountOf = (owner: PublicKey, { address, program }: Omit<Mint, "decimals">): PublicKey =>
  getAssociatedTokenAddressSync(address, owner, true, program);

/** The owner's associated token accounts of these mints, in their order, whether or not they exist yet. */
export async function readTokenAccounts(ask: AskNode, owner: string, mints: string[]): Promise<string[]> {
  const key = new PublicKey(owner);
  const found = await findMints(ask, mints);
  return mints.map((mint, i) => {
    const { address, program } = found[i] ?? { address: new PublicKey(mint), program: TOKEN_PROGRAM_ID };
    return tokenAccountOf(key, { address, program }).toBase58();
  });
}
