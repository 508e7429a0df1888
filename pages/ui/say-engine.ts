/** Who wrote an answer: the model by its name, or none; `server` puts our words of it in another language. */
export const sayEngine = (engine: string, server = (text: string) => text): string =>
  engine === "builtin" ? server("No AI model used") : `${server("Written by")} ${engine}`;
