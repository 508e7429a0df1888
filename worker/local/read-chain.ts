import * as z from "zod";
import type { ServedRow } from "../features/record/chain/verify-chain.ts";

const PAGE = 500;

/** Rows are believed in nothing: what a hash is made of may hold more than this version knows. */
const pageSchema = z.object({
  items: z.array(
    z.object({
      previous: z.string(),
      hash: z.string(),
      row: z.looseObject({ chain: z.string(), seq: z.number() }),
    }),
  ),
  next: z.number().nullable(),
  head: z.object({ head: z.string(), rows: z.number() }).nullable(),
});

/** All rows of a chain as a server tells them, and where it says that the chain stands. Throws what it answered instead. */
export async function readChain(
  origin: string,
  chain: string,
): Promise<{ rows: ServedRow[]; head: { head: string; rows: number } | null }> {
  const rows: ServedRow[] = [];
  for (let cursor: number | null = 0; ; ) {
    const query = new URLSearchParams({ chain, cursor: String(cursor), limit: String(PAGE) });
    const reply = await fetch(`${origin}/api/record?${query}`);
    if (!reply.ok) throw new Error(`${origin} answered ${reply.status}`);
    const page = pageSchema.parse(await reply.json());
    rows.push(...page.items);
    if (page.next !== null && page.next <= cursor) throw new Error("the server tells the same rows again");
    if (page.next === null) return { rows, head: page.head };
    cursor = page.next;
  }
}
