import { type ReactNode, useId } from "react";

/** A part of the screen under its name, with what it shows in a sentence. */
export function Section({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="panel-head">
        <h2 id={id} className="label">
          {title}
        </h2>
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
