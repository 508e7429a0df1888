import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
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

/** From the upper left corner of a part's box, in CSS pixels. */
interface Place {
  x: number;
  y: number;
}

/** What has a press of its own; links and forms lead on without scripts. */
const CONTROLS = "a, form, button, summary, label";

function findPress({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLElement>): Place | null {
  if ((target as Element).closest(CONTROLS)) return null;
  const { left, top } = currentTarget.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

function pressAgain(box: HTMLElement, { x, y }: Place) {
  const { left, top } = box.getBoundingClientRect();
  const at = document.elementFromPoint(left + x, top + y);
  // Where no control stood, none was meant.
  if (box.contains(at) && !at?.closest(CONTROLS))
    at?.dispatchEvent(new window.MouseEvent("click", { bubbles: true, cancelable: true }));
}

/**
 * A part of a page which the server has filled: its HTML stands, without code, until the part is drawn in its place, in a task
 * of its own; a press on what stands is then given to what is drawn there. Where nothing stands, it is drawn at once.
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
  /** the last press while it stood */
  const pressed = useRef<Place>(null);
  // Of React, which gives it also what was pressed since it is at work on the page, before it came to this part.
  const keepPress = {
    onClick: (event: MouseEvent<HTMLElement>) => {
      pressed.current = findPress(event);
    },
  };
  useEffect(() => {
    if (!hasTurn || !drawn.current) return;
    if (left.current !== null) findAlike(drawn.current, left.current).focus({ preventScroll: true });
    if (pressed.current) pressAgain(drawn.current, pressed.current);
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
      {...keepPress}
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
