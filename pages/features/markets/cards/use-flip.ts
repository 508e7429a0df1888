import { type FocusEvent, type RefObject, useEffect, useState } from "react";

const FLIP_MS = 10_000;

const wantsLessMotion = () => window.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;

/** Whether an element can be seen now. */
function useOnScreen(ref: RefObject<HTMLElement | null>): boolean {
  const [isOnScreen, setOnScreen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver((entries) =>
      setOnScreen(entries.at(-1)?.isIntersecting ?? false),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return isOnScreen;
}

/** Whether the pointer is over an element or the focus in it, and the handlers that set it. */
function useHeld() {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const handlers = {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      setFocused(currentTarget.contains(relatedTarget)),
  };
  return { isHeld: isHovered || isFocused, handlers };
}

/**
 * Which face of a card is up: it turns every 10 s while it is on screen, neither hovered nor focused, and nobody paused
 * it or asked for less motion; `flip` turns it by hand.
 */
export function useFlip(ref: RefObject<HTMLElement | null>, isPaused: boolean) {
  const [isFlipped, setFlipped] = useState(false);
  const isOnScreen = useOnScreen(ref);
  const { isHeld, handlers } = useHeld();
  const runs = isOnScreen && !isHeld && !isPaused;
  // A turn by hand begins the 10 s anew.
  useEffect(() => {
    if (!runs || wantsLessMotion()) return;
    const timer = setTimeout(() => setFlipped(!isFlipped), FLIP_MS);
    return () => clearTimeout(timer);
  }, [runs, isFlipped]);
  return { isFlipped, flip: () => setFlipped(!isFlipped), handlers };
}
