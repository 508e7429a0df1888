import { PRODUCT } from "../../../shared/product.ts";
import type { Page } from "./page.ts";

const SITE = [
  ["/", "What the product is"],
  ["/app", "The terminal: ask in words, without an account"],
  ["/pricing", "Plans and prices"],
  ["/record", "Every forecast and call, with its outcome"],
  ["/status", "Service status"],
] as const;

/** `/llms.txt`: what stands where, for programs that read. Addresses begin with `origin`, which may be empty. */
export function writeLlms(pages: readonly Page[], origin: string): string {
  const sections = ["Guides", "Endpoints", "Open data", "More"] as const;
  const list = (section: (typeof sections)[number]) =>
    pages
      .filter((page) => page.section === section)
      .map(
        ({ path, mark, title, lead }) =>
          `- [${mark ? `${mark} ` : ""}${title}](${origin}${path}.md): ${lead}`,
      );
  return [
    `# ${PRODUCT}`,
    "",
    "> Market analysis for crypto and stocks in which every number can be checked: a JSON API at one credit " +
      "per call, tools for agents at /mcp, and a public record of every forecast. Information only, not " +
      "financial advice.",
    "",
    `The whole API as OpenAPI 3.1: ${origin}/openapi.json`,
    "",
    ...sections.flatMap((section) => [`## ${section}`, "", ...list(section), ""]),
    "## Site",
    "",
    ...SITE.map(([path, words]) => `- [${path}](${origin}${path}): ${words}`),
    "",
  ].join("\n");
}
