import { useQuery } from "@tanstack/react-query";
import { keptHoldingsQuery, useKeepHoldings } from "./keep-holdings.ts";

interface KeepBoxProps {
  text: string;
  /** takes what the account keeps into the field */
  onTake: (text: string) => void;
}

/** Whether the account keeps the holdings too: by choice alone, and deleted there as soon as it is not wanted. */
export function KeepBox({ text, onTake }: KeepBoxProps) {
  const { data } = useQuery(keptHoldingsQuery);
  const { mutate, isPending, isError } = useKeepHoldings();
  if (!data) return null;
  const { text: kept } = data;
  const isOther = kept !== null && kept !== text;
  return (
    <div className="text-sm">
      <label className="flex items-center gap-2">
        <input
          type="checkbox"
          checked={kept !== null}
          disabled={isPending || (kept === null && text.trim() === "")}
          onChange={() => mutate(kept === null ? text : null)}
        />
        Save them in my account too
      </label>
      {isOther && (
        <p className="text-fg-2">
          Your account has others saved.{" "}
          <button type="button" className="text-link" onClick={() => onTake(kept)}>
            Use those
          </button>{" "}
          {text.trim() !== "" && (
            <button type="button" className="text-link" disabled={isPending} onClick={() => mutate(text)}>
              Save these instead
            </button>
          )}
        </p>
      )}
      {isError && (
        <p role="alert" className="text-danger">
          Your account could not be reached. Nothing was changed there.
        </p>
      )}
    </div>
  );
}
