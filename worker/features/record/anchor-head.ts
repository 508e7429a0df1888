import { desc, eq } from "drizzle-orm";
import type { RecordAnchor } from "../../../shared/record-clocks.ts";
import type { RecordHead } from "../../../shared/record-head.ts";
import { HOUR_MS, MINUTE_MS } from "../../../shared/time.ts";
import { recordAnchors } from "../../db/record-schema.ts";
import type { Deps } from "../../deps.ts";
import { openRpc } from "../../providers/chains/solana/rpc.ts";
import { readHead } from "./append-rows.ts";

const EVERY_MS = 24 * HOUR_MS;
/** A transaction can be sent for about a minute; after this it never comes. */
const LOST_MS = 5 * MINUTE_MS;
const SHOWN = 5;

type Tools = Pick<Deps, "record" | "config" | "now">;

/** What is written on Solana: "enigma record live 1234 <head>". */
export const writeAnchor = ({ chain, rows, head }: RecordHead): string =>
  `enigma record ${chain} ${rows} ${head}`;

/** Reads an anchor's words; null for other words. */
export function readAnchor(words: string): RecordHead | null {
  const [, chain, rows, head] =
    /^enigma record (live|replay|simulated) (\d{1,12}) ([0-9a-f]{64})$/.exec(words) ?? [];
  return chain && rows && head ? { chain: chain as RecordHead["chain"], rows: Number(rows), head } : null;
}

/**
 * Writes the live record's head into Solana's chain once a day, where a wallet for it is set (`ANCHOR_SECRET`). The signed
 * transaction is kept before it is sent: a run that died between finds out what became of it and sends it again or anew.
 */
export async function anchorHead(deps: Tools): Promise<void> {
  const { record, config, now } = deps;
  const url = config.chains.solana?.rpcUrls[0];
  if (!config.anchorSecret || !url) return;
  const { findStanding, sendMemo, signMemo } = await import("../../providers/chains/solana/memo.ts");
  const ask = openRpc(url);
  const at = now().getTime();
  const [last] = await record.select().from(recordAnchors).orderBy(desc(recordAnchors.sentAt)).limit(1);
  if (last && last.finalAt === null) {
    const standing = await findStanding(ask, last.signature);
    if (standing === "final")
      await record
        .update(recordAnchors)
        .set({ finalAt: at })
        .where(eq(recordAnchors.signature, last.signature));
    else if (standing === null && at - last.sentAt < LOST_MS) await sendMemo(ask, last.wire);
    else if (standing === null)
      await record.delete(recordAnchors).where(eq(recordAnchors.signature, last.signature));
    return;
  }
  if (last && at - last.sentAt < EVERY_MS) return;
  const head = await readHead(deps, "live");
  if (!head || head.head === last?.head) return;
  const { signature, wire } = await signMemo(ask, config.anchorSecret, writeAnchor(head));
  await record
    .insert(recordAnchors)
    .values({ signature, wire, head: head.head, rows: head.rows, sentAt: at });
  await sendMemo(ask, wire);
}

/** The last anchors that are final, newest first. */
export async function listAnchors({ record }: Pick<Deps, "record">): Promise<RecordAnchor[]> {
  const rows = await record
    .select({
      signature: recordAnchors.signature,
      rows: recordAnchors.rows,
      head: recordAnchors.head,
      at: recordAnchors.finalAt,
    })
    .from(recordAnchors)
    .orderBy(desc(recordAnchors.sentAt))
    .limit(SHOWN);
  return rows.flatMap(({ at, ...anchor }) =>
    at === null ? [] : [{ ...anchor, at: new Date(at).toISOString() }],
  );
}
