import { renderToStaticMarkup } from "react-dom/server";
import type { Renderer } from "../prerender/screen.ts";
import { listPages } from "./content/list-pages.ts";
import { writeLlms } from "./content/write-llms.ts";
import { writeMarkdown } from "./content/write-markdown.ts";
import { ReferenceSheet } from "./sheet/reference-sheet.tsx";

/** The whole reference, and `/llms.txt`; addresses begin with `origin`, which is empty where it is not known. */
export const renderReference: Renderer["renderReference"] = (origin) => {
  const pages = listPages(origin);
  return {
    llms: writeLlms(pages, origin),
    pages: pages.map((page) => ({
      path: page.path,
      title: page.mark ? `${page.mark} ${page.title}` : page.title,
      description: page.lead,
      html: renderToStaticMarkup(<ReferenceSheet page={page} pages={pages} />),
      markdown: writeMarkdown(page),
      isListed: page.section !== null,
    })),
  };
};
