import { ApiError, messageOf } from "../../../api/api-error.ts";

/** Why limits were refused: what is wrong with which of them, where the server says so. */
export function sayRefusal(error: Error, fallback: string): string {
  const fields = error instanceof ApiError ? Object.values(error.fields) : [];
  return fields.length > 0 ? [...new Set(fields)].join(" ") : messageOf(error, fallback);
}
