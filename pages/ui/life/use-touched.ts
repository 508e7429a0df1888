import { type RefObject, useEffect, useState } from "react";

/** Whether the reader was at the element since it stands: a mouse over it, a finger on it that did not scroll by, or the focus in it. */
export function useTouched(box: RefObject<HTMLElement | null>): boolean {
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    if (touched || !box.current) return;
    const end = new AbortController();
    const touch = (event: Event) => {
      const isFinger = (event as PointerEvent).pointerType === "touch";
      if (event.type !== "pointerenter" || !isFinger) setTouched(true);
    };
    for (const type of ["pointerenter", "click", "focusin"])
      box.current.addEventListener(type, touch, { signal: end.signal });
    return () => end.abort();
  }, [box, touched]);
  return touched;
}
