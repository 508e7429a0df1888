import { desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { FoundAccount } from "../../../../shared/accounts.ts";
import { accountClosures, keyPreviews, users } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { canonicalEmail } from "../../auth/email.ts";
import { USER_ID_LENGTH } from "../../auth/user.ts";
import { openKey, previewsOf } from "../../keys/key-format.ts";

const MAX_FOUND = 20;
const PREVIEW_END = /[A-Za-z0-9]{4}$/;
const ID = new RegExp(`^[A-Za-z0-9]{${USER_ID_LENGTH}}$`);

/**
 * The accounts an admin may mean: by e-mail (of a closed one until it is erased), by id, by a whole API key, or by what is
 * shown of one, of which the last 4 characters count. At most 20, the newest first.
 */
export async function findAccounts(deps: Pick<Deps, "db" | "config">, text: string): Promise<FoundAccount[]> {
  const { db } = deps;
  const rows = await db
    .select({
      ...{ id: users.id, email: users.email, state: users.state, createdAt: users.createdAt },
      closedEmail: accountClosures.email,
    })
    .from(users)
    .leftJoin(accountClosures, eq(accountClosures.userId, users.id))
    .where(await meaning(deps, text.trim()))
    .orderBy(desc(users.createdAt))
    .limit(MAX_FOUND);
  return rows.map(({ closedEmail, createdAt, ...row }) => ({
    ...row,
    email: row.state === "closed" ? closedEmail : row.email,
    createdAt: new Date(createdAt).toISOString(),
  }));
}

async function meaning({ db, config }: Pick<Deps, "db" | "config">, text: string): Promise<SQL | undefined> {
  const email = canonicalEmail(text);
  if (email) return or(eq(users.email, email), eq(accountClosures.email, email));
  if (ID.test(text)) return eq(users.id, text);
  const ofKey = openKey(text, config.keySecrets);
  if (ofKey) return eq(users.id, ofKey.accountId);
  const end = PREVIEW_END.exec(text)?.[0];
  if (!end) return sql`false`;
  const theirs = db
    .select({ id: keyPreviews.userId })
    .from(keyPreviews)
    .where(inArray(keyPreviews.preview, previewsOf(end)))
    .limit(MAX_FOUND);
  return inArray(users.id, theirs);
}
