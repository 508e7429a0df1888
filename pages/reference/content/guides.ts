import guides from "./guides.json" with { type: "json" };
import type { Page } from "./page.ts";

type Guide = Pick<Page, "path" | "name" | "label" | "title" | "lead"> & { markdown: string };

const TEXTS = import.meta.glob<string>("./guides/*.md", { query: "?raw", import: "default", eager: true });

/** What is to be read, in this order. `{{ORIGIN}}` stands for the site's own address. */
export const GUIDES: readonly Guide[] = guides.map(({ file, ...guide }) => ({
  ...guide,
  path: `/api-docs/${file}`,
  markdown: TEXTS[`./guides/${file}.md`] ?? "",
}));
