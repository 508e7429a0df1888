import { citedIds, cutLastWord, cutSentences, dropCitations } from "./facts.ts";

interface Node {
  type: string;
  value?: string;
  identifier?: string;
  children?: Node[];
  data?: { hName: string; hProperties: Record<string, string> };
}

const BLOCKS = new Set(["paragraph", "heading"]);

const text = (value: string): Node => ({ type: "text", value });

/** `<cite data-facts="f1 f2" data-number="3">`: the mark behind a sentence. */
const mark = (ids: string[], number: number): Node => ({
  type: "citation",
  data: { hName: "cite", hProperties: { dataFacts: ids.join(" "), dataNumber: `${number}` } },
  children: [],
});

/** Each mark with the word before it, so that no line begins with a mark. */
function keepTogether(nodes: Node[]): Node[] {
  const kept: Node[] = [];
  for (const node of nodes) {
    const before = kept.at(-1);
    if (node.data?.hName !== "cite" || before?.type !== "text") kept.push(node);
    else {
      const [words, last] = cutLastWord(before.value ?? "");
      const data = { hName: "span", hProperties: { className: "whitespace-nowrap" } };
      kept.splice(-1, 1, text(words), { type: "citation", data, children: [text(last), node] });
    }
  }
  return kept;
}

/** A definition elsewhere in the text may not turn a citation into a link. */
const keepText = (node: Node): Node =>
  node.type === "linkReference" && /^f\d+$/.test(node.identifier ?? "")
    ? text(`[${node.identifier}]`)
    : { ...node, ...(node.children && { children: node.children.map(keepText) }) };

/** The whole text of a node, citations and all. */
const textOf = (node: Node): string => node.value ?? node.children?.map(textOf).join("") ?? "";

/** Walks the words of one block and sets a mark behind each sentence that cites. */
function markBlock(block: Node, next: () => number): Node {
  const open: string[] = [];
  const walk = (node: Node): Node[] => {
    if (node.type === "text" && node.value)
      return keepTogether(
        cutSentences(node.value, open).map((piece) =>
          typeof piece === "string" ? text(piece) : mark(piece.ids, next()),
        ),
      );
    return [node.children ? { ...node, children: node.children.flatMap(walk) } : node];
  };
  const children = (block.children ?? []).flatMap(walk);
  return { ...block, children: open.length > 0 ? keepTogether([...children, mark(open, next())]) : children };
}

/** A cell is its value, which opens its fact: `<data data-facts="f1">`. */
function openCell(cell: Node): Node {
  const ids = citedIds(textOf(cell));
  if (ids.length === 0) return cell;
  const strip = (node: Node): Node => ({
    ...node,
    ...(node.value && node.type === "text" && { value: dropCitations(node.value) }),
    ...(node.children && { children: node.children.map(strip) }),
  });
  const value: Node = {
    type: "citation",
    data: { hName: "data", hProperties: { dataFacts: ids.join(" ") } },
    children: strip(cell).children ?? [],
  };
  return { ...cell, children: [value] };
}

/**
 * remark plugin: `[f3]` in running text moves into one mark at the end of its sentence, numbered from `first` on in reading
 * order; a table's cells open their facts. Code stays as it is.
 */
export const citeFacts =
  ({ first }: { first: number }) =>
  (tree: Node) => {
    let number = first;
    const walk = (node: Node): Node => {
      if (node.type === "tableCell") return openCell(node);
      if (BLOCKS.has(node.type)) return markBlock(node, () => number++);
      return node.children ? { ...node, children: node.children.map(walk) } : node;
    };
    tree.children = walk(keepText(tree)).children ?? [];
  };
