import { useEffect, useRef, useState } from "react";

/** Whether the element has been on screen; it stays true from then on. */
export function useSeen<Box extends HTMLElement>() {
  const box = useRef<Box>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || !box.current) return;
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true));
    watcher.observe(box.current);
    return () => watcher.disconnect();
  }, [seen]);
  return { box, seen };
}
