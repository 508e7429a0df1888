/**
 * Gives the browser its turn: what follows is a task of its own, so that a slow phone answers its reader in between. Where the
 * browser cannot, it goes on at once.
 */
export const takeTurns = async (): Promise<void> => globalThis.scheduler?.yield?.();
