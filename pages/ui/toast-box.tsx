import { useSetAtom } from "jotai";
import { useEffect, useRef, useState } from "react";
import { Icon } from "./icon.tsx";
import { type Toast, toastAtom } from "./toast.ts";

const DURATION_MS = 5_000;
const BUTTON = "grid min-w-11 place-items-center border-l border-line px-3 font-semibold hover:bg-surface-3";

const TONES = {
  plain: { edge: "border-l-fg-2", title: "" },
  positive: { edge: "border-l-up", title: "text-up" },
  destructive: { edge: "border-l-danger", title: "text-danger" },
};

/** A toast, gone after its time unless hovered or focused. */
export default function ToastBox({ toast }: { toast: Toast }) {
  const setToast = useSetAtom(toastAtom);
  const [held, setHeld] = useState(false);
  const leftMs = useRef(toast.durationMs ?? DURATION_MS);

  const tone = toast.tone ?? "plain";

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
      data-toast={tone}
      className={`overlay animate-rise pointer-events-auto flex w-full max-w-105 border-l-2 bg-surface-2 pl-4 text-[14px] leading-5 ${TONES[tone].edge}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className="min-w-0 flex-1 py-3">
        <p className={`font-semibold ${TONES[tone].title}`}>{toast.title}</p>
        {toast.text && <p className="text-fg-2">{toast.text}</p>}
      </div>
      {toast.link && (
        <a className={`${BUTTON} text-amber`} href={toast.link.href} target="_blank" rel="noopener">
          {toast.link.label} ↗
        </a>
      )}
      {toast.action && (
        <button
          type="button"
          className={`${BUTTON} text-amber`}
          onClick={() => {
            toast.action?.run();
            setToast(null);
          }}
        >
          {toast.action.label}
        </button>
      )}
      <button type="button" className={BUTTON} aria-label="Dismiss" onClick={() => setToast(null)}>
        <Icon path="M6 6l12 12M18 6 6 18" />
      </button>
    </div>
  );
}
