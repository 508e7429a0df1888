import { NETWORKS, type NetworkId, type PaymentToken } from "../../../../shared/networks.ts";
import { isSupported, symbolOf, tokensOf } from "../choices.ts";
import { type PaymentOrder, paysWithNgma } from "../order.ts";
import type { Choice } from "../queries.ts";
import { MonthsField } from "./months-field.tsx";

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
function ChoiceField<T extends string>({ label, options, value, disabled, onChange }: ChoiceFieldProps<T>) {
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

interface ChoiceFieldsProps {
  order: PaymentOrder;
  /** those to choose from */
  networks: readonly NetworkId[];
  choice: Choice;
  /** whether a network is set up here, and the token has a price there */
  isOpen: (network: NetworkId, token?: PaymentToken) => boolean;
  disabled: boolean;
  onNetwork: (network: NetworkId) => void;
  onToken: (token: PaymentToken) => void;
  onMonths: (months: number) => void;
}

/** Network, token and, for a plan, months; what cannot be chosen says why. */
export function ChoiceFields({ order, networks, choice, isOpen, disabled, ...on }: ChoiceFieldsProps) {
  const { network, token, months } = choice;
  return (
    <>
      <ChoiceField
        label="Network"
        options={networks.map((id) => ({
          value: id,
          words: NETWORKS[id].name,
          unavailable: !isOpen(id) && "unavailable",
        }))}
        value={network}
        disabled={disabled}
        onChange={on.onNetwork}
      />
      <ChoiceField
        label="Token"
        options={tokensOf(paysWithNgma(order)).map((id) => ({
          value: id,
          words: symbolOf(id, network),
          unavailable: isSupported(id, network)
            ? isOpen(network) && !isOpen(network, id) && "has no price here"
            : `not on ${NETWORKS[network].name}`,
        }))}
        value={token}
        disabled={disabled}
        onChange={on.onToken}
      />
      {order.kind === "tier" && (
        <MonthsField order={order} months={months} disabled={disabled} onChange={on.onMonths} />
      )}
    </>
  );
}
