import type { NetworkId } from "../../../../shared/networks.ts";
import type { Deps } from "../../../deps.ts";
import type { Chain, ScanResult } from "../../../providers/chains/chain.ts";
import { type Cursor, isScannedFor, type LiveIntent } from "./live-intents.ts";
import type { OpenTransaction } from "./open/open-transactions.ts";

/** Close enough to the head: less than the hour of finality that an intent lives on, on any network. */
const NEAR_HEIGHTS = 200;
/** A scan that stays behind for so long is a failure. */
const BEHIND_MS = 10 * 60_000;

export interface Task {
  network: NetworkId;
  intents: LiveIntent[];
  /** found by earlier runs */
  open: OpenTransaction[];
  cursor: Cursor | undefined;
  /** when the intents were read, epoch ms */
  readAt: number;
}

/** What a scan found, where the next one begins, and until when (epoch ms) the network is scanned now. */
export interface Scanned extends ScanResult {
  scannedAt: number;
  /** set when the scan has been far from the head for a while */
  complaint?: string;
}

/**
 * One scan a receiver for all live intents that want one. Only a scan that has come close to the head moves the time until
 * which the network counts as scanned; until then intents stay live. Throws `ProviderError`.
 */
export async function scanNetwork(
  { now }: Pick<Deps, "now">,
  chain: Chain,
  { intents, cursor }: Task,
): Promise<Scanned> {
  const at = now().getTime();
  const wanted = intents.filter((intent) => isScannedFor(intent, cursor, at));
  const first = Math.min(...wanted.map(({ fromHeight }) => fromHeight));
  const from = Math.max(cursor?.next ?? 0, first);
  const scans = await Promise.all(
    [...Map.groupBy(wanted, ({ receiver }) => receiver)].map(([receiver, asked]) =>
      chain.findTransfers({ receiver, from, assets: listAssets(asked), senders: listSenders(asked) }),
    ),
  );
  const behind = Math.max(0, ...scans.map((scan) => scan.behind ?? 0));
  const last = cursor?.scannedAt ?? 0;
  return {
    transfers: scans.flatMap(({ transfers }) => transfers),
    next: scans.length > 0 ? Math.min(...scans.map(({ next }) => next)) : (cursor?.next ?? 0),
    scannedAt: behind < NEAR_HEIGHTS ? at : last,
    ...(behind >= NEAR_HEIGHTS &&
      at - last >= BEHIND_MS && { complaint: `the scan is ${behind} heights behind` }),
  };
}

const listAssets = (intents: readonly LiveIntent[]) => [...new Set(intents.map(({ asset }) => asset))];

const listSenders = (intents: readonly LiveIntent[]) => [
  ...new Set(intents.flatMap(({ state, sender }) => (state === "paid" ? [] : [sender]))),
];
