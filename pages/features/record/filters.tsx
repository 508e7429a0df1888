import { useNavigate } from "@tanstack/react-router";
import type { RecordReply } from "../../../shared/record.ts";
import { nameAsset } from "./say-row.ts";
import { ASSETS, type RecordSearch, readSearch } from "./search.ts";

const KINDS: Record<NonNullable<RecordSearch["kind"]>, string> = {
  forecast: "Forecasts",
  "forecast-outcome": "Outcomes of forecasts",
  call: "Calls",
  "call-outcome": "Outcomes of calls",
  board: "All assets",
  "board-outcome": "Outcomes of all assets",
};

interface FiltersProps {
  of: RecordReply;
  search: RecordSearch;
  /** the form's own id */
  id: string;
}

/** Which chain and which of its rows; what is chosen stands in the address, which a plain form asks for where no script runs. */
export function Filters({ of, search, id }: FiltersProps) {
  const navigate = useNavigate();
  const show = (asked: FormData) =>
    void navigate({
      to: "/record",
      search: readSearch(Object.fromEntries(asked)),
      replace: true,
      resetScroll: false,
    });
  const chains = [...new Set([...of.chains, of.chain])];
  return (
    <form
      id={id}
      action="/record"
      className="usage-filters"
      onChange={({ currentTarget }) => show(new FormData(currentTarget))}
    >
      {chains.length > 1 && (
        <Choice
          name="chain"
          label="Market"
          value={of.chain}
          options={chains.map((chain) => [chain, chain])}
        />
      )}
      <Choice
        name="asset"
        label="Asset"
        value={search.asset ?? ""}
        options={[["", "All assets"], ...ASSETS.map((asset): [string, string] => [asset, nameAsset(asset)])]}
      />
      <Choice
        name="kind"
        label="Rows"
        value={search.kind ?? ""}
        options={[["", "All rows"], ...Object.entries(KINDS)]}
      />
      <button type="submit" className="button button-ghost hidden noscript:block">
        Show
      </button>
    </form>
  );
}

interface ChoiceProps {
  name: keyof RecordSearch;
  label: string;
  value: string;
  options: (readonly [value: string, words: string])[];
}

const Choice = ({ name, label, value, options }: ChoiceProps) => (
  <label className="select">
    <span className="label">{label}</span>
    <select key={value} name={name} defaultValue={value}>
      {options.map(([option, words]) => (
        <option key={option} value={option}>
          {words}
        </option>
      ))}
    </select>
  </label>
);
