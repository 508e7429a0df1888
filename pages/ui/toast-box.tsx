import { useSetAtom } from "jotai";
import { useEffect, useRef, useState } from "react";
import { Icon } from "./icon.tsx";
import { type Toast, toastAtom } from "./toast.ts";

const DURATION_MS = 5_000;

/** A toast, gone after its time unless hovered or focused. */
export default function ToastBox({ toast }: { toast: Toast }) {
  const setToast = useSetAtom(toastAtom);
  const [held, setHeld] = useState(false);
  const leftMs = useRef(toast.durationMs ?? DURATION_MS);

  useEffect(() => {
    if (held || toast.durationMs === null) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => setToast(null), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current -= Date.now() - startedAt;
    };
  }, [toast, held, setToast]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: holding the toast open is no action of its own
    <div
      className={`toast toast-${toast.tone ?? "plain"}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className="min-w-0 flex-1 py-3">
        <p className="font-semibold">{toast.title}</p>
        {toast.text && <p className="text-fg-2">{toast.text}</p>}
      </div>
      {toast.link && (
        <a className="toast-button text-amber" href={toast.link.href} target="_blank" rel="noopener">
          {toast.link.label} ↗
        </a>
      )}
      {toast.action && (
        <button
          type="button"
          className="toast-button text-amber"
          onClick={() => {
            toast.action?.run();
            setToast(null);
          }}
        >
          {toast.action.label}
        </button>
      )}
      <button type="button" className="toast-button" aria-label="Dismiss" onClick={() => setToast(null)}>
        <Icon path="M6 6l12 12M18 6 6 18" />
      </button>
    </div>
  );
}
