import { sql } from "drizzle-orm";
import type * as z from "zod";
import type { KeyMode } from "../../../shared/key-mode.ts";
import { type createKeySchema, type KeyLimits, NO_LIMITS } from "../../../shared/key-requests.ts";
import { type ApiKey, KEY_NAME_MAX_LENGTH, type ROLL_GRACE_HOURS } from "../../../shared/keys.ts";
import { DAY_MS, HOUR_MS } from "../../../shared/time.ts";
import { isVisible } from "../../../shared/words.ts";
import { endings, keyPreviews } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { hashSecret } from "../auth/secrets.ts";
import type { StoredKey } from "./account/keys.ts";
import { applyStanding } from "./apply-standing.ts";
import { askAccount } from "./ask-account.ts";
import { makeKey, maskKey } from "./key-format.ts";

type Accounts = Pick<Deps, "accounts">;

/** The account's keys, the newest first. Throws `account_unavailable`, as do all of this file. */
export async function listKeys(deps: Accounts, accountId: string): Promise<ApiKey[]> {
  const keys = await askAccount(deps, accountId, async (account) => account.listKeys());
  return keys.map(toApiKey);
}

/**
 * Makes a key; `key` is the whole of it, which nobody can read again. Throws `key_name_invalid`, `key_limit`, and
 * `invalid_request` for an expiry that is over.
 */
export async function createKey(
  deps: Accounts & Pick<Deps, "config" | "db" | "now">,
  accountId: string,
  { name, mode, limits }: z.infer<typeof createKeySchema>,
): Promise<ApiKey & { key: string }> {
  const checked = checkName(name);
  checkExpiry(deps, limits);
  // Before there is something to spend with: the account may be a second one of a mailbox that had its free credits.
  await applyStanding(deps, accountId);
  const made = await makeSecret(deps, accountId, mode);
  await notePreview(deps, accountId, made.stored);
  const stored = { ...made.stored, name: checked, mode, limits: { ...NO_LIMITS, ...limits } };
  const added = await askAccount(deps, accountId, async (account) => account.createKey(stored));
  if (!added.ok) throw new AppError(added.reason);
  return { ...toApiKey(added.key), key: made.key };
}

/** Ends a key for the very next call; one that has ended stays so. Throws `not_found`. */
export async function revokeKey(
  deps: Accounts & Pick<Deps, "db" | "now">,
  accountId: string,
  id: string,
): Promise<ApiKey> {
  await noteEnding(deps, accountId, id);
  const ended = await askAccount(deps, accountId, async (account) => account.revokeKey(id));
  if (!ended.ok) throw new AppError(ended.reason);
  return toApiKey(ended.key);
}

/** Changes limits of an active key for the very next call. Throws `not_found`, and `invalid_request` for an expiry that is over. */
export async function limitKey(
  deps: Accounts & Pick<Deps, "now">,
  accountId: string,
  id: string,
  changes: Partial<KeyLimits>,
): Promise<ApiKey> {
  checkExpiry(deps, changes);
  const limited = await askAccount(deps, accountId, async (account) => account.limitKey(id, changes));
  if (!limited.ok) throw new AppError(limited.reason);
  return toApiKey(limited.key);
}

/**
 * Makes a new key with the name, mode and limits of an active one, which stays valid for the given hours. Throws `not_found`, and
 * `key_limit` if that would be more than 20 keys.
 */
export async function rollKey(
  deps: Accounts & Pick<Deps, "config" | "db" | "now">,
  accountId: string,
  id: string,
  endsInHours: (typeof ROLL_GRACE_HOURS)[number],
): Promise<ApiKey & { key: string }> {
  const old = (await listKeys(deps, accountId)).find((key) => key.id === id);
  if (!old) throw new AppError("not_found");
  const made = await makeSecret(deps, accountId, old.mode);
  await notePreview(deps, accountId, made.stored);
  await noteEnding(deps, accountId, id, endsInHours * HOUR_MS);
  const rolled = await askAccount(deps, accountId, async (account) =>
    account.rollKey(id, made.stored, endsInHours * HOUR_MS),
  );
  if (!rolled.ok) throw new AppError(rolled.reason);
  return { ...toApiKey(rolled.key), key: made.key };
}

