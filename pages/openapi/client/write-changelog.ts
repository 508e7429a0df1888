import { CHANGELOG } from "../changelog.ts";

/** What changed, as Markdown: a heading a version, the newest first. */
export const writeChangelog = (): string =>
  [
    "## Changes",
    ...CHANGELOG.map(
      ({ version, date, changes }) =>
        `### ${version}, ${date}\n\n${changes.map((change) => `- ${change}`).join("\n")}`,
    ),
    "",
  ].join("\n\n");
