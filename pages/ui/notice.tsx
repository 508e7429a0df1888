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
    <div className={beside ? "notice notice-beside" : "notice"}>
      <div className="notice-main">
        <p className={figure.length > 1 ? "notice-figure" : "notice-figure notice-sign"} aria-hidden>
          {figure}
        </p>
        <div className="notice-words">
          <h1 className="heading">{title}</h1>
          <div className="mt-3 max-w-[60ch] text-fg-2">{children}</div>
          <div className="mt-6 flex flex-wrap gap-3">{actions}</div>
        </div>
      </div>
      {beside}
    </div>
  );
}
