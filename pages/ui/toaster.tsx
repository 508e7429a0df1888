import { useAtomValue } from "jotai";
import { lazy, Suspense } from "react";
import { toastAtom } from "./toast.ts";

// page-wide/start.ts fetches it once the screen is alive, so that it is there when the network is not.
const ToastBox = lazy(() => import("./toast-box.tsx"));

/** The place where toasts appear: at most one, politely announced. */
export function Toaster() {
  const toast = useAtomValue(toastAtom);
  return (
    <div aria-live="polite" className="toaster">
      {toast && (
        <Suspense>
          <ToastBox key={toast.id} toast={toast} />
        </Suspense>
      )}
    </div>
  );
}
