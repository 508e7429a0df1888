const LOOK_MS = 500;

/** Ends with the shell of `npm run`, which passes no signal on: without it this process would go on alone. Elsewhere nothing. */
export function endWithParent(): void {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && process.kill(process.pid, "SIGTERM"), LOOK_MS).unref();
}
