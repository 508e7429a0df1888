import type { Block, FieldRow, LinkRow, Page, SampleLine } from "./page.ts";

const cell = (text: string) => text.replaceAll("|", "\\|").replaceAll("\n", " ");

const fence = (text: string, language = "") => `\`\`\`${language}\n${text}\n\`\`\``;

const renderFields = (rows: FieldRow[]) =>
  [
    "| Name | Type | | Meaning |",
    "|---|---|---|---|",
    ...rows.map(
      ({ name, type, isRequired, meaning }) =>
        `| \`${name}\` | ${cell(type)} | ${isRequired ? "required" : "optional"} | ${cell(meaning)} |`,
    ),
  ].join("\n");

const renderLinks = (rows: LinkRow[]) =>
  rows
    .map(({ to, name, mark, words }) => `- [${mark ? `${mark} ` : ""}${name}](${to}.md): ${words}`)
    .join("\n");

export const writeLine = ({ depth, tokens }: SampleLine): string =>
  "  ".repeat(depth) + tokens.map(([, text]) => text).join("");

/** JSON with what each field means behind it, as a comment. */
const renderJson = (lines: SampleLine[]) =>
  lines.map((line) => `${writeLine(line)}${line.note ? ` // ${line.note}` : ""}`).join("\n");

function renderBlock(block: Block): string {
  switch (block.kind) {
    case "heading":
      return `## ${block.text}`;
    case "words":
      return block.markdown;
    case "code":
      return `${block.sample.title}:\n\n${fence(block.sample.text)}`;
    case "calls":
      return block.samples.map(({ title, text }) => `${title}:\n\n${fence(text)}`).join("\n\n");
    case "fields":
      return `**${block.title}**\n\n${renderFields(block.rows)}`;
    case "json":
      return `${block.title}\n\n${fence(renderJson(block.lines), "jsonc")}`;
    case "links":
      return `**${block.title}**\n\n${renderLinks(block.rows)}`;
  }
}

/** A page as Markdown, for those who read without a browser. */
export const writeMarkdown = ({ mark, title, lead, blocks }: Page): string =>
  [`# ${mark ? `${mark} ` : ""}${title}`, lead, ...blocks.map(renderBlock)].join("\n\n").concat("\n");
