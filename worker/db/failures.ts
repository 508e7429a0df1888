import { DrizzleQueryError } from "drizzle-orm/errors";

/** What D1 says of itself when a statement may not have run, or its answer was lost: a later try can help. */
const OUT_OF_ORDER =
  /overloaded|network connection lost|storage (operation|caused)|timed? ?out|internal error|reset because|cannot resolve|queued for too long/i;

/** Somebody else writes just now, wherever SQLite runs. */
const BUSY = /database (?:table )?is (?:locked|busy)|SQLITE_(?:BUSY|LOCKED)/i;

/** A failure as the log may have it: the statement without its values, among which are people's addresses. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const own = error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : String(error);
  const isIncluded =
    error.cause === undefined || (error.cause instanceof Error && own.includes(error.cause.message));
  return isIncluded ? own : `${own}; cause: ${describeFailure(error.cause)}`;
}

/** The same with the places in the code where it came from. */
export function describeStack(error: Error): string {
  const { message, stack = "" } = error;
  // A message may hold values, and lines among them that look like places.
  const begin = stack.indexOf(message);
  const places = begin < 0 ? "" : stack.slice(begin + message.length);
  const first = places.indexOf("\n    at ");
  return `${describeFailure(error)}${first < 0 ? "" : places.slice(first)}`;
}

/** Whether it is the database that is out of order, not what it was asked. */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { message } = error;
  return (
    (/D1/.test(message) && OUT_OF_ORDER.test(message)) || BUSY.test(message) || isDatabaseDown(error.cause)
  );
}
