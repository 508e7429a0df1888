/** One of several patterns. */
export const either = (...patterns: RegExp[]): RegExp =>
  new RegExp(patterns.map(({ source }) => source).join("|"), patterns[0]?.flags);

/** A pattern put together of others, each of them in its place. */
export const pattern = ({ raw }: TemplateStringsArray, ...parts: RegExp[]): RegExp =>
  new RegExp(String.raw({ raw }, ...parts.map(({ source }) => `(?:${source})`)));