/** The name as it is kept: 1 to 60 characters, trimmed, on one line. Throws `key_name_invalid`. */
function checkName(text: string): string {
  const name = text.trim();
  const isFit = [...name].length <= KEY_NAME_MAX_LENGTH && !/[\n\t]/.test(name);
  if (!isFit || !isVisible(name)) throw new AppError("key_name_invalid");
  return name;
}

function checkExpiry({ now }: Pick<Deps, "now">, { expiresAt }: Partial<KeyLimits> = {}): void {
  if (!expiresAt || Date.parse(expiresAt) > now().getTime()) return;
  throw new AppError("invalid_request", { fields: { "limits.expiresAt": "Choose a moment to come." } });
}

async function makeSecret({ config }: Pick<Deps, "config">, accountId: string, mode: KeyMode) {
  const key = makeKey(accountId, config.keySecrets, mode);
  return { key, stored: { id: crypto.randomUUID(), hash: await hashSecret(key), preview: maskKey(key) } };
}

/** Keys an account makes, and apps it allows, within 24 hours: a preview stays on record when its key does not. */
const MADE_A_DAY = 200;
const RETRY_S = 3_600;

/**
 * Before the key is made, also that of an app: of one that then was not, nothing but its preview is on record. Throws
 * `rate_limited` for more than 200 of an account within 24 hours.
 */
export async function notePreview(
  { db, now }: Pick<Deps, "db" | "now">,
  userId: string,
  { id: keyId, preview }: { id: string; preview: string },
): Promise<void> {
  const at = now().getTime();
  const made = sql`(SELECT count(*) FROM key_previews WHERE user_id = ${userId} AND created_at > ${at - DAY_MS})`;
  const noted = await db
    .insert(keyPreviews)
    .select(sql`SELECT ${keyId}, ${userId}, ${preview}, ${at} WHERE ${made} < ${MADE_A_DAY}`)
    .returning({ keyId: keyPreviews.keyId });
  if (noted.length > 0) return;
  throw new AppError("rate_limited", {
    detail: `An account can make ${MADE_A_DAY} keys and allow as many apps in a day together. Please come back later.`,
    retryAfterS: RETRY_S,
  });
}

/**
 * That a key of the account ends, before it does: a restore, which knows nothing of it, then ends it again. Once, unless it
 * ends sooner than was noted.
 */
async function noteEnding(
  { db, now }: Pick<Deps, "db" | "now">,
  userId: string,
  id: string,
  inMs = 0,
): Promise<void> {
  const at = now().getTime() + inMs;
  const isTheirs = sql`EXISTS (SELECT 1 FROM key_previews WHERE key_id = ${id} AND user_id = ${userId})`;
  const isNoted = sql`EXISTS (SELECT 1 FROM ${endings} WHERE kind = 'key' AND subject = ${id} AND at <= ${at})`;
  await db
    .insert(endings)
    .select(
      sql`SELECT NULL, 'key', ${id}, ${userId}, 'ended', ${at}, NULL, NULL WHERE ${isTheirs} AND NOT ${isNoted}`,
    );
}

const toIso = (time: number) => new Date(time).toISOString();

export const toApiKey = (key: StoredKey): ApiKey => ({
  id: key.id,
  name: key.name,
  keyPreview: key.preview,
  mode: key.mode,
  isActive: key.isActive,
  createdAt: toIso(key.createdAt),
  lastUsedAt: key.lastUsedAt === null ? null : toIso(key.lastUsedAt),
  endsAt: key.endsAt === null ? null : toIso(key.endsAt),
  creditsUsed: key.creditsUsed,
  limits: key.limits,
  budgetUsed: key.budgetUsed,
  app: key.app,
});
