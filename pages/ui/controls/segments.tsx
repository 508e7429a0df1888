import { useId } from "react";

interface SegmentsProps<T extends string> {
  label: string;
  /** the name it is sent under, in a form that works without scripts */
  field?: string;
  options: readonly (readonly [value: T, words: string])[];
  value: T;
  onChange: (value: T) => void;
}

const CELL =
  "flex min-h-7 cursor-pointer items-center border border-line-strong px-3 text-sm font-medium " +
  "whitespace-nowrap text-fg-2 normal-nums [font-stretch:85%] hover:bg-surface-2 has-checked:bg-surface-3 " +
  "has-checked:text-fg has-checked:[box-shadow:inset_0_-2px_var(--color-amber)] has-focus-visible:outline-2 " +
  "has-focus-visible:-outline-offset-2 has-focus-visible:outline-amber pointer-coarse:min-h-11 [&+&]:border-l-0";

/** One of a few, side by side: radio buttons that look like cells of the ruled page. */
export function Segments<T extends string>({ label, field, options, value, onChange }: SegmentsProps<T>) {
  const id = useId();
  return (
    <fieldset className="flex">
      <legend className="sr-only">{label}</legend>
      {options.map(([option, words]) => (
        <label key={option} className={CELL}>
          <input
            type="radio"
            className="sr-only"
            name={field ?? id}
            value={option}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          {words}
        </label>
      ))}
    </fieldset>
  );
}
