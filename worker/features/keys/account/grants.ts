import { NO_LIMITS } from "../../../../shared/key-requests.ts";
import { MAX_ACTIVE_KEYS } from "../../../../shared/keys.ts";
import { DAY_MS, MINUTE_MS } from "../../../../shared/time.ts";
import { findRow, type Sql } from "./find-row.ts";
import { addKey, countActive, endKey, findKey } from "./keys.ts";
import { findBar } from "./standing.ts";

const CODE_MS = MINUTE_MS;
/** A grant that is not used ends by itself; each new token puts that off. */
const IDLE_MS = 30 * DAY_MS;
/** Codes of an account that wait for their apps. */
const MAX_WAITING = 20;
const MAX_OTHERS = MAX_WAITING - 1;

/** What a person allowed an app. */
interface NewGrant {
  /** the key's id too, once the code was redeemed */
  id: string;
  keyName: string;
  preview: string;
  /** as the app calls itself; null where it does not */
  name: string | null;
  /** where its redirect leads */
  host: string;
  clientId: string;
  redirectUri: string;
  /** S256 of the app's verifier */
  challenge: string;
  /** credits per month */
  budget: number;
  codeHash: string;
}

/** SHA-256 of what an app is given next, hex. */
interface NextTokens {
  accessHash: string;
  refreshHash: string;
}

/** What happens to a grant, each as one step that is safe to repeat. */
export type GrantStep =
  | { kind: "offer"; grant: NewGrant }
  | ({ kind: "redeem"; id: string; codeHash: string; next: NextTokens } & Pick<
      NewGrant,
      "clientId" | "redirectUri" | "challenge"
    >)
  | { kind: "refresh"; id: string; refreshHash: string; clientId: string; next: NextTokens }
  /** `hash`: of its access or refresh token */
  | { kind: "end"; hash: string };

export type GrantRefusal = "unknown" | "reused" | "key_limit" | "account_suspended" | "signed_out";
export type Stepped = { ok: true } | { ok: false; reason: GrantRefusal };

interface GrantRow extends Record<string, SqlStorageValue> {
  id: string;
  key_name: string;
  preview: string;
  client_id: string;
  redirect_uri: string;
  challenge: string;
  budget: number;
  /** of the code while `code_until` stands, then of the refresh token */
  hash: string;
  code_until: number | null;
}

const DONE: Stepped = { ok: true };
const refuse = (reason: GrantRefusal): Stepped => ({ ok: false, reason });

/** A grant is a key whose secret is replaced every hour: what it may, has used and when it ended is the key's. */
export function stepGrant(sql: Sql, step: GrantStep, now: number): Stepped {
  if (step.kind === "offer") return offerGrant(sql, step.grant, now);
  if (step.kind === "end") return endGrant(sql, step.hash, now);
  const grant = findGrant(sql, step.id);
  if (!grant) return refuse("unknown");
  // This very step, asked again.
  if (grant.code_until === null && grant.hash === step.next.refreshHash) return DONE;
  return step.kind === "redeem" ? redeemCode(sql, grant, step, now) : refreshGrant(sql, grant, step, now);
}

const findGrant = (sql: Sql, id: string) => findRow<GrantRow>(sql, "SELECT * FROM grants WHERE id = ?", id);

/** Notes what was allowed, with a code that is good for a minute. There is no key until it is redeemed. */
function offerGrant(sql: Sql, grant: NewGrant, now: number): Stepped {
  const bar = findBar(sql);
  if (bar) return refuse(bar);
  if (findGrant(sql, grant.id)) return DONE;
  if (countActive(sql, now) >= MAX_ACTIVE_KEYS) return refuse("key_limit");
  dropOldGrants(sql, now);
  sql.exec(
    `INSERT INTO grants (id, key_name, preview, name, host, client_id, redirect_uri, challenge, budget, hash, code_until)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ...[grant.id, grant.keyName, grant.preview, grant.name, grant.host, grant.clientId, grant.redirectUri],
    ...[grant.challenge, grant.budget, grant.codeHash, now + CODE_MS],
  );
  return DONE;
}

/** Codes that are over, those beyond the newest, and what is left of keys that are listed no more. */
function dropOldGrants(sql: Sql, now: number): void {
  sql.exec("DELETE FROM grants WHERE code_until <= ?", now);
  sql.exec(
    `DELETE FROM grants WHERE code_until IS NOT NULL AND id NOT IN
      (SELECT id FROM grants WHERE code_until IS NOT NULL ORDER BY code_until DESC LIMIT ${MAX_OTHERS})`,
  );
  sql.exec("DELETE FROM grants WHERE code_until IS NULL AND id NOT IN (SELECT id FROM keys)");
}

/** Whatever comes with a code, it is spent: one that came with the wrong words was taken from somebody. */
function redeemCode(
  sql: Sql,
  grant: GrantRow,
  step: Extract<GrantStep, { kind: "redeem" }>,
  now: number,
): Stepped {
  if (grant.code_until === null) return endAll(sql, grant.id, now);
  const isRight =
    grant.hash === step.codeHash &&
    grant.client_id === step.clientId &&
    grant.redirect_uri === step.redirectUri &&
    grant.challenge === step.challenge &&
    now < grant.code_until;
  const refusal = isRight ? findBar(sql) : "unknown";
  const made = refusal ? null : addKey(sql, toKey(grant, step.next), now);
  if (!made?.ok) {
    sql.exec("DELETE FROM grants WHERE id = ?", grant.id);
    return refuse(refusal ?? (made?.reason === "key_limit" ? "key_limit" : "unknown"));
  }
  setTokens(sql, grant.id, step.next, now);
  return DONE;
}

const toKey = ({ id, key_name: name, preview, budget }: GrantRow, { accessHash: hash }: NextTokens) => ({
  ...{ id, name, preview, hash, mode: "live" as const },
  limits: { ...NO_LIMITS, monthlyCredits: budget },
});

/** Another token than the last one was used before: somebody else has a copy, and nobody can tell who is who. */
function refreshGrant(
  sql: Sql,
  grant: GrantRow,
  step: Extract<GrantStep, { kind: "refresh" }>,
  now: number,
): Stepped {
  if (grant.code_until !== null) return refuse("unknown");
  if (grant.hash !== step.refreshHash) return endAll(sql, grant.id, now);
  const bar = findBar(sql);
  if (bar) return refuse(bar);
  if (grant.client_id !== step.clientId || !findKey(sql, grant.id, now)?.isActive) return refuse("unknown");
  setTokens(sql, grant.id, step.next, now);
  return DONE;
}

function setTokens(sql: Sql, id: string, { accessHash, refreshHash }: NextTokens, now: number): void {
  sql.exec("UPDATE keys SET hash = ?, ends_at = ? WHERE id = ?", accessHash, now + IDLE_MS, id);
  sql.exec("UPDATE grants SET hash = ?, code_until = NULL WHERE id = ?", refreshHash, id);
}

function endAll(sql: Sql, id: string, now: number): Stepped {
  endKey(sql, id, now);
  return refuse("reused");
}

/** Its app gives it back. */
function endGrant(sql: Sql, hash: string, now: number): Stepped {
  const grant = findRow<{ id: string }>(
    sql,
    `SELECT grants.id FROM grants JOIN keys ON keys.id = grants.id
      WHERE code_until IS NULL AND (grants.hash = ?1 OR keys.hash = ?1)`,
    hash,
  );
  if (!grant) return refuse("unknown");
  endKey(sql, grant.id, now);
  return DONE;
}
