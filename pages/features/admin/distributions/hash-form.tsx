import { Spinner } from "../../../ui/controls/spinner.tsx";
import { useTypedHash } from "./use-typed-hash.ts";

interface HashFormProps {
  /** the row in words, for those who do not see it */
  label: string;
  isBusy: boolean;
  isDisabled: boolean;
  onSubmit: (txHash: string) => void;
}

/** The transaction that sent the tokens. */
export function HashForm({ label, isBusy, isDisabled, onSubmit }: HashFormProps) {
  const { field, take, isEmpty } = useTypedHash();
  return (
    <form
      className="hash-form"
      onSubmit={(event) => {
        event.preventDefault();
        const hash = isBusy ? null : take();
        if (hash) onSubmit(hash);
      }}
    >
      <input
        {...field}
        className="field hash-field"
        placeholder="Transaction hash"
        aria-label={`Transaction hash of ${label}`}
        disabled={isDisabled}
      />
      <button
        type="submit"
        className={`button button-small gap-2 ${isEmpty ? "button-ghost" : ""}`}
        disabled={isDisabled || isBusy}
      >
        {isBusy && <Spinner />} Mark as Sent
      </button>
    </form>
  );
}
