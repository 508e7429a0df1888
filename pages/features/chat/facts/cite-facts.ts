import { type Cite, cutCitations } from "./facts.ts";

interface Node {
  type: string;
  value?: string;
  identifier?: string;
  children?: Node[];
  data?: { hName: string; hProperties: Record<string, string> };
}

const text = (value: string): Node => ({ type: "text", value });

const cite = ({ word, id, after }: Cite): Node => ({
  type: "citation",
  data: { hName: "cite", hProperties: { dataFact: id } },
  children: [text(word), text(after)],
});

function replaceIn(node: Node): Node[] {
  if (node.type === "text" && node.value) {
    return cutCitations(node.value).map((part) => (typeof part === "string" ? text(part) : cite(part)));
  }
  // A definition elsewhere in the text may not turn a citation into a link.
  if (node.type === "linkReference" && /^f\d+$/.test(node.identifier ?? "")) {
    return [cite({ word: "", id: node.identifier ?? "", after: "" })];
  }
  return [{ ...node, ...(node.children && { children: node.children.flatMap(replaceIn) }) }];
}

/** remark plugin: `[f3]` in running text becomes `<cite data-fact="f3">`; code stays as it is. */
export const citeFacts = () => (tree: Node) => {
  tree.children = tree.children?.flatMap(replaceIn) ?? [];
};
