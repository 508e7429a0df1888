/** An account keeps so many talks of so many questions, each until so many months after its last question. */
export const MAX_KEPT_TALKS = 500;
export const MAX_QUESTIONS = 100;
export const KEPT_MONTHS = 13;

export const TITLE_MAX_LENGTH = 80;

/** A talk is called by its first question until somebody gives it a name. */
export const titleOf = (text: string): string => text.replace(/\s+/g, " ").trim().slice(0, TITLE_MAX_LENGTH);
/** What the talks that an account keeps may take, and, apart from them, its paid replies; bytes. */
export const MAX_TALK_BYTES = 20_000_000;
export const MAX_REPLY_BYTES = 20_000_000;

/** Letters of what somebody holds: 50 lines are far less. */
export const HOLDINGS_MAX_LENGTH = 10_000;
