import { useRef } from "react";
import { CardFace } from "./card-face.tsx";
import type { Side } from "./card-rows.tsx";
import { CARD, FACE } from "./face-parts.tsx";
import { useFlip } from "./use-flip.ts";

interface PairProps {
  front: Side;
  back: Side;
  isPaused: boolean;
}

const Tab = ({ isUp, children }: { isUp: boolean; children: string }) => (
  <span
    className={`border-line px-2.5 py-[7px] not-first:border-l pointer-coarse:p-3 ${isUp ? "text-fg [box-shadow:inset_0_-2px_var(--color-amber)]" : ""}`}
  >
    {children}
  </span>
);

const TABS =
  "absolute top-0 right-0 z-1 flex border-line border-b border-l font-medium font-mono text-fg-3 text-xs " +
  "leading-5 hover:bg-surface-2 focus-visible:-outline-offset-2 noscript:hidden";

/** A coin on the front, a stock on the back; what is hidden can be neither clicked nor reached by key. */
export function PairCard({ front, back, isPaused }: PairProps) {
  const card = useRef<HTMLLIElement>(null);
  const { isFlipped, flip, handlers } = useFlip(card, isPaused);
  const other = isFlipped ? front.symbol : back.symbol;
  return (
    <li ref={card} className={CARD} {...handlers}>
      <button
        type="button"
        className={TABS}
        onClick={flip}
        aria-label={`${front.symbol} ${back.symbol}: show ${other}`}
      >
        <Tab isUp={!isFlipped}>{front.symbol}</Tab>
        <Tab isUp={isFlipped}>{back.symbol}</Tab>
      </button>
      <div className="grid perspective-[900px] *:col-start-1 *:row-start-1">
        <div className={isFlipped ? `${FACE} face-down` : FACE} inert={isFlipped}>
          <CardFace {...front} />
        </div>
        <div className={isFlipped ? FACE : `${FACE} face-down`} inert={!isFlipped}>
          <CardFace {...back} />
        </div>
      </div>
    </li>
  );
}
