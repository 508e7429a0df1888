import Markdown, { type Components } from "react-markdown";
import remarkGfm from "remark-gfm";
import { CitedWord } from "../facts/citation.tsx";
import { citeFacts } from "../facts/cite-facts.ts";

const keepHttp = (url: string) => (/^https?:\/\//i.test(url) ? url : "");

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
  cite: ({ node }) => {
    const [word, after] = (node?.children ?? []).map((child) => (child.type === "text" ? child.value : ""));
    return <CitedWord word={word ?? ""} id={String(node?.properties.dataFact)} after={after ?? ""} />;
  },
  table: ({ children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard
    <section className="prose-table" tabIndex={0} aria-label="Table">
      <table>{children}</table>
    </section>
  ),
};

/** Markdown of an answer. HTML stays text, images are dropped, links go to http(s) only, `[f3]` opens its fact. */
export function Prose({ text }: { text: string }) {
  return (
    <div className="prose">
      <Markdown
        remarkPlugins={[remarkGfm, citeFacts]}
        components={components}
        disallowedElements={["img", "input"]}
        urlTransform={keepHttp}
      >
        {text}
      </Markdown>
    </div>
  );
}
