/** Who wrote an answer: our own rules, or a model by its name. */
export const sayEngine = (engine: string): string =>
  engine === "builtin" ? "no AI model used" : `written by ${engine}`;
