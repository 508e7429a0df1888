import { fullTitle, type Section } from "./section.ts";
import { useActiveSection } from "./use-active-section.ts";

const PLACE =
  "border-b border-line px-6 py-5 lg:sticky lg:top-0 lg:max-h-[calc(100dvh-108px)] lg:self-start " +
  "lg:overflow-y-auto lg:border-b-0 lg:py-10 lg:pl-12 print:hidden";

const ENTRY =
  "flex min-h-8 items-center border-l-2 border-line pl-3 text-[13px] text-fg-2 hover:text-fg " +
  "aria-[current]:border-amber aria-[current]:text-fg";

/** Table of contents; the part that is being read is marked. */
export function Contents({ sections, ids }: { sections: readonly Section[]; ids: readonly string[] }) {
  const active = useActiveSection(ids);
  return (
    <nav aria-label="Contents" className={PLACE}>
      <p className="label">Contents</p>
      <ol className="mt-2">
        {sections.map((section) => (
          <li key={section.id}>
            <a
              href={`#${section.id}`}
              className={ENTRY}
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
