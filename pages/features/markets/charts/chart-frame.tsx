import { type ReactNode, type RefObject, useId } from "react";
import { useSay } from "../../../ui/words/say.ts";
import { SPANS, type Span } from "./chart-spans.ts";

const SPAN =
  "grid min-h-7 min-w-9 cursor-pointer place-items-center px-1 font-mono text-fg-3 text-xs hover:text-fg " +
  "has-checked:text-amber has-focus-visible:outline-2 has-focus-visible:outline-amber pointer-coarse:min-h-11 " +
  "pointer-coarse:min-w-11";

/** Which part of the past is shown: radio buttons as cells. */
function SpanChoice({ span, onSpan }: { span: Span; onSpan: (span: Span) => void }) {
  const name = useId();
  const say = useSay();
  return (
    <fieldset className="flex print:hidden noscript:hidden">
      <legend className="sr-only">{say("Range")}</legend>
      {SPANS.map(([value]) => (
        <label key={value} className={SPAN}>
          <input
            type="radio"
            className="sr-only"
            name={name}
            checked={value === span}
            onChange={() => onSpan(value)}
          />
          {value}
        </label>
      ))}
    </fieldset>
  );
}

interface ChartFrameProps {
  box: RefObject<HTMLElement | null>;
  title: ReactNode;
  span: Span;
  onSpan: (span: Span) => void;
  /** stands in one line over the picture */
  line: ReactNode;
  /** what the picture shows, in a sentence for those who do not see it */
  said: string | undefined;
  /** whose bars these are, under the picture */
  source: ReactNode;
  children: ReactNode;
}

/** What every chart has around it. Its lines stand from the start, so that nothing moves when the bars come. */
export function ChartFrame({ box, title, span, onSpan, line, said, source, children }: ChartFrameProps) {
  return (
    <figure ref={box} className="flex h-full min-h-[400px] flex-col">
      <figcaption className="flex items-center justify-between gap-4 py-1 pr-2 pl-4">
        <span className="label">{title}</span>
        <SpanChoice span={span} onSpan={onSpan} />
      </figcaption>
      <div className="min-h-5 px-4 font-mono text-fg-3 text-xs max-sm:min-h-9">{line}</div>
      <p className="sr-only">{said}</p>
      <div className="relative min-h-0 flex-1">
        <div className="chart-canvas absolute inset-0 left-3">{children}</div>
      </div>
      <p className="px-4 pt-1 pb-2 text-fg-3 text-xs">{source}</p>
    </figure>
  );
}

/** Whose bars and whose drawing; its licence asks for the link. */
export function Sources({ of, since }: { of: string; since: string | undefined }) {
  const say = useSay();
  return (
    <>
      {say("{source} since {day}", { source: say.server(of), day: since ?? "–" })} ·{" "}
      <a href="https://www.tradingview.com/" target="_blank" rel="noopener" className="underline">
        TradingView Lightweight Charts™
      </a>
    </>
  );
}

/** A chart without its bars: what happened, and the way to ask again. */
export const ChartTrouble = ({ text, onRetry }: { text: string; onRetry: () => void }) => (
  <span className="flex flex-wrap items-center gap-x-3 text-danger">
    {text}
    <button type="button" className="action" onClick={onRetry}>
      Try again
    </button>
  </span>
);
