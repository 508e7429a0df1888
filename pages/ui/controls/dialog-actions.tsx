import { Spinner } from "./spinner.tsx";

type Act = { form: string; onAct?: never } | { form?: never; onAct: () => void };

/** Cancel, and the one thing a dialog is for: sending its form, or `onAct`. */
export function DialogActions({
  onClose,
  label,
  form,
  onAct,
  isDanger = false,
  isReady = true,
  isPending = false,
}: Act & {
  onClose: () => void;
  label: string;
  isDanger?: boolean;
  isReady?: boolean;
  isPending?: boolean;
}) {
  return (
    <>
      <button type="button" className="button button-ghost" onClick={onClose}>
        Cancel
      </button>
      <button
        type={form ? "submit" : "button"}
        form={form}
        className={`button gap-2 ${isDanger ? "button-danger" : ""}`}
        disabled={!isReady || isPending}
        onClick={onAct}
      >
        {isPending && <Spinner />} {label}
      </button>
    </>
  );
}
