const first = Number(process.env.E2E_PORT ?? 8790);

/** Where a run listens; `E2E_PORT` moves all of it. */
export const PORTS = { site: first, ai: first + 1, payments: first + 4, chains: first + 5 };
