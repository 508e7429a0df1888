import { MONTHS_MAX } from "../../../../shared/payments.ts";
import { formatCents, type Order, orderCents } from "../order.ts";

const MONTHS = Array.from({ length: MONTHS_MAX }, (_, i) => i + 1);

interface MonthsFieldProps {
  order: Order;
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
