/** The source of everything the embedded market tells. */
export const SIMULATED = "simulated market";
