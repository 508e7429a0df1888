import { MAX_MONTHS } from "../../../../shared/payments.ts";
import { formatCents, orderCents, type PaymentOrder } from "../order.ts";

const MONTHS = Array.from({ length: MAX_MONTHS }, (_, i) => i + 1);

interface MonthsFieldProps {
  order: PaymentOrder;
  months: number;
  disabled: boolean;
  onChange: (months: number) => void;
}

/** How many months are paid at once. */
export const MonthsField = ({ order, months, disabled, onChange }: MonthsFieldProps) => (
  <label className="pay-field">
    <span className="label">Months</span>
    <select
      className="field months"
      value={months}
      disabled={disabled}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {MONTHS.map((count) => (
        <option key={count} value={count}>
          {count} {count === 1 ? "month" : "months"}, {formatCents(orderCents(order, count))}
        </option>
      ))}
    </select>
  </label>
);
