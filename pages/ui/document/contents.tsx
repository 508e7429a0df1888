import { fullTitle, type Section } from "./section.ts";
import { useActiveSection } from "./use-active-section.ts";

/** Table of contents; the part that is being read is marked. */
export function Contents({ sections, ids }: { sections: readonly Section[]; ids: readonly string[] }) {
  const active = useActiveSection(ids);
  return (
    <nav aria-label="Contents" className="toc">
      <p className="label">Contents</p>
      <ol>
        {sections.map((section) => (
          <li key={section.id}>
            <a
              href={`#${section.id}`}
              className="toc-link"
              aria-current={section.id === active ? "location" : undefined}
            >
              {fullTitle(section)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
