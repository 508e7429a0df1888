import { DurableObject } from "cloudflare:workers";
import type { Env } from "../../env.ts";

/** How long a call may take before its reservation is given back. */
export const RESERVATION_MS = 60_000;

export interface Reservation {
  /** one id a call; repeating any step with it changes nothing */
  id: string;
  /** the API key whose counter the call is added to */
  key: string;
  /** the month the credit belongs to, "2026-11" */
  period: string;
  /** the account's credits in that month */
  limit: number;
  /** epoch ms */
  now: number;
}

/** `remaining` counts open reservations as used. */
export type ReserveResult = { ok: true; remaining: number } | { ok: false; reason: "credits_exhausted" };

/**
 * The credits of one account, one object an account: a limit for the month and a counter per API key.
 * A call reserves one credit, then commits it or gives it back; a reservation whose worker died is given back by the
 * alarm. Every step is one synchronous SQLite step, so no two calls can take the same credit. Returns values only:
 * an error class does not survive RPC.
 */
export class CreditCounters extends DurableObject<Env> {
  readonly #sql = this.ctx.storage.sql;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#sql.exec(`
      CREATE TABLE IF NOT EXISTS used (period TEXT, key TEXT, credits INTEGER NOT NULL, PRIMARY KEY (period, key));
      CREATE TABLE IF NOT EXISTS reservations (id TEXT PRIMARY KEY, key TEXT, period TEXT, until INTEGER);
      CREATE TABLE IF NOT EXISTS committed (id TEXT PRIMARY KEY, period TEXT);
    `);
  }

  /** Takes one credit aside for a call. */
  async reserve({ id, key, period, limit, now }: Reservation): Promise<ReserveResult> {
    const remaining = limit - this.#taken(period);
    if (this.#has("reservations", id) || this.#has("committed", id)) return { ok: true, remaining };
    if (remaining <= 0) return { ok: false, reason: "credits_exhausted" };
    this.#sql.exec("INSERT INTO reservations VALUES (?, ?, ?, ?)", id, key, period, now + RESERVATION_MS);
    await this.#setAlarm();
    return { ok: true, remaining: remaining - 1 };
  }

  /** Debits the call's credit, once per id, also when its reservation was given back meanwhile. */
  async commit({ id, key, period }: Pick<Reservation, "id" | "key" | "period">): Promise<void> {
    if (this.#has("committed", id)) return;
    this.#sql.exec("INSERT INTO committed VALUES (?, ?)", id, period);
    this.#sql.exec(
      "INSERT INTO used VALUES (?, ?, 1) ON CONFLICT (period, key) DO UPDATE SET credits = credits + 1",
      period,
      key,
    );
    this.#sql.exec("DELETE FROM reservations WHERE id = ?", id);
    await this.#setAlarm();
  }

  /** Gives the credit back; the call costs nothing. */
  async release(id: string): Promise<void> {
    this.#sql.exec("DELETE FROM reservations WHERE id = ?", id);
    await this.#setAlarm();
  }

  /** Credits debited in a month, per key. */
  usage(period: string): Record<string, number> {
    const rows = this.#sql.exec<{ key: string; credits: number }>(
      "SELECT key, credits FROM used WHERE period = ?",
      period,
    );
    return Object.fromEntries(rows.toArray().map((row) => [row.key, row.credits]));
  }

  override async alarm(): Promise<void> {
    this.#sql.exec("DELETE FROM reservations WHERE until <= ?", Date.now());
    await this.#setAlarm();
  }

  #taken(period: string): number {
    return this.#sql
      .exec<{ taken: number }>(
        `SELECT (SELECT coalesce(sum(credits), 0) FROM used WHERE period = ?1)
              + (SELECT count(*) FROM reservations WHERE period = ?1) AS taken`,
        period,
      )
      .one().taken;
  }

  #has(table: "reservations" | "committed", id: string): boolean {
    return this.#sql.exec(`SELECT 1 FROM ${table} WHERE id = ?`, id).toArray().length > 0;
  }

  /** The one alarm stands at the earliest deadline. */
  async #setAlarm(): Promise<void> {
    const { until } = this.#sql
      .exec<{ until: number | null }>("SELECT min(until) AS until FROM reservations")
      .one();
    if (until === null) await this.ctx.storage.deleteAlarm();
    else await this.ctx.storage.setAlarm(until);
  }
}
