import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import type { Fact } from "../../../../shared/analysis.ts";
import type { MarketKind } from "../../../../shared/markets.ts";
import { formatMoment } from "../../../ui/age.tsx";
import { useSay } from "../../../ui/words/say.ts";
import { termsQuery } from "../queries.ts";
import { FactAge } from "./fact-age.tsx";

const WIDTH = 360;
const GAP = 8;

/** Beside its mark on a wide screen; on a narrow one the style sheet makes it a sheet at the bottom. */
function place(box: HTMLElement, anchor: HTMLElement) {
  if (innerWidth < 640) return;
  const mark = anchor.getBoundingClientRect();
  const below = mark.bottom + GAP + box.offsetHeight <= innerHeight;
  box.style.left = `${Math.max(GAP, Math.min(mark.left, innerWidth - WIDTH - GAP))}px`;
  box.style.top = below ? `${mark.bottom + GAP}px` : `${Math.max(GAP, mark.top - GAP - box.offsetHeight)}px`;
}

interface FactPopoverProps {
  facts: Fact[];
  market: MarketKind | undefined;
  anchor: HTMLElement;
  onClose: () => void;
  onList?: (() => void) | undefined;
}

const BOX =
  "overlay fixed inset-auto w-[min(360px,100vw)] bg-surface-2 text-fg focus-visible:-outline-offset-2 " +
  "max-sm:inset-x-0 max-sm:bottom-0 max-sm:w-full max-sm:max-w-none max-sm:animate-rise max-sm:border-x-0 " +
  "max-sm:border-b-0 max-sm:backdrop:bg-[rgb(0_0_0/50%)]";

/** What a sentence or figure stands on: value, meaning, source, age. Escape, the button or a click elsewhere closes it and gives the focus back. */
export function FactPopover({ facts, market, anchor, onClose, onList }: FactPopoverProps) {
  const box = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  const say = useSay();
  const { data: terms } = useQuery(termsQuery(say.language));
  // Its height is known once the terms are.
  useLayoutEffect(() => {
    if (box.current && terms) place(box.current, anchor);
  }, [anchor, terms]);
  useLayoutEffect(() => {
    // With its mark as its source, it comes after that in the order of the Tab key.
    box.current?.showPopover?.({ source: anchor });
    if (box.current) place(box.current, anchor);
    box.current?.focus();
  }, [anchor]);
  useEffect(() => {
    const element = box.current;
    const onToggle = (event: Event) => (event as ToggleEvent).newState === "closed" && close();
    // The mark moves away under the popover, so scrolling closes it; what is inside it may be scrolled.
    const onWheel = ({ target }: Event) => !element?.contains(target as Node) && close();
    element?.addEventListener("toggle", onToggle);
    document.addEventListener("wheel", onWheel, { passive: true });
    return () => {
      element?.removeEventListener("toggle", onToggle);
      document.removeEventListener("wheel", onWheel);
    };
  }, []);
  const leave = () => {
    onClose();
    anchor.focus();
  };
  const [first] = facts;
  return (
    <div
      ref={box}
      popover="auto"
      role="dialog"
      aria-label={facts.length === 1 ? first?.label : say("{count} facts", { count: facts.length })}
      tabIndex={-1}
      className={BOX}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) onClose();
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        leave();
      }}
    >
      <ul className="max-h-96 divide-y divide-line overflow-y-auto">
        {facts.map((fact) => (
          <FactEntry
            key={fact.id}
            fact={fact}
            market={market}
            about={terms?.[fact.kind]}
            isAlone={facts.length === 1}
          />
        ))}
      </ul>
      <div className="flex border-line border-t">
        {onList && (
          <button type="button" className={BUTTON} onClick={onList}>
            {say("Show in list")}
          </button>
        )}
        <button type="button" className={BUTTON} onClick={leave}>
          {say("Close")}
        </button>
      </div>
    </div>
  );
}

const BUTTON =
  "min-h-11 flex-1 border-line text-[13px] font-medium not-first:border-l hover:bg-surface-3 focus-visible:-outline-offset-2";

/** A fact with its value, meaning, source and age. */
export function FactEntry(props: {
  fact: Fact;
  market: MarketKind | undefined;
  about: string | undefined;
  isAlone: boolean;
}) {
  const { asset, label, text, source, asOf } = props.fact;
  const say = useSay();
  return (
    <li className="px-4 py-3 text-sm">
      <p className="flex items-baseline justify-between gap-4">
        <span className="text-fg-2">
          {label} <span className="text-fg-3">{asset}</span>
        </span>
        {!props.isAlone && <span className="font-mono">{text}</span>}
      </p>
      {props.isAlone && <p className="figure break-words">{text}</p>}
      {props.about && <p className="mt-1 text-fg-2">{props.about}</p>}
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 font-mono text-fg-3 text-xs">
        <dt>{say("Source")}</dt>
        <dd>{source}</dd>
        <dt>{say("Age")}</dt>
        <dd>
          <FactAge at={asOf} market={props.market} />
        </dd>
        {props.isAlone && (
          <>
            <dt>{say("As of")}</dt>
            <dd>{formatMoment(asOf)}</dd>
          </>
        )}
      </dl>
    </li>
  );
}
