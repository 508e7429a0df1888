import type { ReactNode } from "react";
import { Section as Panel } from "../../ui/controls/section.tsx";

interface SectionProps {
  title: string;
  note: string;
  /** what is shown is of past bars, no part of the record */
  isBacktest?: boolean;
  children: ReactNode;
}

/** A part of the screen under its name, with what it shows in a sentence. */
export function Section({ title, note, isBacktest = false, children }: SectionProps) {
  return (
    <Panel title={title} className="" aside={isBacktest && <BacktestMark />}>
      <p className="max-w-[72ch] px-4 py-3 text-fg-2 text-sm sm:px-6">{note}</p>
      {children}
    </Panel>
  );
}

/** Beside figures that are of past bars. */
export const BacktestMark = () => <span className="mark mark-replay">BACKTEST, NOT THE RECORD</span>;

/** In place of figures that are not there yet. */
export const Nothing = ({ children }: { children: string }) => (
  <p className="border-line border-b px-4 py-3 text-fg-3 sm:px-6">{children}</p>
);
