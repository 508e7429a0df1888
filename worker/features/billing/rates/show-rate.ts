import { NETWORK_IDS, type NetworkId } from "../../../../shared/networks.ts";
import type { ShownRate } from "../../../../shared/payments.ts";
import { BoundedMap } from "../../../bounded-map.ts";
import type { Deps } from "../../../deps.ts";
import { AppError } from "../../../errors.ts";
import { readRate } from "./read-rate.ts";

const MICRO = 1_000_000;
/** Anybody may look; the sources are asked no more often. */
const SHOWN_MS = 20_000;

const shown = new BoundedMap<NetworkId, { until: number; rate: Promise<ShownRate | null> }>(
  NETWORK_IDS.length,
);

/**
 * About what a network's coin is taken for, before anything is bought: what is bought has its own. Null where no two sources
 * agree. Throws `network_unavailable` where the network is not set up.
 */
export async function showRate(
  deps: Pick<Deps, "config" | "markets" | "now">,
  network: NetworkId,
): Promise<ShownRate | null> {
  if (!deps.config.chains[network]) throw new AppError("network_unavailable");
  const now = deps.now().getTime();
  const known = shown.get(network);
  if (known && now < known.until) return known.rate;
  const rate = readRate(deps, network).then(
    ({ microUsd, source }) => ({ usd: microUsd / MICRO, source }),
    (error) => {
      if (error instanceof AppError && error.code === "rate_unavailable") return null;
      throw error;
    },
  );
  shown.set(network, { until: now + SHOWN_MS, rate });
  rate.catch(() => shown.delete(network));
  return rate;
}
