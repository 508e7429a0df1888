import { atom } from "jotai";

/** The link of a mail that was opened: what it does, and for whom. */
export interface NewsletterLink {
  kind: "confirm" | "unsubscribe";
  token: string;
}

/** From the moment it leaves the address. */
export const newsletterLinkAtom = atom<NewsletterLink | null>(null);

/** The link's part of an address, if it has one. */
export function readLink(search: Record<string, unknown>): { confirm?: string; unsubscribe?: string } {
  const read = (kind: NewsletterLink["kind"]) => {
    const token = search[kind];
    // Digits alone arrive as a number; no real token is like that, but it must not look like none.
    return typeof token === "string" || typeof token === "number" ? { [kind]: String(token) } : {};
  };
  return { ...read("confirm"), ...read("unsubscribe") };
}

/** What an address asks for; unsubscribing goes first. */
export function findLink({ confirm, unsubscribe }: ReturnType<typeof readLink>): NewsletterLink | null {
  if (unsubscribe !== undefined) return { kind: "unsubscribe", token: unsubscribe };
  return confirm === undefined ? null : { kind: "confirm", token: confirm };
}
