import type { ReactNode } from "react";

const LINE =
  "sticky top-0 z-2 [@media(height<540px)]:static flex max-h-30 items-baseline gap-3 overflow-y-auto border-b " +
  "border-line bg-surface-2 px-4 py-3 font-mono text-[16px] font-medium sm:px-6 print:static";

/** A question over its answer, in sight while that is read; `children` stand at its end. */
export const QuestionLine = ({ question, children }: { question: string; children?: ReactNode }) => (
  <div className={LINE}>
    <span className="text-amber" aria-hidden>
      ›
    </span>
    <h2 className="min-w-0 flex-1 whitespace-pre-wrap break-words">{question}</h2>
    {children}
  </div>
);
