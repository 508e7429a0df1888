import { NETWORKS, type NetworkId } from "../../../../shared/networks.ts";
import type { Deps } from "../../../deps.ts";
import type { Chain, Scan, ScanResult } from "../../../providers/chains/chain.ts";
import type { Cursor, Demand } from "./live-intents.ts";
import type { OpenTransaction } from "./open/open-transactions.ts";

/** Close enough to the head: less than the hour of finality that an intent lives on, on any network. */
const NEAR_HEIGHTS = 200;
/** A scan that stays behind for so long is a failure. */
const BEHIND_MS = 10 * 60_000;

export interface Task {
  network: NetworkId;
  demand: Demand;
  /** found by earlier runs */
  open: OpenTransaction[];
  cursor: Cursor | undefined;
  /** when the demand was read, epoch ms */
  readAt: number;
}

/** What a scan found, where the next one begins, and until when (epoch ms) the network is scanned now. */
export interface Scanned extends ScanResult {
  scannedAt: number;
  /** set when the scan has been far from the head for a while */
  complaint?: string;
}

/**
 * One scan a receiver for all live intents together: of every token that is money here, and of coins while somebody is to
 * pay in them. Only a scan that has come close to the head moves the time until which the network counts as scanned; until
 * then intents stay live. Throws `ProviderError`.
 */
export async function scanNetwork(
  { now, config }: Pick<Deps, "now" | "config">,
  chain: Chain,
  { network, demand, cursor }: Task,
): Promise<Scanned> {
  const at = now().getTime();
  const from = Math.max(cursor?.next ?? 0, startOf(demand));
  const scans = await Promise.all(
    listScans(config, network, demand).map((scan) =>
      chain.findTransfers({ ...scan, from, senders: demand.senders }),
    ),
  );
  const behind = Math.max(0, ...scans.map((scan) => scan.behind ?? 0));
  const last = cursor?.scannedAt ?? 0;
  return {
    transfers: scans.flatMap(({ transfers }) => transfers),
    unseen: scans.flatMap(({ unseen }) => unseen ?? []),
    next: scans.length > 0 ? Math.min(...scans.map(({ next }) => next)) : (cursor?.next ?? 0),
    scannedAt: behind < NEAR_HEIGHTS ? at : last,
    ...(behind >= NEAR_HEIGHTS &&
      at - last >= BEHIND_MS && { complaint: `the scan is ${behind} heights behind` }),
  };
}

const startOf = ({ fromTokens, fromCoins }: Demand) =>
  Math.min(...[fromTokens, fromCoins].flatMap((height) => height ?? []));

/** Of NGMA the treasury's owner is who is paid. */
function listScans(
  { chains, ngma }: Deps["config"],
  network: NetworkId,
  { fromTokens, fromCoins }: Demand,
): Pick<Scan, "receiver" | "assets">[] {
  const receiver = chains[network]?.receiver;
  if ((fromTokens === null && fromCoins === null) || receiver === undefined) return [];
  const tokens = Object.values(NETWORKS[network].tokens).map(({ address }) => address);
  const assets = fromCoins === null ? tokens : [...tokens, "native"];
  const own = { receiver, assets };
  return network === "solana" && ngma ? [own, { receiver: ngma.treasury, assets: [ngma.mint] }] : [own];
}
