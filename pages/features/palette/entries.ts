import type { ListedSymbol } from "../../../shared/listed-names.ts";
import { MARKET_PLACES, PLACES, type Place } from "./places.ts";

export type PaletteEntry =
  | { kind: "page"; name: string; to: Place["to"] }
  | { kind: "market"; name: string; symbol: ListedSymbol }
  | { kind: "asset"; name: string };

const MAX_SHOWN = 9;

/** Pages and listed assets that contain what was typed, best first; what fits nothing may still be an asset. */
export function findEntries(text: string, assets: readonly string[]): PaletteEntry[] {
  const typed = text.trim().toLowerCase();
  const fits = ({ name }: { name: string }) => name.toLowerCase().includes(typed);
  const begins = ({ name }: { name: string }) => (name.toLowerCase().startsWith(typed) ? 0 : 1);
  const known: PaletteEntry[] = [
    ...PLACES.map((page) => ({ kind: "page" as const, ...page })),
    ...assets.map((name) => ({ kind: "asset" as const, name })),
    ...MARKET_PLACES.map((market) => ({ kind: "market" as const, ...market })),
  ];
  const found = known.filter(fits).toSorted((a, b) => begins(a) - begins(b));
  if (typed && !assets.some((name) => name.toLowerCase() === typed))
    found.push({ kind: "asset", name: text.trim() });
  return found.slice(0, MAX_SHOWN);
}
