import { PRODUCT } from "../../../shared/product.ts";
import type { Page } from "../content/page.ts";
import { BlockView } from "./blocks.tsx";

const SECTIONS = ["Guides", "Endpoints", "Open data", "More"] as const;
const PLACES = [
  ["/api-docs", "API Access"],
  ["/api-playground", "Playground"],
  ["/app", "Terminal"],
] as const;

const Header = () => (
  <header className="bar">
    <a href="/" className="logo" aria-label={`${PRODUCT}, home`}>
      {PRODUCT}
      <span className="cursor" aria-hidden />
    </a>
    <a href="/api-docs/reference" className="cell here">
      Reference
    </a>
    <nav aria-label="Main">
      {PLACES.map(([to, name]) => (
        <a key={to} href={to} className="cell">
          {name}
        </a>
      ))}
    </nav>
    <button type="button" className="cell" hidden data-theme-switch>
      Theme
    </button>
  </header>
);

/** Every page by its section; the one that is open is marked, and an error's page opens the list of them. */
const Contents = ({ pages, path }: { pages: readonly Page[]; path: string }) => (
  <nav id="contents" className="contents" aria-label="API reference">
    {SECTIONS.map((section) => (
      <section key={section} aria-label={section}>
        <h2 className="label">{section}</h2>
        <ul>
          {pages
            .filter((page) => page.section === section)
            .map((page) => (
              <li key={page.path}>
                <a href={page.path} aria-current={page.path === path ? "page" : undefined}>
                  {page.mark && <span className="mark">{page.mark}</span>}
                  {page.name}
                </a>
              </li>
            ))}
        </ul>
      </section>
    ))}
  </nav>
);

/** The next page in the list, and where this one is to be had otherwise. */
function Footer({ pages, path }: { pages: readonly Page[]; path: string }) {
  const listed = pages.filter(({ section }) => section !== null);
  const at = listed.findIndex((page) => page.path === path);
  const next = at < 0 ? undefined : listed[at + 1];
  return (
    <footer className="foot">
      {next && (
        <a href={next.path} className="next">
          <span className="label">Next</span> {next.mark} {next.title} <span aria-hidden>→</span>
        </a>
      )}
      <p>
        <a href={`${path}.md`}>This page as Markdown</a>
        <a href="/openapi.json">OpenAPI 3.1</a>
        <a href="/llms.txt">llms.txt</a>
        <a href="/status">Status</a>
      </p>
    </footer>
  );
}

/** A page of the reference as it stands, without a script. */
export function ReferenceSheet({ page, pages }: { page: Page; pages: readonly Page[] }) {
  return (
    <>
      <a href="#main" className="skip">
        Skip to the content
      </a>
      <Header />
      <div className="frame">
        <main id="main" tabIndex={-1}>
          <header className="head">
            <p className="label">
              {page.label}
              <a href="#contents" className="to-contents">
                All pages <span aria-hidden>↓</span>
              </a>
            </p>
            <h1 className={page.mark ? "code-title" : undefined}>
              {page.mark && <span className="mark">{page.mark}</span>} {page.title}
            </h1>
            <p className="lead">{page.lead}</p>
          </header>
          {page.blocks.map((block, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is drawn once
            <BlockView key={at} block={block} />
          ))}
          <Footer pages={pages} path={page.path} />
        </main>
        <Contents pages={pages} path={page.path} />
      </div>
    </>
  );
}
