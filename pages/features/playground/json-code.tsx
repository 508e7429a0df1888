import { useEffect, useRef } from "react";

const TOKEN = /("(?:[^"\\]|\\.)*")(\s*:)?|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?|true|false|null/gi;

type Kind = "name" | "text" | "number" | "word";

/** Which pieces of a JSON text are what, by their places in it. */
export function findTokens(text: string): { kind: Kind; from: number; to: number }[] {
  return [...text.matchAll(TOKEN)].map(({ 0: all, 1: quoted, 2: colon, index }) => ({
    kind: quoted ? (colon ? "name" : "text") : /^[tfn]/.test(all) ? "word" : "number",
    from: index,
    to: index + (quoted ?? all).length,
  }));
}

/** JSON in colours where the browser can highlight ranges of a text: thousands of tokens cost no element. */
export function JsonCode({ text }: { text: string }) {
  const code = useRef<HTMLPreElement>(null);
  useEffect(() => {
    const node = code.current?.firstChild;
    if (!node || typeof CSS === "undefined" || !CSS.highlights) return;
    const tokens = Map.groupBy(findTokens(text), ({ kind }) => kind);
    for (const [kind, own] of tokens) {
      const ranges = own.map(({ from, to }) => {
        const range = new StaticRange({
          startContainer: node,
          startOffset: from,
          endContainer: node,
          endOffset: to,
        });
        return range;
      });
      CSS.highlights.set(`json-${kind}`, new Highlight(...ranges));
    }
    return () => {
      for (const kind of tokens.keys()) CSS.highlights.delete(`json-${kind}`);
    };
  }, [text]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <pre ref={code} className="code answer-json" tabIndex={0}>
      {text}
    </pre>
  );
}
