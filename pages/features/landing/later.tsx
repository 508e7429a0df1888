import { type ReactNode, useEffect, useRef, useState } from "react";

const LATEST_MS = 2_000;

/** Runs `work` when the browser has nothing more urgent to do; the returned function takes it back. */
function waitForRest(work: () => void): () => void {
  // Safari has no idle callback.
  if (!window.requestIdleCallback) {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const call = requestIdleCallback(work, { timeout: LATEST_MS });
  return () => cancelIdleCallback(call);
}

/** Draws its content once the page is at rest and its place is in sight, `marginPx` before that or, if negative, beyond its edge. */
export function WhenNear({
  className,
  marginPx = 0,
  children,
}: {
  className: string;
  marginPx?: number;
  children: ReactNode;
}) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element || isNear) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: `${marginPx}px`,
    });
    const giveUp = waitForRest(() => observer.observe(element));
    return () => {
      giveUp();
      observer.disconnect();
    };
  }, [isNear, marginPx]);
  return (
    <div ref={place} className={className}>
      {isNear && children}
    </div>
  );
}
