import { type ReactNode, useId } from "react";
import { Dialog } from "./dialog.tsx";
import { Spinner } from "./spinner.tsx";

type Act = { onSubmit: () => void; onAct?: never } | { onSubmit?: never; onAct: () => void };

/**
 * A dialog for one thing, beside which stands Cancel: `onAct`, or with `onSubmit` its form, which what is not ready or under
 * way does not send. `text` stands above the form.
 */
export function AskDialog({
  title,
  label,
  text,
  isDanger = false,
  isReady = true,
  isPending = false,
  onSubmit,
  onAct,
  onClose,
  children,
}: Act & {
  title: string;
  label: string;
  text?: ReactNode;
  isDanger?: boolean;
  isReady?: boolean;
  isPending?: boolean;
  onClose: () => void;
  children?: ReactNode;
}) {
  const form = useId();
  const isBlocked = !isReady || isPending;
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <button type="button" className="button button-ghost" onClick={onClose}>
            Cancel
          </button>
          <button
            type={onSubmit ? "submit" : "button"}
            form={onSubmit && form}
            className={`button gap-2 ${isDanger ? "button-danger" : ""}`}
            disabled={isBlocked}
            onClick={onAct}
          >
            {isPending && <Spinner />} {label}
          </button>
        </>
      }
    >
      {text}
      {onSubmit ? (
        <form
          id={form}
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            if (!isBlocked) onSubmit();
          }}
        >
          {children}
        </form>
      ) : (
        children
      )}
    </Dialog>
  );
}
