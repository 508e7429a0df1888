/** Who wrote an answer: the model by its name, or none. */
export const sayEngine = (engine: string): string =>
  engine === "builtin" ? "No AI model used" : `Written by ${engine}`;
