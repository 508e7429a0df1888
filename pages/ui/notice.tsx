import type { ReactNode } from "react";

interface NoticeProps {
  figure: string;
  title: string;
  children: ReactNode;
  actions: ReactNode;
  /** a column of its own, where there is room for two */
  beside?: ReactNode;
}

/** A whole page with one thing to say: what happened, and what next. */
export function Notice({ figure, title, children, actions, beside }: NoticeProps) {
  return (
    <div
      className={`grid min-h-full content-center ${beside ? "lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:content-stretch" : ""}`}
    >
      <div className="lg:self-center">
        {/* A sign stands in the middle of its cell: the indent brings it to the edge of the words. */}
        <p className={figure.length > 1 ? "notice-figure" : "notice-figure indent-[-0.18em]"} aria-hidden>
          {figure}
        </p>
        <div className="px-4 pt-6 pb-12 sm:px-6">
          <h1 className="heading">{title}</h1>
          <div className="mt-3 max-w-[60ch] text-fg-2">{children}</div>
          <div className="mt-6 flex flex-wrap gap-3">{actions}</div>
        </div>
      </div>
      {beside}
    </div>
  );
}
