import { useHydrated } from "@tanstack/react-router";
import {
  type ComponentType,
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { lazily } from "../../ui/life/lazily.ts";

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

/** Calls back once the page is at rest and a place is in sight, `marginPx` before that or, if negative, beyond its edge. */
function useNear(place: RefObject<HTMLElement | null>, marginPx: number, onNear: () => void) {
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        onNear();
      },
      { rootMargin: `${marginPx}px` },
    );
    const giveUp = waitForRest(() => observer.observe(element));
    return () => {
      giveUp();
      observer.disconnect();
    };
  }, [place, marginPx, onNear]);
}

/** Draws its content once it is near. */
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
  const draw = useCallback(() => setNear(true), []);
  useNear(place, marginPx, draw);
  return (
    <div ref={place} className={className}>
      {isNear && children}
    </div>
  );
}

type Load = () => Promise<ComponentType>;

/** What wakes a part that is touched before it is near. */
const TOUCHES = ["pointerdown", "focusin"] as const;

/** Says that what it stands beside has come to life. */
function Risen({ onRise }: { onRise: () => void }) {
  useEffect(onRise, [onRise]);
  return null;
}

/** The part as one element for good, since one that is given anything else before it is awake is drawn anew; and what wakes it. */
function putToSleep(part: { drawn: ComponentType | undefined; load: Load; onRise: () => void }) {
  let wake = () => {};
  const woken = new Promise<void>((resolve) => {
    wake = resolve;
  });
  const Part = part.drawn ?? lazily(() => woken.then(part.load).then((loaded) => ({ default: loaded })));
  const element = (
    <Suspense>
      <Part />
      <Risen onRise={part.onRise} />
    </Suspense>
  );
  return { wake, element };
}

/**
 * A part that is `drawn` at build time and comes to life, with code that is fetched then, once it is near or touched; at
 * once when coming from another screen. Until then public/first-paint.js keeps what is typed and pressed in it.
 */
export const AliveWhenNear = memo(function AliveWhenNear({
  drawn,
  load,
  marginPx,
}: {
  drawn: ComponentType | undefined;
  load: Load;
  marginPx: number;
}) {
  const place = useRef<HTMLDivElement>(null);
  const [isAsleep, setAsleep] = useState(!useHydrated());
  const [{ wake, element }] = useState(() => putToSleep({ drawn, load, onRise: () => setAsleep(false) }));
  useNear(place, marginPx, wake);
  useEffect(() => {
    const box = place.current;
    if (!isAsleep) {
      wake();
      box?.dispatchEvent(new Event("alive", { bubbles: true }));
      return;
    }
    if (box?.contains(document.activeElement)) wake();
    for (const touch of TOUCHES) box?.addEventListener(touch, wake);
    return () => {
      for (const touch of TOUCHES) box?.removeEventListener(touch, wake);
    };
  }, [isAsleep, wake]);
  return (
    <div ref={place} data-asleep={isAsleep || undefined}>
      {element}
    </div>
  );
});
