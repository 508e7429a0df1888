import { useHydrated } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef, useState } from "react";

const LATEST_MS = 2_000;

/** Draws its content once the page is alive and has nothing more urgent to do. */
export function WhenIdle({ children }: { children: ReactNode }) {
  const isAlive = useHydrated();
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    // Safari has no idle callback.
    if (!window.requestIdleCallback) {
      const timer = setTimeout(() => setIdle(true), 200);
      return () => clearTimeout(timer);
    }
    const call = requestIdleCallback(() => setIdle(true), { timeout: LATEST_MS });
    return () => cancelIdleCallback(call);
  }, []);
  return isAlive && isIdle ? children : null;
}

/** Draws its content once its place is about to be scrolled to. */
export function WhenNear({ className, children }: { className: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element || isNear) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: "400px",
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear]);
  return (
    <div ref={place} className={className}>
      {isNear && children}
    </div>
  );
}
