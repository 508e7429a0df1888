import { CHANGELOG } from "../../openapi/changelog.ts";
import type { Block, Page } from "./page.ts";

/** What each release changed, the newest first. */
export const describeChangelog = (): Page => ({
  path: "/api-docs/changelog",
  section: "More",
  name: "Changelog",
  label: "Version 1",
  title: "Changelog",
  lead: "What changed for programs, and when. The promise on versions says what may change without notice.",
  blocks: CHANGELOG.flatMap(({ version, date, changes }): Block[] => [
    { kind: "heading", text: `${version}, ${date}` },
    { kind: "words", markdown: changes.map((change) => `- ${change}`).join("\n") },
  ]),
});
