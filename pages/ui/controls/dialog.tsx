import { type ReactNode, useId, useLayoutEffect, useRef } from "react";

interface DialogProps {
  title: string;
  children: ReactNode;
  /** the buttons, the harmless one first: it gets the focus */
  actions: ReactNode;
  onClose: () => void;
}

/** A question that must be answered first. Escape closes it; the focus goes back to where it came from. */
export function Dialog({ title, children, actions, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2
        id={titleId}
        className="border-b border-line px-6 py-4 text-lg font-semibold wrap-anywhere [font-stretch:85%]"
      >
        {title}
      </h2>
      <div className="flex flex-col gap-4 px-6 py-5 text-fg-2">{children}</div>
      <div className="dialog-actions grid grid-cols-2 border-t border-line">{actions}</div>
    </dialog>
  );
}
