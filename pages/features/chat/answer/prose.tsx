import { useContext } from "react";
import Markdown, { type Components } from "react-markdown";
import remarkGfm from "remark-gfm";
import { Citation, Opens } from "../facts/citation.tsx";
import { citeFacts } from "../facts/cite-facts.ts";
import { FactsContext } from "../facts/facts.ts";

const keepHttp = (url: string) => (/^https?:\/\//i.test(url) ? url : "");

const idsOf = (value: unknown) => (typeof value === "string" ? value.split(" ") : []);

/** A cell's value, which opens its facts. */
function Value({ ids, children }: { ids: string[]; children: React.ReactNode }) {
  const { facts } = useContext(FactsContext);
  return <Opens facts={ids.map((id) => facts.get(id))}>{children}</Opens>;
}

const components: Components = {
  h1: "h3",
  h2: "h3",
  a: ({ href, children }) =>
    href ? (
      <a href={href} target="_blank" rel="noopener noreferrer nofollow">
        {children}
      </a>
    ) : (
      children
    ),
  cite: ({ node }) => (
    <Citation ids={idsOf(node?.properties.dataFacts)} number={Number(node?.properties.dataNumber)} />
  ),
  data: ({ node, children }) => <Value ids={idsOf(node?.properties.dataFacts)}>{children}</Value>,
  table: ({ children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard
    <section className="prose-table" tabIndex={0} aria-label="Table">
      <table>{children}</table>
    </section>
  ),
};

interface ProseProps {
  text: string;
  /** the number of its first citation */
  first?: number;
  /** what stands in a table elsewhere in the answer is not said again */
  withoutTables?: boolean;
}

/**
 * Markdown of an answer. HTML stays text, images are dropped, links go to http(s) only; what a sentence cites opens by the
 * mark at its end.
 */
export default function Prose({ text, first = 1, withoutTables = false }: ProseProps) {
  return (
    <div className="prose">
      <Markdown
        remarkPlugins={[remarkGfm, [citeFacts, { first }]]}
        components={components}
        disallowedElements={["img", "input", ...(withoutTables ? ["table"] : [])]}
        urlTransform={keepHttp}
      >
        {text}
      </Markdown>
    </div>
  );
}
