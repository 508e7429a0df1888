import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import type { Fact } from "../../../../shared/analysis.ts";
import type { MarketKind } from "../../../../shared/markets.ts";
import { formatMoment } from "../../../ui/age.tsx";
import { FactAge } from "./fact-age.tsx";

const WIDTH = 340;
const GAP = 8;

/** Beside its chip on a wide screen; on a narrow one the style sheet makes it a sheet at the bottom. */
function place(box: HTMLElement, anchor: HTMLElement) {
  if (innerWidth < 640) return;
  const chip = anchor.getBoundingClientRect();
  const below = chip.bottom + GAP + box.offsetHeight <= innerHeight;
  box.style.left = `${Math.max(GAP, Math.min(chip.left, innerWidth - WIDTH - GAP))}px`;
  box.style.top = below ? `${chip.bottom + GAP}px` : `${Math.max(GAP, chip.top - GAP - box.offsetHeight)}px`;
}

interface FactPopoverProps {
  fact: Fact;
  market: MarketKind | undefined;
  anchor: HTMLElement;
  onClose: () => void;
  onList?: (() => void) | undefined;
}

/** One fact: value, source, age. Escape, the button or a click elsewhere closes it and gives the focus back. */
export function FactPopover({ fact, market, anchor, onClose, onList }: FactPopoverProps) {
  const box = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    // With its chip as its source, it comes after that in the order of the Tab key.
    box.current?.showPopover?.({ source: anchor });
    if (box.current) place(box.current, anchor);
    box.current?.focus();
  }, [anchor]);
  useEffect(() => {
    const element = box.current;
    const onToggle = (event: Event) => (event as ToggleEvent).newState === "closed" && close();
    element?.addEventListener("toggle", onToggle);
    // The chip moves away under the popover, so scrolling closes it.
    document.addEventListener("wheel", close, { passive: true });
    return () => {
      element?.removeEventListener("toggle", onToggle);
      document.removeEventListener("wheel", close);
    };
  }, []);
  const leave = () => {
    onClose();
    anchor.focus();
  };
  return (
    <div
      ref={box}
      popover="auto"
      role="dialog"
      aria-label={`Fact ${fact.id.slice(1)}`}
      tabIndex={-1}
      className="fact-popover"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) onClose();
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        leave();
      }}
    >
      <p className="label">
        Fact {fact.id.slice(1)} · {fact.asset}
      </p>
      <p className="mt-2 text-fg-2">{fact.label}</p>
      <p className="figure break-words">{fact.text}</p>
      <dl className="fact-origin">
        <dt>Source</dt>
        <dd>{fact.source}</dd>
        <dt>Age</dt>
        <dd>
          <FactAge at={fact.asOf} market={market} />
        </dd>
        <dt>As of</dt>
        <dd>{formatMoment(fact.asOf)}</dd>
      </dl>
      <div className="flex border-line border-t">
        {onList && (
          <button type="button" className="popover-button" onClick={onList}>
            Show in list
          </button>
        )}
        <button type="button" className="popover-button" onClick={leave}>
          Close
        </button>
      </div>
    </div>
  );
}
