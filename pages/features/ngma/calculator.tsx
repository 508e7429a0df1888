import { useId } from "react";
import { type Amounts, fromTokens, fromUsd } from "./amounts.ts";

interface CalculatorProps {
  amounts: Amounts;
  problem: string | null;
  onChange: (amounts: Amounts) => void;
}

/** Two inputs that follow each other at the fixed price. */
export function Calculator({ amounts, problem, onChange }: CalculatorProps) {
  const problemId = useId();
  return (
    <div className="calculator">
      <AmountField
        label="NGMA amount"
        unit="NGMA"
        value={amounts.tokens}
        problemId={problemId}
        isWrong={problem !== null}
        onChange={(text) => onChange(fromTokens(text))}
      />
      <span className="calculator-equals" aria-hidden>
        =
      </span>
      <AmountField
        label="USD amount"
        unit="USD"
        value={amounts.usd}
        problemId={problemId}
        isWrong={problem !== null}
        onChange={(text) => onChange(fromUsd(text))}
      />
      <p id={problemId} className="field-note text-danger" aria-live="polite">
        {problem}
      </p>
    </div>
  );
}

interface AmountFieldProps {
  label: string;
  unit: string;
  value: string;
  problemId: string;
  isWrong: boolean;
  onChange: (text: string) => void;
}

const AmountField = ({ label, unit, value, problemId, isWrong, onChange }: AmountFieldProps) => (
  <label className="amount">
    <span className="label">{label}</span>
    <span className="amount-line">
      <input
        className="amount-input"
        inputMode="decimal"
        autoComplete="off"
        spellCheck={false}
        value={value}
        aria-invalid={isWrong}
        aria-describedby={problemId}
        onChange={(event) => onChange(event.target.value)}
      />
      <span className="amount-unit" aria-hidden>
        {unit}
      </span>
    </span>
  </label>
);
