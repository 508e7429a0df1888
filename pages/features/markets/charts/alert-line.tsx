import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { formatUsd } from "../../../../shared/format.ts";
import { useSay } from "../../../ui/words/say.ts";
import { followPrice, type LiveBars } from "./follow-price.ts";

/** How far a key moves the line, as a share of its price. */
const STEPS: Record<string, number> = {
  ...{ ArrowUp: 0.005, ArrowRight: 0.005, PageUp: 0.05 },
  ...{ ArrowDown: -0.005, ArrowLeft: -0.005, PageDown: -0.05 },
};

/** Five digits: nobody drags to the cent. */
const round = (price: number) => Number(price.toPrecision(5));

const HANDLE =
  "pointer-events-auto absolute left-2 flex min-h-7 min-w-7 -translate-y-1/2 cursor-ns-resize touch-none items-center justify-center gap-1.5 border " +
  "border-line-strong bg-surface-3 px-1.5 font-mono text-xs pointer-coarse:min-h-11 pointer-coarse:min-w-11";

interface AlertLineProps {
  bars: LiveBars;
  /** where the line lies, in USD */
  price: number;
  name: string;
  /** it was let go at this price, in USD */
  onRelease: (price: number) => void;
}

/** The handle of a level's line: dragged, or moved by the arrow keys, it asks for an alert where it is let go, and goes back. */
export function AlertLine({ bars, price, name, onRelease }: AlertLineProps) {
  const place = useRef<HTMLDivElement>(null);
  const say = useSay();
  const [moved, setMoved] = useState<number | null>(null);
  const at = moved ?? price;
  useEffect(() => {
    const follower = followPrice(at, (y) => {
      const { current: box } = place;
      if (!box) return;
      box.hidden = y === null;
      box.style.transform = `translateY(${y ?? 0}px)`;
    });
    bars.series.attachPrimitive(follower);
    return () => {
      if (!bars.isGone) bars.series.detachPrimitive(follower);
    };
  }, [bars, at]);
  const release = () => {
    setMoved(null);
    onRelease(round(at));
  };
  const drag = ({ currentTarget, pointerId, clientY }: PointerEvent) => {
    const top = place.current?.parentElement?.getBoundingClientRect().top;
    if (top === undefined || !currentTarget.hasPointerCapture(pointerId)) return;
    const under = bars.series.coordinateToPrice(clientY - top);
    if (under !== null && under > 0) setMoved(under);
  };
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step !== undefined) setMoved(at + step * price);
    else if (event.key === "Enter" || event.key === " ") release();
    else if (event.key === "Escape" && moved !== null) setMoved(null);
    else return;
    event.preventDefault();
  };
  return (
    <div ref={place} hidden className="pointer-events-none absolute inset-x-0 top-0 z-2 print:hidden">
      {moved !== null && <div className="border-amber border-t border-dashed" />}
      <div
        role="slider"
        tabIndex={0}
        aria-orientation="vertical"
        aria-label={say("Alert at the line “{name}”", { name: say.server(name) })}
        aria-valuemin={0}
        aria-valuemax={round(10 * price)}
        aria-valuenow={round(at)}
        aria-valuetext={say("{price}. Arrow keys move it, Enter opens the alert.", {
          price: say.figure(formatUsd(round(at))),
        })}
        className={HANDLE}
        onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={() => setMoved(null)}
        onKeyDown={press}
      >
        <span aria-hidden>↕</span>
        {moved === null ? (
          <span className="max-sm:hidden">{say("Drag to an alert")}</span>
        ) : (
          say.figure(formatUsd(round(at)))
        )}
      </div>
    </div>
  );
}
