import { useEffect, useRef, useState } from "react";

/** Whether the element has been on screen, or as near to it as `margin` (of CSS, like "50%"); it stays true from then on. */
export function useSeen<Box extends HTMLElement>(margin = "0px") {
  const box = useRef<Box>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || !box.current) return;
    // A margin counts around the part that scrolls alone.
    const root = box.current.closest("main");
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), {
      root,
      rootMargin: margin,
    });
    watcher.observe(box.current);
    return () => watcher.disconnect();
  }, [seen, margin]);
  return { box, seen };
}
