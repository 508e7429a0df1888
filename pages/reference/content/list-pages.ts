import { OPERATIONS, writeDocument } from "../../openapi/document.ts";
import { describeChangelog } from "./describe-changelog.ts";
import { describeEachError, describeErrors } from "./describe-errors.ts";
import { describeOperation, operationPath } from "./describe-operation.ts";
import { GUIDES } from "./guides.ts";
import type { Block, Page } from "./page.ts";

/** What stands for the site's address in samples where it is not known as the site is built. */
const SOME_ORIGIN = "https://enigma.example";

const toRows = (operations: typeof OPERATIONS) =>
  operations.map((operation) => ({
    to: operationPath(operation),
    mark: operation.method.toUpperCase(),
    name: operation.path,
    words: operation.summary,
  }));

/** Every page of the reference, in the order of the list beside them. */
export function listPages(origin: string): Page[] {
  const site = origin || SOME_ORIGIN;
  const document = writeDocument(site);
  const index: Block[] = [
    { kind: "heading", text: "Endpoints" },
    {
      kind: "links",
      title: "With a key, one credit per call",
      rows: toRows(OPERATIONS.filter(({ group }) => group === "analysis")),
    },
    {
      kind: "links",
      title: "With a key, free",
      rows: toRows(OPERATIONS.filter(({ group }) => group === "keys")),
    },
    { kind: "links", title: "Without a key", rows: toRows(OPERATIONS.filter(({ isKeyed }) => !isKeyed)) },
  ];
  const guides = GUIDES.map(({ markdown, ...page }): Page => {
    const blocks = readBlocks(markdown.replaceAll("{{ORIGIN}}", site));
    return {
      ...page,
      section: "Guides",
      blocks: page.path.endsWith("/reference") ? [...blocks, ...index] : blocks,
    };
  });
  return [
    ...guides,
    ...OPERATIONS.map((operation) => describeOperation(document, operation, site)),
    describeErrors(),
    describeChangelog(),
    ...describeEachError(document, site),
  ];
}

const FENCE = /^```(.*)\n([\s\S]*?)\n```$/m;

/** A guide's Markdown as blocks: `##` headings, code between fences with its title, words between. */
function readBlocks(markdown: string): Block[] {
  const fence = FENCE.exec(markdown);
  if (!fence) return readWords(markdown);
  const [whole, title = "", text = ""] = fence;
  return [
    ...readWords(markdown.slice(0, fence.index)),
    { kind: "code", sample: { title: title.trim(), text } },
    ...readBlocks(markdown.slice(fence.index + whole.length)),
  ];
}

const readWords = (markdown: string): Block[] =>
  markdown.split(/^(?=## )/m).flatMap((part): Block[] => {
    const [, heading, rest = part] = /^## (.*)\n?([\s\S]*)$/.exec(part) ?? [];
    return [
      ...(heading ? [{ kind: "heading", text: heading } as const] : []),
      ...(rest.trim() ? [{ kind: "words", markdown: rest.trim() } as const] : []),
    ];
  });
