import { findHidden, isVisible } from "../../../shared/words.ts";

/** An app that asks to act for people. */
export interface App {
  id: string;
  /** as it calls itself, on one line; null where it does not */
  name: string | null;
  redirects: string[];
  /** the host of its description of itself; null where it only registered */
  describedBy: string | null;
}

const NAME_MAX_LENGTH = 40;

/** What an app calls itself, as far as it can be shown; null for nothing that can. */
export function cleanName(text: string | undefined): string | null {
  const name = text?.replace(/\s+/g, " ").trim() ?? "";
  if (findHidden(name) !== null || !isVisible(name)) return null;
  return [...name].slice(0, NAME_MAX_LENGTH).join("").trim();
}
