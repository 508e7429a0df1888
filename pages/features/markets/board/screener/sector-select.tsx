import type { AssetClass } from "../../../../../shared/catalogue-limits.ts";
import { SECTOR_IDS, SECTORS } from "../../../../../shared/sectors.ts";
import type { BoardSearch } from "../search.ts";

interface SectorSelectProps {
  /** the form of the search, which takes what is chosen along */
  form: string;
  search: BoardSearch;
  onShow: (asked: Record<string, unknown>) => void;
}

/** Which sector is shown, with those of the class that is; a part of a sector stands below it. */
export function SectorSelect({ form, search, onShow }: SectorSelectProps) {
  return (
    <label className="select">
      <span className="sr-only">Sector</span>
      <select
        name="sector"
        form={form}
        value={search.sector ?? ""}
        onChange={({ target }) => onShow({ ...search, page: undefined, sector: target.value })}
      >
        <option value="">All sectors</option>
        {GROUPS.filter(({ of }) => !search.class || (search.class === "coin") === (of === "coin")).map(
          ({ of, words }) => (
            <optgroup key={of} label={words}>
              {SECTOR_IDS.filter((id) => SECTORS[id].class === of).map((id) => (
                <option key={id} value={id}>
                  {SECTORS[id].within ? `\u2003${SECTORS[id].name}` : SECTORS[id].name}
                </option>
              ))}
            </optgroup>
          ),
        )}
      </select>
    </label>
  );
}

const GROUPS: readonly { of: AssetClass; words: string }[] = [
  { of: "stock", words: "Stocks and funds" },
  { of: "coin", words: "Coins" },
];
