import { Link } from "@tanstack/react-router";
import { X } from "lucide-react";
import type { SubmitEvent } from "react";
import {
  COMPARISONS,
  type Condition,
  MAX_CONDITIONS,
  writeConditions,
} from "../../../../../shared/screen.ts";
import { SCREEN_KINDS } from "../../../../../shared/screened-by.ts";
import { type BoardSearch, readWhere } from "../search.ts";
import { ColumnsMenu } from "./columns-menu.tsx";
import { SectorSelect } from "./sector-select.tsx";

const CALLS = ["Buy", "Hold", "Sell"] as const;

interface FilterBarProps {
  form: string;
  search: BoardSearch;
  onShow: (asked: Record<string, unknown>) => void;
  onSave: () => void;
}

/** What listed assets are filtered by, each filter with a link that takes it away; one more is a plain form. */
export function FilterBar({ form, search, onShow, onSave }: FilterBarProps) {
  const conditions = readWhere(search.where);
  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onShow({ ...search, page: undefined, ...Object.fromEntries(new FormData(event.currentTarget)) });
    event.currentTarget.reset();
  };
  return (
    <div className="relative flex flex-wrap items-start gap-x-4 gap-y-2 border-line border-b px-4 py-2 sm:px-6">
      {conditions.map((condition) => (
        <Chip key={writeConditions([condition])} condition={condition} {...{ search, conditions }} />
      ))}
      {conditions.length < MAX_CONDITIONS && (
        <details>
          <summary className="action cursor-pointer">Filter</summary>
          <form action="/markets" onSubmit={add} className="mt-2 flex flex-wrap items-center gap-2">
            {(["class", "sector", "q", "where", "cols", "sort"] as const).map(
              (name) => search[name] && <input key={name} type="hidden" name={name} value={search[name]} />,
            )}
            <label className="select">
              <span className="sr-only">Filter by</span>
              <select name="by" defaultValue="rsi_14">
                <optgroup label="The day’s call">
                  {CALLS.map((call) => (
                    <option key={call} value={`call=${call}`}>
                      Call is {call}
                    </option>
                  ))}
                </optgroup>
                <optgroup label="Figures">
                  {Object.entries(SCREEN_KINDS).map(([kind, { label }]) => (
                    <option key={kind} value={kind}>
                      {label}
                    </option>
                  ))}
                </optgroup>
              </select>
            </label>
            <label className="select">
              <span className="sr-only">Comparison</span>
              <select name="is">
                {COMPARISONS.map((one) => (
                  <option key={one} value={one}>
                    {SIGNS[one]}
                  </option>
                ))}
              </select>
            </label>
            <input
              name="than"
              inputMode="decimal"
              className="field min-h-9 w-24 py-1"
              aria-label="Number"
              placeholder="30"
              pattern="-?[0-9]+([.][0-9]+)?"
              title="A number, such as 30 or -2.5"
              maxLength={16}
            />
            <button type="submit" className="action">
              Add filter
            </button>
          </form>
        </details>
      )}
      <SectorSelect {...{ form, search, onShow }} />
      <span className="flex gap-2 noscript:hidden">
        <ColumnsMenu search={search} onShow={onShow} />
        <button type="button" className="action" onClick={onSave}>
          Download CSV
        </button>
      </span>
    </div>
  );
}

const SIGNS = { "<": "<", "<=": "≤", ">": ">", ">=": "≥" } as const;

interface ChipProps {
  condition: Condition;
  conditions: Condition[];
  search: BoardSearch;
}

function Chip({ condition, conditions, search }: ChipProps) {
  const words =
    condition.kind === "call"
      ? `Call is ${condition.value}`
      : `${SCREEN_KINDS[condition.kind].label} ${SIGNS[condition.is]} ${condition.value}`;
  const where = writeConditions(conditions.filter((one) => one !== condition));
  return (
    <Link
      to="/markets"
      search={{ ...search, where: where || undefined, page: undefined }}
      replace
      resetScroll={false}
      className="inline-flex min-h-7 items-center gap-2 border border-line-strong px-2 text-sm hover:bg-surface-2 pointer-coarse:min-h-11"
    >
      {words} <X size={14} aria-hidden />
      <span className="sr-only">, take this filter away</span>
    </Link>
  );
}
