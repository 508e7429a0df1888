export const MESSAGE_MAX_LENGTH = 2_000;

/** How many turns of a talk travel with a question, and how long each may be. */
export const MAX_TURNS = 6;
export const TURN_MAX_LENGTH = 8_000;
