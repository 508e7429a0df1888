import { useId } from "react";

interface SegmentsProps<T extends string> {
  label: string;
  options: readonly (readonly [value: T, words: string])[];
  value: T;
  onChange: (value: T) => void;
}

/** One of a few, side by side: radio buttons that look like cells of the ruled page. */
export function Segments<T extends string>({ label, options, value, onChange }: SegmentsProps<T>) {
  const name = useId();
  return (
    <fieldset className="segments">
      <legend className="sr-only">{label}</legend>
      {options.map(([option, words]) => (
        <label key={option} className="segment">
          <input
            type="radio"
            className="sr-only"
            name={name}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          {words}
        </label>
      ))}
    </fieldset>
  );
}
