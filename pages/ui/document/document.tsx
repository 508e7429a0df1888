import { Link } from "@tanstack/react-router";
import { type ReactNode, useMemo } from "react";
import { useAlive } from "../life/alive.ts";
import { Contents } from "./contents.tsx";
import { fullTitle, type Section } from "./section.ts";

interface Document {
  kicker: string;
  title: string;
  /** "Last updated ..." or what else stands under the title */
  note: ReactNode;
  /** label of the way back */
  back: string;
  sections: readonly Section[];
  /** after the last section */
  end?: ReactNode;
}

/** A text to read: title, contents beside it, sections with anchors, and a print form. */
export function DocumentSheet({ kicker, title, note, back, sections, end }: Document) {
  useAlive();
  const ids = useMemo(() => sections.map(({ id }) => id), [sections]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[260px_minmax(0,1fr)] print:block">
      <header className="border-b border-line px-6 pt-6 pb-10 lg:col-span-2 lg:px-12 lg:pt-8 lg:pb-12 print:border-0 print:p-0 print:pb-[12pt]">
        <Link
          to="/"
          className="mb-6 inline-flex min-h-11 items-center gap-2 text-[13px] text-amber underline-offset-4 hover:underline print:hidden"
        >
          <span aria-hidden>←</span> {back}
        </Link>
        <p className="label">{kicker}</p>
        <h1 className="mt-3 mb-4 text-[clamp(36px,5vw,56px)] leading-none font-semibold tracking-[-0.02em] text-balance [font-stretch:85%]">
          {title}
        </h1>
        <div className="document-note">{note}</div>
      </header>
      <Contents sections={sections} ids={ids} />
      <article className="min-w-0 border-line lg:border-l print:border-0 print:pb-[12pt]">
        {sections.map((section) => (
          <section
            key={section.id}
            id={section.id}
            aria-labelledby={`${section.id}-title`}
            className="document-section"
          >
            <h2 id={`${section.id}-title`} className="document-heading">
              {fullTitle(section)}
              <a
                href={`#${section.id}`}
                className="min-w-6 font-mono text-[15px] leading-none font-normal text-fg-3 hover:text-amber print:hidden"
                aria-label={`Link to ${fullTitle(section)}`}
              >
                #
              </a>
            </h2>
            {section.body}
          </section>
        ))}
        {end}
      </article>
    </div>
  );
}
