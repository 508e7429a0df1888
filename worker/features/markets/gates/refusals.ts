import type { AssetType } from "../../../../shared/markets.ts";
import { DAY_MS } from "../../../../shared/time.ts";
import { type Health, noteFailure } from "../../../providers/health.ts";
import type { Asset } from "../assets.ts";

/** What is refused for longer says nothing of now: no judge remembers more than a day either. */
const KEEP_MS = DAY_MS;

export const pricesOf = (type: AssetType) => `${type} prices`;
export const barsOf = ({ symbol }: Pick<Asset, "symbol">) => `bars of ${symbol}`;
/** The provider of a series, of the words that it names its source by. */
export const providerOf = (source: string) => source.split(" ")[0] ?? source;

/** The name under which it is noted that something of a provider is refused, beside how the provider itself fares. */
export const refusalOf = (provider: string, what: string) => `${provider} / ${what}`;

/** Whether a name among the providers is one of something refused. */
export const isOfRefusal = (name: string): boolean => name.includes(refusalOf("", ""));

/** A reply was refused: it stays so, however well the provider answers else, until two sources agree. */
export function noteRefusal(provider: string, what: string, reason: string): void {
  for (const name of [provider, refusalOf(provider, what)]) noteFailure(name, `refused: ${reason}`);
}

/** Whether something is refused at a moment (epoch ms), by what was noted of it. */
export const isRefused = ({ succeededAt, failedAt }: Health, at: number): boolean =>
  failedAt !== null && failedAt > (succeededAt ?? 0) && failedAt > at - KEEP_MS;

/** What of a provider is refused now, the latest refusal. */
export function findRefusal(health: ReadonlyMap<string, Health>, provider: string, at: number) {
  const open = [...health].filter(
    ([name, noted]) => name.startsWith(refusalOf(provider, "")) && isRefused(noted, at),
  );
  return open.map(([, noted]) => noted).toSorted((a, b) => (b.failedAt ?? 0) - (a.failedAt ?? 0))[0];
}
