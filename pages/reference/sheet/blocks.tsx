import Markdown from "react-markdown";
import remarkGfm from "remark-gfm";
import { colorCode } from "../content/color-code.ts";
import type { Block, CodeSample, FieldRow, LinkRow, SampleLine } from "../content/page.ts";

const toId = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** Words with `code` and links. */
const Words = ({ markdown }: { markdown: string }) => (
  <div className="words">
    <Markdown
      remarkPlugins={[remarkGfm]}
      components={{
        table: ({ children }) => (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          <section className="scroll" tabIndex={0} aria-label="Table">
            <table>{children}</table>
          </section>
        ),
      }}
    >
      {markdown}
    </Markdown>
  </div>
);

/** Says what stands there, and copies it once a script has come. */
const PaneHead = ({ title }: { title: string }) => (
  <figcaption className="pane-head">
    <span className="label">{title}</span>
    <button type="button" className="copy" hidden data-copy>
      Copy
    </button>
  </figcaption>
);

/** Code in colour. */
const Code = ({ title, text }: CodeSample) => (
  <figure className="pane">
    <PaneHead title={title} />
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
    <pre tabIndex={0}>
      {colorCode(text).map(([kind, part], at) =>
        kind ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay where they are
          <span key={at} className={kind}>
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </pre>
  </figure>
);

/** The same call in several languages, one open at a time. */
const Calls = ({ samples, tryPath }: { samples: CodeSample[]; tryPath: string | null }) => (
  <section className="calls" aria-label="The call">
    {samples.map((sample, at) => (
      <details key={sample.title} name="calls" open={at === 0}>
        <summary>{sample.title}</summary>
        <Code {...sample} />
      </details>
    ))}
    {tryPath && (
      <a className="try" href={tryPath}>
        Try it in the playground <span aria-hidden>→</span>
      </a>
    )}
  </section>
);

const Fields = ({ title, rows }: { title: string; rows: FieldRow[] }) => (
  <section className="fields" aria-label={title}>
    <h3 className="label">{title}</h3>
    <dl>
      {rows.map(({ name, type, isRequired, meaning }) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
            {isRequired && <span className="required">required</span>}
            <span className="type">{type}</span>
          </dt>
          <dd>
            <Markdown>{meaning}</Markdown>
          </dd>
        </div>
      ))}
    </dl>
  </section>
);

/** JSON in colour; beside each field what it means. */
const Json = ({ title, lines }: { title: string; lines: SampleLine[] }) => (
  <figure className="pane json">
    <PaneHead title={title} />
    <ol>
      {lines.map(({ depth, tokens, note }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text stay where they are
        <li key={at}>
          <code className={`in-${depth}`} data-depth={depth}>
            {tokens.map(([kind, text], i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: so do the parts of a line
              <span key={i} className={kind}>
                {text}
              </span>
            ))}
          </code>
          {note && (
            <div className="note">
              <Markdown>{note}</Markdown>
            </div>
          )}
        </li>
      ))}
    </ol>
  </figure>
);

const Links = ({ title, rows }: { title: string; rows: LinkRow[] }) => (
  <section className="links" aria-label={title}>
    <h3 className="label">{title}</h3>
    <ul>
      {rows.map(({ to, mark, name, words }) => (
        <li key={`${mark} ${to}`}>
          <a href={to}>
            {mark && <span className="mark">{mark}</span>}
            <span className="name">{name}</span>
            <span className="about">{words}</span>
          </a>
        </li>
      ))}
    </ul>
  </section>
);

/** One part of a page. */
export function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case "heading":
      return (
        <h2 id={toId(block.text)}>
          <a href={`#${toId(block.text)}`}>{block.text}</a>
        </h2>
      );
    case "words":
      return <Words markdown={block.markdown} />;
    case "code":
      return <Code {...block.sample} />;
    case "calls":
      return <Calls {...block} />;
    case "fields":
      return <Fields {...block} />;
    case "json":
      return <Json {...block} />;
    case "links":
      return <Links {...block} />;
  }
}
