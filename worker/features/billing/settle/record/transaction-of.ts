/** The row of what came above an order's amount: its transaction has one already. */
export const surplusHash = (hash: string): string => `${hash}#surplus`;

/** The row of another coin that a transaction brought beside the one that its own row is about. */
export const coinHash = (hash: string, asset: string): string => `${hash}#${asset}`;

/** The transaction of a row; hashes of no network have a #. */
export const transactionOf = (hash: string): string => hash.split("#", 1)[0] ?? hash;
