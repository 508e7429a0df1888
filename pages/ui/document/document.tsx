import { Link } from "@tanstack/react-router";
import { type ReactNode, useMemo } from "react";
import { useAlive } from "../alive.ts";
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
    <div className="document">
      <header className="document-head">
        <Link to="/" className="document-back">
          <span aria-hidden>←</span> {back}
        </Link>
        <p className="label">{kicker}</p>
        <h1 className="document-title">{title}</h1>
        <div className="document-note">{note}</div>
      </header>
      <Contents sections={sections} ids={ids} />
      <article className="document-body">
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
                className="document-anchor"
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
