import type { NetworkId, PaymentToken } from "../../../../shared/networks.ts";
import { MINUTE_MS } from "../../../../shared/time.ts";
import type { Deps } from "../../../deps.ts";
import { agreePrices } from "./agree-prices.ts";
import { MICRO, sourcesOf } from "./read-rate.ts";

/**
 * Micro-dollars per coin, or of a stablecoin, at the close of the minute in which `at` lies, by two sources within 2% of each
 * other; null while that minute is not over, or when no two sources have the bar and agree.
 */
export async function findMinuteRate(
  deps: Pick<Deps, "markets" | "now">,
  network: NetworkId,
  at: Date,
  token: Exclude<PaymentToken, "NGMA"> = "native",
): Promise<bigint | null> {
  const begins = new Date(Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS);
  if (begins.getTime() + MINUTE_MS > deps.now().getTime()) return null;
  const { asset, sources } = sourcesOf(deps, network, token);
  const replies = await Promise.all(
    sources.map(async (coin) => {
      const price = await coin.minute?.(asset, begins).catch(() => null);
      return price ? [{ price, source: coin.name }] : [];
    }),
  );
  const agreed = agreePrices(replies.flat());
  return agreed && BigInt(Math.floor(agreed.price * MICRO));
}
