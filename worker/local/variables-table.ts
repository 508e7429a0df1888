import { VARIABLES } from "../variables.ts";

const BETWEEN = /(<!-- variables -->)[\s\S]*(<!-- \/variables -->)/;

/** A text with the table of all variables between its two marks. */
export const withVariables = (text: string): string =>
  text.replace(BETWEEN, (_, start: string, end: string) => [start, ...rows(), end].join("\n"));

const rows = () => [
  "| Variable | For | Without it |",
  "|---|---|---|",
  ...Object.entries(VARIABLES).map(
    ([name, { isSecret, purpose, without }]) =>
      `| \`${name}\`${isSecret ? " (secret)" : ""} | ${purpose} | ${without} |`,
  ),
];
