/** Who wrote an answer, as people call it: our own rules, or the model by its name. */
export const sayEngine = (engine: string): string => (engine === "builtin" ? "rules" : engine);
