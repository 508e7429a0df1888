import { and, eq, exists, gt, isNull, ne, not, or, type SQL, sql } from "drizzle-orm";
import { mailboxes, users } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { hashKeyed } from "./secrets.ts";

/** Providers whose mailboxes have more than one spelling, as they document them; the first of a list names them all. */
const PROVIDERS: { domains: string[]; hasDots: boolean }[] = [
  { domains: ["gmail.com", "googlemail.com"], hasDots: false },
  { domains: ["proton.me", "protonmail.com", "pm.me"], hasDots: false },
  { domains: ["outlook.com", "hotmail.com", "live.com", "msn.com"], hasDots: true },
  { domains: ["icloud.com", "me.com", "mac.com"], hasDots: true },
  { domains: ["fastmail.com", "fastmail.fm"], hasDots: true },
  { domains: ["yahoo.com", "ymail.com"], hasDots: true },
];

/**
 * One spelling for all that reach the same mailbox at a large provider: without what follows a +, and without dots where
 * the provider ignores them. For limits and free credits alone: two spellings are never one person. `email` is canonical.
 */
function foldMailbox(email: string): string {
  const [local = "", domain = ""] = email.split("@");
  const provider = PROVIDERS.find(({ domains }) => domains.includes(domain));
  if (!provider) return email;
  const name = local.split("+")[0] || local;
  return `${provider.hasDots ? name : name.replaceAll(".", "")}@${keepsDomain(domain, provider.domains)}`;
}

/** Only domains of one provider whose names are one: at the others the same name may be somebody else's. */
const keepsDomain = (domain: string, domains: string[]): string | undefined =>
  ["gmail.com", "proton.me"].includes(domains[0] ?? "") ? domains[0] : domain;

/** What a mailbox is counted under: a keyed hash of its one spelling, hex, under each of the server's secrets. */
export const hashMailbox = (config: Pick<Deps["config"], "keySecrets">, email: string): Promise<string[]> =>
  Promise.all(config.keySecrets.map((secret) => hashKeyed(secret, `mailbox:${foldMailbox(email)}`)));

/**
 * Gives an account its mailbox's free credits unless another one has them, and notes for its object what it may not have
 * again. Safe to repeat. Returns the hash the mailbox is counted under.
 */
export async function claimMailbox(
  { db, config, now }: Pick<Deps, "db" | "config" | "now">,
  userId: string,
  email: string,
): Promise<string> {
  const [hash = "", ...older] = await hashMailbox(config, email);
  const isHere = eq(mailboxes.hash, hash);
  const find = (where: SQL | undefined) =>
    exists(db.select({ hash: mailboxes.hash }).from(mailboxes).where(where));
  const tell = (when: SQL | undefined) =>
    db
      .update(users)
      .set({ standing: sql`standing + 1` })
      .where(and(eq(users.id, userId), when));
  const isHad = or(ne(mailboxes.holder, userId), gt(mailboxes.carriedUntil, now().getTime()));
  await db.batch([
    // Counted under a secret that is being replaced: the same mailbox.
    db
      .update(mailboxes)
      .set({ hash })
      .where(and(eq(mailboxes.hash, older[0] ?? hash), not(find(isHere)))),
    tell(and(gt(users.standing, 0), find(and(isHere, isNull(mailboxes.holder))))),
    db
      .insert(mailboxes)
      .values({ hash, holder: userId })
      .onConflictDoUpdate({ target: mailboxes.hash, set: { holder: userId }, setWhere: sql`holder IS NULL` }),
    tell(and(eq(users.standing, 0), find(and(isHere, isHad)))),
  ]);
  return hash;
}
