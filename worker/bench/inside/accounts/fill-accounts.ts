import { DAY_MS } from "../../../../shared/time.ts";
import { nameSealer } from "../../../features/webhooks/seal-secret.ts";

/** What of each table somebody has who has been here a while and of whom nothing is due: columns, and a row for `users` u and its number n. */
const ROWS: Record<string, [columns: string, row: string]> = {
  sessions: ["hash, user_id, device, created_at, used_at", "'s' || n, id, 'Firefox', :now, :now"],
  mailboxes: ["hash, holder", "'m' || n, id"],
  key_previews: ["key_id, user_id, preview, created_at", "'k' || n, id, 'ngma_live_' || n, :old"],
  payment_intents: [
    `id, user_id, tier, months, network, token, sender, receiver, asset, decimals, amount, price_cents, state,
      from_height, created_at, expires_at`,
    "'i' || n, id, 'enigmatic', 1, 'base', 'USDC', '0x' || n, '0xus', 'usdc', 6, 20000000 + n, 2000, 'paid', n, :old, :old",
  ],
  payments: [
    `id, user_id, network, hash, method, tier, months, intent_id, asset, symbol, decimals, amount, price_cents, sender,
      state, paid_at, created_at, applied_at, paid_until, reminded_at, delivered_at, height`,
    `'pay' || n, id, 'base', '0x' || n, 'crypto', 'enigmatic', 1, 'i' || n, 'usdc', 'USDC', 6, '20000000', 2000, '0x' || n,
      'credited', :old - (n % 100) * 2678400000, :old, :old, :old + 2678400000, :old, :old, n`,
  ],
  receipts: ["number, payment_id, issued_at, seller", "n, 'pay' || n, :old, '{}'"],
  book_entries: [
    "id, network, height, asset, moves, read_at",
    "'b' || n, 'base', n, 'usdc', '20000000', :old",
  ],
  notices: ["subject, kind, user_id, created_at, sent_at", "'pay' || n, 'paid', id, :old, :old"],
  subscribers: [
    "email, unsubscribe_hash, network, created_at, mailed_at, mails, confirmed_at",
    "email, 'u' || n, 'n' || n, :old, :old, 1, :old",
  ],
  subscriptions: [
    "id, user_id, tier, status, renews_at, updated_at",
    "'sub' || n, id, 'enigmatic', 'active', :now + 864000000, :now",
  ],
  card_customers: ["user_id, customer_id", "id, 'cus' || n"],
  watched_assets: ["user_id, asset, created_at", "id, 'BTC', :old"],
  price_alerts: [
    "id, user_id, market, asset, kind, low, high, is_clear, wait_below, created_at, armed_at",
    "'a' || n, id, 'simulated', 'BTC', 'level', NULL, 900000 + n, 1, NULL, :old, :old",
  ],
  alert_mails: ["user_id, unsubscribe_hash, every, morning_next", "id, 'a' || n, 'day', :now + 43200000"],
  webhook_endpoints: [
    "id, user_id, url, events, state, secret, sealed_by, created_at, took_at",
    "'w' || n, id, 'https://' || n || '.example.com/', '[\"record.scored\"]', 'on', 'x', :sealer, :old, :old",
  ],
  account_checks: ["user_id, checked_at", "id, :now"],
  shares: [
    "id, token_hash, user_id, asked_at, created_at, expires_at",
    "'sh' || n, 't' || n, id, :old, :old, :now + 8640000000",
  ],
  gifts: [
    "id, user_id, credits, reason, admin, created_at, applied_at",
    "'g' || n, id, 5, 'thanks', 'p1@example.com', :old, :old",
  ],
  audit_log: ["at, admin, action, subject", ":old, 'p1@example.com', 'gift', id"],
};

/** The first of the people, whose address is `p1@example.com`. */
export const OWNER = `p${"1".padStart(21, "0")}`;

/** Empties every table named here and gives so many people a row of each. `keySecret` seals what is sealed. */
export async function fillAccounts(
  db: D1Database,
  people: number,
  { now, keySecret }: { now: number; keySecret: string },
): Promise<void> {
  const sealer = await nameSealer(keySecret);
  const old = now - 10 * DAY_MS;
  for (const table of ["jobs", "mails", "counted_mails", "webhook_deliveries", "users", ...Object.keys(ROWS)])
    await db.prepare(`DELETE FROM ${table}`).run();
  await db
    .prepare(
      `WITH RECURSIVE one(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM one WHERE n < ?)
      INSERT INTO users (id, email, offered_tier, created_at) SELECT printf('p%021d', n), 'p' || n || '@example.com', 'free', ? + n FROM one`,
    )
    .bind(people, old)
    .run();
  for (const [table, [columns, row]] of Object.entries(ROWS)) {
    const values = row
      .replaceAll(":now", String(now))
      .replaceAll(":old", String(old))
      .replaceAll(":sealer", `'${sealer}'`);
    await db
      .prepare(
        `INSERT INTO ${table} (${columns}) SELECT ${values}
        FROM (SELECT id, email, CAST(substr(id, 2) AS INTEGER) AS n FROM users)`,
      )
      .run();
  }
  // What the rows above made to be told of is told.
  await db.prepare("DELETE FROM endings").run();
}
