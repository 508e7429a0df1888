/** Whether a failure, or what led to it, says so. */
export const tells = (error: unknown, words: string): boolean =>
  error instanceof Error && (error.message.includes(words) || tells(error.cause, words));
