import { type ReactNode, useId } from "react";

interface SectionProps {
  title: string;
  /** beside the title */
  aside?: ReactNode;
  children: ReactNode;
}

/** One part of a ruled page, under its title. */
export function Section({ title, aside, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-line border-b">
      <div className="panel-head">
        <h2 id={id} tabIndex={-1} className="label">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
