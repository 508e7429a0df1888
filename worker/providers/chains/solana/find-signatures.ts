import * as z from "zod";
import { ProviderError } from "../../fetch-json.ts";
import { type Ask, PROVIDER } from "./rpc.ts";
import { slotSchema } from "./wire.ts";

/** What a node gives at most. */
const PAGE_SIZE = 1_000;
const PAGES_MAX = 50;

const pageSchema = z.array(z.object({ signature: z.string(), slot: slotSchema, err: z.json() }));
/** A transaction that succeeded, and its slot. */
export type Signature = Pick<z.infer<typeof pageSchema>[number], "signature" | "slot">;

/** Succeeded transactions which name any of the addresses in the slots `from` to `to`, each once, oldest first. */
export async function findSignatures(
  ask: Ask,
  addresses: string[],
  { from, to }: { from: number; to: number },
): Promise<Signature[]> {
  const histories = await Promise.all(addresses.map((address) => readHistory(ask, address, from)));
  const bySignature = new Map(
    histories
      .flat()
      .filter(({ slot, err }) => err === null && slot <= to)
      .map(({ signature, slot }) => [signature, { signature, slot }]),
  );
  return [...bySignature.values()].sort((a, b) => a.slot - b.slot);
}

/** Newest first is the only order there is. Throws `ProviderError` when `from` is not reached: a gap would be a loss. */
async function readHistory(ask: Ask, address: string, from: number): Promise<z.infer<typeof pageSchema>> {
  const found: z.infer<typeof pageSchema> = [];
  for (let pages = 0; pages < PAGES_MAX; pages++) {
    const before = found.at(-1)?.signature;
    const options = { limit: PAGE_SIZE, commitment: "finalized", ...(before && { before }) };
    const page = await ask("getSignaturesForAddress", [address, options], pageSchema);
    found.push(...page);
    const oldest = page.at(-1);
    if (!oldest || oldest.slot < from) return found.filter(({ slot }) => slot >= from).reverse();
  }
  throw new ProviderError(PROVIDER, "schema");
}
