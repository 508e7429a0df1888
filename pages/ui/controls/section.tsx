import { type ReactNode, type Ref, useId } from "react";

interface SectionProps {
  title: ReactNode;
  /** beside the title */
  aside?: ReactNode;
  className?: string;
  headClass?: string;
  heading?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** One part of a ruled page, under its title. */
export function Section({
  title,
  aside,
  className = "border-line border-b",
  headClass = "",
  heading,
  children,
}: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <div className={`panel-head ${headClass}`}>
        <h2 id={id} ref={heading} tabIndex={-1} className="label">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
