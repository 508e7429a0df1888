import { useNavigate } from "@tanstack/react-router";
import type { RecordReply } from "../../../shared/record.ts";
import { ASSETS, KINDS, type RecordSearch } from "./search.ts";

/** Which chain and which of its rows; what is chosen stands in the address. */
export function Filters({ of, search }: { of: RecordReply; search: RecordSearch }) {
  const navigate = useNavigate();
  const choose = (name: keyof RecordSearch, value: string) =>
    void navigate({
      to: "/record",
      search: { ...search, [name]: value || undefined },
      replace: true,
      resetScroll: false,
    });
  const chains = [...new Set([...of.chains, of.chain])];
  return (
    <div className="usage-filters">
      {chains.length > 1 && (
        <Choice
          name="Market"
          value={of.chain}
          options={chains.map((chain) => [chain, chain])}
          onChange={(value) => choose("chain", value)}
        />
      )}
      <Choice
        name="Asset"
        value={search.asset ?? ""}
        options={[["", "All assets"], ...ASSETS.map((asset): [string, string] => [asset, asset])]}
        onChange={(value) => choose("asset", value)}
      />
      <Choice
        name="Rows"
        value={search.kind ?? ""}
        options={[["", "All rows"], ...KINDS]}
        onChange={(value) => choose("kind", value)}
      />
    </div>
  );
}

interface ChoiceProps {
  name: string;
  value: string;
  options: (readonly [value: string, words: string])[];
  onChange: (value: string) => void;
}

const Choice = ({ name, value, options, onChange }: ChoiceProps) => (
  <label className="select">
    <span className="label">{name}</span>
    <select value={value} onChange={(event) => onChange(event.target.value)}>
      {options.map(([option, words]) => (
        <option key={option} value={option}>
          {words}
        </option>
      ))}
    </select>
  </label>
);
