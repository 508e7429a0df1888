import { SCREEN_KINDS } from "../../../../../shared/screened-by.ts";
import { type BoardSearch, listColumns } from "../search.ts";

interface ColumnsMenuProps {
  search: BoardSearch;
  onShow: (asked: Record<string, unknown>) => void;
}

/** Which figures have a column of their own beside those of the filters. */
export function ColumnsMenu({ search, onShow }: ColumnsMenuProps) {
  const shown: readonly string[] = listColumns(search.cols);
  const toggle = (kind: string) =>
    onShow({
      ...search,
      cols: (shown.includes(kind) ? shown.filter((one) => one !== kind) : [...shown, kind]).join(","),
    });
  return (
    <details className="sm:relative">
      <summary className="action cursor-pointer">Columns</summary>
      <fieldset className="overlay absolute z-10 mt-1 max-h-96 overflow-y-auto bg-surface-2 px-3 py-2 max-sm:left-0">
        <legend className="sr-only">Columns</legend>
        {Object.entries(SCREEN_KINDS).map(([kind, { label }]) => (
          <label key={kind} className="flex min-h-7 items-center gap-2 text-sm pointer-coarse:min-h-11">
            <input type="checkbox" checked={shown.includes(kind)} onChange={() => toggle(kind)} />
            {label}
          </label>
        ))}
      </fieldset>
    </details>
  );
}
