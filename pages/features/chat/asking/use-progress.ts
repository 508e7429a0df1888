import { atom, useAtomValue } from "jotai";
import { useEffect, useState } from "react";
import type { AskRequest } from "./ask.ts";
import { hasBegun, type Progress, phasesEndAt, startProgress } from "./progress.ts";

/** Of each talk's latest request; it outlives the screen, like the request. */
export const progressAtom = atom<Record<string, Progress>>({});

/** Rows with nothing under way do not follow the one that has. */
const nothingAtom = atom<Record<string, Progress>>({});

/** Whether the clock has passed a moment, epoch ms. */
function useReached(at: number): boolean {
  const [reached, setReached] = useState(0);
  useEffect(() => {
    if (!Number.isFinite(at)) return;
    const timer = setTimeout(() => setReached(at), at - Date.now());
    return () => clearTimeout(timer);
  }, [at]);
  return reached >= at;
}

/** How far a request is. `isShown`: the phases are through, and there is a part of the answer to show. */
export function useProgress(asking: AskRequest | undefined): { progress: Progress; isShown: boolean } {
  const latest = useAtomValue(asking ? progressAtom : nothingAtom)[asking?.talk ?? ""];
  const startedAt = asking?.startedAt ?? 0;
  const progress = latest?.startedAt === startedAt ? latest : startProgress(startedAt);
  const isReached = useReached(asking ? phasesEndAt(progress) : Number.POSITIVE_INFINITY);
  return { progress, isShown: isReached && hasBegun(progress) && !progress.isWhole };
}
