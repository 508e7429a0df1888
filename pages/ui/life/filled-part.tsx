import { type ReactNode, useEffect, useRef } from "react";
import { useTurn } from "./later.tsx";
import { AS_IT_STANDS } from "./still.tsx";
import { useSeen } from "./use-seen.ts";

interface FilledPartProps {
  /** the page came with the part's HTML in it, in a `div` at this place */
  isStanding: boolean;
  /** drawn only once the reader is near */
  isFar?: boolean;
  children: ReactNode;
}

/**
 * A part of a page which the server has filled: its HTML stands, without code, until the part is drawn in its place, in a task
 * of its own. Where nothing stands, it is drawn at once.
 */
export function FilledPart({ isStanding, isFar = false, children }: FilledPartProps) {
  const { box: standing, seen } = useSeen<HTMLDivElement>("50%");
  const hasTurn = useTurn(isStanding && (seen || !isFar));
  const drawn = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    if (hasTurn && hadFocus.current) drawn.current?.querySelector<HTMLElement>("a, button, input")?.focus();
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
          hadFocus.current = box?.contains(document.activeElement) ?? false;
        };
      }}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty, which keeps the HTML that is there
      dangerouslySetInnerHTML={AS_IT_STANDS}
    />
  );
}
