import { useQueryClient } from "@tanstack/react-query";
import { useStore } from "jotai";
import { useEffect } from "react";
import { keepTroubleAtom } from "../talk/atoms.ts";
import { TALKS } from "./queries.ts";

let opened: BroadcastChannel | undefined;

/** One for telling and hearing: a window does not hear itself. */
function openChannel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel !== "undefined") opened ??= new BroadcastChannel("enigma.talks");
  return opened;
}

/** Notifies the browser's other windows that a talk was stored, changed or deleted. */
export const notifyWindows = (): void => openChannel()?.postMessage(null);

/** Reads the talks anew whenever another window changed any, unless this one has words that could not be kept. */
export function useOtherWindows(): void {
  const client = useQueryClient();
  const store = useStore();
  useEffect(() => {
    const readAnew = () => {
      if (store.get(keepTroubleAtom) === null) void client.invalidateQueries({ queryKey: TALKS });
    };
    const channel = openChannel();
    channel?.addEventListener("message", readAnew);
    return () => channel?.removeEventListener("message", readAnew);
  }, [client, store]);
}
