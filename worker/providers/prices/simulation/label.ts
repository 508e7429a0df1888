/** The source named with everything from the embedded market. */
export const SIMULATED = "simulated market";
