import sectors from "./catalogue/sectors.json" with { type: "json" };
import type { AssetClass } from "./catalogue-limits.ts";

export type SectorId = keyof typeof sectors;

interface Sector {
  name: string;
  class: Exclude<AssetClass, "fund">;
  /** the wider sector that it is a part of */
  within?: SectorId;
  /** of companies in several sectors of GICS */
  theme?: true;
}

/** What companies and coins are sorted by: the eleven sectors of GICS, parts of them, themes, and groups of coins. */
export const SECTORS = sectors as Readonly<Record<SectorId, Sector>>;
export const isSector = (text: string): text is SectorId => Object.hasOwn(SECTORS, text);
export const SECTOR_IDS = Object.keys(SECTORS).filter(isSector);

/** The sectors of a catalogue's row with the wider ones that they are parts of, the narrowest first. */
export function readSectors(ids = ""): readonly SectorId[] {
  const own = ids.split(", ").filter(isSector);
  return [...own, ...own.flatMap((id) => SECTORS[id].within ?? [])];
}
