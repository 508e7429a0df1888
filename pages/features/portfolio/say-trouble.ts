import { ApiError } from "../../api/api-error.ts";

/** What went wrong, with what the server says of the fields. */
export function sayTrouble(error: Error): string {
  if (!(error instanceof ApiError) || !error.serverText)
    return "The range could not be loaded. Check your connection.";
  const fields = Object.entries(error.fields).map(([field, why]) =>
    field === "positions" || field === "suggestions"
      ? why
      : `${field.replace(/^positions\.(\d+)\..*/, sayPlace)}: ${why}`,
  );
  return [error.serverText, ...fields].join(" ");
}

const sayPlace = (_: string, place: string) => `Position ${Number(place) + 1}`;
