import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { useTurn } from "./later.tsx";
import { AS_IT_STANDS } from "./still.tsx";
import { useSeen } from "./use-seen.ts";

interface FilledPartProps {
  /** the page came with the part's HTML in it, in a `div` at this place */
  isStanding: boolean;
  /** drawn only once the reader is near */
  isFar?: boolean;
  /** fetches what the part shows; where that fails, what stands stays */
  prepare?: () => Promise<unknown>;
  children: ReactNode;
}

/** The link that leads where the one with the focus led, else what comes first, else all of it. */
const findAlike = (box: HTMLElement, href: string) =>
  [...box.querySelectorAll<HTMLElement>("a")].find((link) => link.getAttribute("href") === href) ??
  box.querySelector<HTMLElement>("a, button, input") ??
  Object.assign(box, { tabIndex: -1 });

/**
 * A part of a page which the server has filled: its HTML stands, without code, until the part is drawn in its place, in a task
 * of its own. Where nothing stands, it is drawn at once.
 */
export function FilledPart({ isStanding, isFar = false, prepare, children }: FilledPartProps) {
  const { box: standing, seen } = useSeen<HTMLDivElement>("50%");
  const [isPrepared, setPrepared] = useState(!prepare);
  const isNear = isStanding && (seen || !isFar);
  const startPreparing = useEffectEvent(() => {
    if (!isPrepared)
      void prepare?.()
        .then(() => setPrepared(true))
        .catch(() => {});
  });
  useEffect(() => {
    if (isNear) startPreparing();
  }, [isNear]);
  // Drawn in small steps: the reader's scrolling comes first.
  const hasTurn = useTurn(isNear && isPrepared, true);
  const drawn = useRef<HTMLDivElement>(null);
  /** where the link with the focus led */
  const left = useRef<string>(null);
  useEffect(() => {
    if (hasTurn && left.current !== null && drawn.current)
      findAlike(drawn.current, left.current).focus({ preventScroll: true });
  }, [hasTurn]);
  if (!isStanding || hasTurn)
    return (
      <div key="drawn" ref={drawn}>
        {children}
      </div>
    );
  return (
    <div
      key="standing"
      ref={(box) => {
        standing.current = box;
        return () => {
          const focused = document.activeElement;
          if (box?.contains(focused)) left.current = focused?.getAttribute("href") ?? "";
          standing.current = null;
        };
      }}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty, which keeps the HTML that is there
      dangerouslySetInnerHTML={AS_IT_STANDS}
    />
  );
}
