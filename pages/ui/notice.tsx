import type { ReactNode } from "react";

/** A whole page with one thing to say: what happened, and what next. */
export function Notice(props: { figure: string; title: string; children: ReactNode; actions: ReactNode }) {
  return (
    <div className="notice">
      <p className="notice-figure" aria-hidden>
        {props.figure}
      </p>
      <div className="notice-words">
        <h1 className="heading">{props.title}</h1>
        <div className="mt-3 max-w-[60ch] text-fg-2">{props.children}</div>
        <div className="mt-6 flex flex-wrap gap-3">{props.actions}</div>
      </div>
    </div>
  );
}
