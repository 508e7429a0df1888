import { type ReactNode, useId } from "react";

/** A part of an asset's page under its name; `beside` stands at the right of that. */
export function Section(props: { title: string; beside?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="panel-head">
        <h2 id={id} className="label">
          {props.title}
        </h2>
        {props.beside && <span className="text-fg-3 text-xs">{props.beside}</span>}
      </div>
      {props.children}
    </section>
  );
}
