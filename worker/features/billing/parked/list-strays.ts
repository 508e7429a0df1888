import { desc } from "drizzle-orm";
import { NETWORKS, type NetworkId } from "../../../../shared/networks.ts";
import type { StrayAsset } from "../../../../shared/orders.ts";
import { strayAssets } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";

const MAX_ROWS = 200;

/** What reached our addresses and is no payment, one row an asset, the latest first. */
export async function listStrays({ db }: Pick<Deps, "db">): Promise<StrayAsset[]> {
  const rows = await db.select().from(strayAssets).orderBy(desc(strayAssets.lastAt)).limit(MAX_ROWS);
  return rows.map(({ network, asset, transfers, firstAt, lastAt }) => ({
    ...{ network, transfers, symbol: symbolOf(network, asset), address: addressOf(asset) },
    firstAt: new Date(firstAt).toISOString(),
    lastAt: new Date(lastAt).toISOString(),
  }));
}

function symbolOf(network: NetworkId, asset: string): string | null {
  const { nativeSymbol, tokens } = NETWORKS[network];
  if (asset === "native") return nativeSymbol;
  return Object.entries(tokens).find(([, { address }]) => address === asset)?.[0] ?? null;
}

/** Its package, contract, mint or issuer alone: what a stranger named it is advertising. */
const addressOf = (asset: string): string | null =>
  asset === "native" ? null : (asset.split("::")[0]?.split(".").at(-1) ?? null);
