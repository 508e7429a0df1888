import { useAtomValue } from "jotai";
import { useEffect, useState } from "react";
import { toastAtom } from "./toast.ts";

const load = () => import("./toast-box.tsx");
let loaded: Awaited<ReturnType<typeof load>> | undefined;

/** Fetches what a toast is drawn with, so that it is there when the network is not; where it fails, the next toast tries again. */
export async function loadToasts(): Promise<void> {
  loaded = await load().catch(() => undefined);
}

/** The place where toasts appear: at most one, politely announced. */
export function Toaster() {
  const toast = useAtomValue(toastAtom);
  const [drawer, setDrawer] = useState(loaded);
  const isMissing = toast !== null && !drawer && !loaded;
  useEffect(() => {
    if (isMissing) void loadToasts().then(() => setDrawer(loaded));
  }, [isMissing]);
  const Box = (drawer ?? loaded)?.default;
  return (
    <div
      aria-live="polite"
      id="toaster"
      className="pointer-events-none fixed inset-x-4 bottom-11 z-9 flex justify-end print:hidden [:has(.composer)>&]:bottom-33"
    >
      {toast && Box && <Box key={toast.id} toast={toast} />}
    </div>
  );
}
