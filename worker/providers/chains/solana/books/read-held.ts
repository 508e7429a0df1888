import * as z from "zod";
import { ProviderError } from "../../../fetch-json.ts";
import { readFinalSlot } from "../find-transaction.ts";
import { type AskNode, PROVIDER } from "../rpc.ts";
import { slotSchema } from "../wire.ts";

const tokenSchema = z.object({
  parsed: z.object({
    info: z.object({ tokenAmount: z.object({ amount: z.string().regex(/^\d+$/).transform(BigInt) }) }),
  }),
});

/** `getMultipleAccounts` with `encoding: "jsonParsed"`; null where there is no such account. */
const heldSchema = z.object({
  context: z.object({ slot: slotSchema }),
  value: z.array(z.object({ lamports: z.number().int().nonnegative(), data: z.unknown() }).nullable()),
});

/**
 * What these accounts hold, lamports of wallets and tokens of token accounts, and the final slot that this is as of.
 * Throws `ProviderError`.
 */
export async function readHeld(ask: AskNode, addresses: string[]): Promise<{ slot: number; held: bigint[] }> {
  const options = { encoding: "jsonParsed", commitment: "finalized" };
  const { context, value } = await ask("getMultipleAccounts", [addresses, options], heldSchema);
  if (value.length !== addresses.length) throw new ProviderError(PROVIDER, "schema");
  const held = value.map((account) => {
    const token = tokenSchema.safeParse(account?.data);
    return token.success ? token.data.parsed.info.tokenAmount.amount : BigInt(account?.lamports ?? 0);
  });
  // A node that reports a newer slot (surfpool) has not made it final yet.
  return { slot: Math.min(context.slot, await readFinalSlot(ask)), held };
}
