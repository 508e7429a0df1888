interface Option<T extends string> {
  value: T;
  words: string;
  /** why it cannot be chosen */
  unavailable?: string | false;
}

interface ChoiceFieldProps<T extends string> {
  label: string;
  options: readonly Option<T>[];
  value: T;
  disabled: boolean;
  onChange: (value: T) => void;
}

/** One of a few, as buttons side by side; those that cannot be chosen say why. */
export function ChoiceField<T extends string>({
  label,
  options,
  value,
  disabled,
  onChange,
}: ChoiceFieldProps<T>) {
  return (
    <fieldset className="pay-field" disabled={disabled}>
      <legend className="label">{label}</legend>
      <div className="pay-choices">
        {options.map(({ value: option, words, unavailable }) => (
          <button
            key={option}
            type="button"
            className="pay-choice"
            aria-pressed={option === value}
            disabled={Boolean(unavailable)}
            onClick={() => onChange(option)}
          >
            {words}
            {unavailable && <span className="pay-choice-note"> {unavailable}</span>}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
