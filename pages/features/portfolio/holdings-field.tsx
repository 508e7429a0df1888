import { type ChangeEvent, useId } from "react";
import type { ReadHoldings } from "../../../shared/read-holdings.ts";

const EXAMPLE = "symbol, units, cost\nBTC, 0.5, 41000\nNVDA, 40\nSPY, 12\nUSD, 5000";

interface HoldingsFieldProps {
  text: string;
  onChange: (text: string) => void;
  faults: ReadHoldings["faults"];
}

/** A field for lines of holdings, and a file instead of typing. */
export function HoldingsField({ text, onChange, faults }: HoldingsFieldProps) {
  const id = useId();
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file) onChange((await file.text()).slice(0, MOST_LETTERS));
    target.value = "";
  };
  return (
    <div>
      <div className="field-head">
        <label className="label" htmlFor={id}>
          Holdings
        </label>
        {text === "" ? (
          <button type="button" className="text-link text-sm" onClick={() => onChange(EXAMPLE)}>
            Fill in an example
          </button>
        ) : (
          <button type="button" className="text-link text-sm" onClick={() => onChange("")}>
            Clear
          </button>
        )}
      </div>
      <textarea
        id={id}
        className="field font-mono"
        rows={8}
        spellCheck={false}
        placeholder={EXAMPLE}
        maxLength={MOST_LETTERS}
        value={text}
        aria-invalid={faults.length > 0}
        aria-describedby={`${id}-note ${id}-faults`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-note`} className="field-note">
        One line each: symbol, units and, if you like, the price you paid per unit. USD is cash; for a short
        position, make the units negative. Up to 50 positions.
      </p>
      <div id={`${id}-faults`} role="alert">
        {faults.map(({ line, why }) => (
          <p key={line} className="text-danger text-sm">
            Line {line} {why}.
          </p>
        ))}
      </div>
      <label className="text-link text-sm has-focus-visible:outline-2 has-focus-visible:outline-amber">
        Open a CSV file
        <input
          type="file"
          accept=".csv,text/csv,text/plain"
          className="sr-only"
          onChange={(event) => void open(event)}
        />
      </label>
    </div>
  );
}

/** Of a file and of what is typed: 50 lines are far less. */
const MOST_LETTERS = 10_000;
