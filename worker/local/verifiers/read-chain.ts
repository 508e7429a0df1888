import * as z from "zod";
import { fromBase64, type NoteKey } from "../../../shared/record-log/signed-note.ts";
import type { ServedStamp } from "../../features/record/chain/check-stamps.ts";
import type { ServedRow } from "../../features/record/chain/verify-chain.ts";

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

/** The last checkpoint of a chain's log as a server tells it; null where it signs none. */
export async function readNote(origin: string, chain: string): Promise<string | null> {
  const reply = await fetch(`${origin}/api/record/log/${chain}/checkpoint`);
  if (reply.status === 404) return null;
  if (!reply.ok) throw new Error(`${origin} answered ${reply.status}`);
  return reply.text();
}

/** The file of a board's row as a server tells it; null where it has none. */
export async function readBoard(origin: string, chain: string, hash: string): Promise<string | null> {
  const reply = await fetch(`${origin}/api/record/log/${chain}/boards/${hash}`);
  if (reply.status === 404) return null;
  if (!reply.ok) throw new Error(`${origin} answered ${reply.status}`);
  return reply.text();
}

const keysSchema = z.object({ keys: z.array(z.object({ x: z.string(), mode: z.string() })) });

/** The keys that a server publishes to sign with, under the name that its log's checkpoint bears. */
export async function readKeys(origin: string, note: string | null): Promise<NoteKey[]> {
  const name = note?.split("\n")[0];
  if (!name) return [];
  const reply = await fetch(`${origin}/.well-known/http-message-signatures-directory`);
  if (!reply.ok) throw new Error(`${origin} answered ${reply.status}`);
  const { keys } = keysSchema.parse(await reply.json());
  return keys.filter(({ mode }) => mode === "live").map(({ x }) => ({ name, key: fromBase64(x) }));
}

const anchorsSchema = z.object({
  anchors: z.array(z.object({ signature: z.string() })),
  stamps: z.array(z.object({ clock: z.string(), rows: z.number().int(), proof: z.string() })).default([]),
  next: z.number().nullable(),
});

/** What a server says a chain of its record is anchored by: signatures of transactions, and proofs of OpenTimestamps; oldest first. */
export async function readAnchors(origin: string, chain: string) {
  const signatures: string[] = [];
  const stamps: ServedStamp[] = [];
  let standIns = 0;
  for (let after: number | null = 0; after !== null; ) {
    const reply = await fetch(`${origin}/api/record/anchors?chain=${chain}&after=${after}`);
    if (!reply.ok) throw new Error(`${origin} answered ${reply.status}`);
    const page = anchorsSchema.parse(await reply.json());
    const { next } = page;
    signatures.push(...page.anchors.map(({ signature }) => signature));
    const real = page.stamps.filter(({ clock }) => clock === "opentimestamps");
    standIns += page.stamps.length - real.length;
    stamps.push(...real.map(({ rows, proof }) => ({ rows, proof: fromBase64(proof) })));
    if (next !== null && next <= after) throw new Error("the server tells the same anchors again");
    after = next;
  }
  return { signatures, stamps, standIns };
}
