import { useRef } from "react";
import { CardFace } from "./card-face.tsx";
import type { Side } from "./card-rows.tsx";
import { useFlip } from "./use-flip.ts";

interface PairProps {
  front: Side;
  back: Side;
  isPaused: boolean;
}

/** A coin on the front, a stock on the back; what is hidden can be neither clicked nor reached by key. */
export function PairCard({ front, back, isPaused }: PairProps) {
  const card = useRef<HTMLLIElement>(null);
  const { isFlipped, flip, handlers } = useFlip(card, isPaused);
  const other = isFlipped ? front.symbol : back.symbol;
  return (
    <li ref={card} className="market-card" {...handlers}>
      <button
        type="button"
        className="face-toggle"
        onClick={flip}
        aria-label={`${front.symbol} ${back.symbol}: show ${other}`}
      >
        <span className={isFlipped ? "" : "face-tab-up"}>{front.symbol}</span>
        <span className={isFlipped ? "face-tab-up" : ""}>{back.symbol}</span>
      </button>
      <div className="faces">
        <div className={isFlipped ? "face face-down" : "face"} inert={isFlipped}>
          <CardFace {...front} />
        </div>
        <div className={isFlipped ? "face" : "face face-down"} inert={!isFlipped}>
          <CardFace {...back} />
        </div>
      </div>
    </li>
  );
}
