import { type ReactNode, useId } from "react";

interface SectionProps {
  title: string;
  note: string;
  /** what is shown is of past bars, no part of the record */
  isBacktest?: boolean;
  children: ReactNode;
}

/** A part of the screen under its name, with what it shows in a sentence. */
export function Section({ title, note, isBacktest = false, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="panel-head">
        <h2 id={id} className="label">
          {title}
        </h2>
        {isBacktest && <span className="mark mark-replay">BACKTEST, NOT THE RECORD</span>}
      </div>
      <p className="max-w-[72ch] px-4 py-3 text-fg-2 text-sm sm:px-6">{note}</p>
      {children}
    </section>
  );
}

/** In place of figures that are not there yet. */
export const Nothing = ({ children }: { children: string }) => (
  <p className="border-line border-b px-4 py-3 text-fg-3 sm:px-6">{children}</p>
);
