import type { Ref } from "react";

interface DeliveryFieldProps {
  field: Ref<HTMLInputElement>;
  value: string;
  isWrong: boolean;
  onChange: (typed: string) => void;
}

/** The Solana address the tokens are sent to. */
export const DeliveryField = ({ field, value, isWrong, onChange }: DeliveryFieldProps) => (
  <>
    <label className="delivery">
      <span className="label">Solana delivery address</span>
      <input
        ref={field}
        className="field"
        autoComplete="off"
        spellCheck={false}
        placeholder="The wallet that gets your tokens"
        value={value}
        aria-invalid={isWrong}
        aria-describedby="delivery-note"
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
    <p id="delivery-note" className={`field-note ${isWrong ? "text-danger" : ""}`}>
      {isWrong
        ? "This is not a Solana address: it takes 32 bytes in base 58."
        : "Your own wallet's address, not an exchange's deposit address. Your tokens are sent there."}
    </p>
  </>
);
