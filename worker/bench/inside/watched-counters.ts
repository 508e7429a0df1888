import { CreditCounters } from "../../features/keys/credit-counters.ts";

type Reserve = Parameters<CreditCounters["reserve"]>;
type Commit = Parameters<CreditCounters["commit"]>;
type Release = Parameters<CreditCounters["release"]>;

/**
 * The account's object with a second set of books: what every call came to, kept in memory by the simplest rules, and
 * compared with the tables after every step.
 */
export class WatchedCounters extends CreditCounters {
  #state = new Map<string, "held" | "paid" | "free">();
  #held = 0;
  #paid = 0;
  steps = 0;
  faults: string[] = [];

  override reserve(...args: Reserve) {
    const reserved = super.reserve(...args);
    const { id } = args[0];
    if (reserved.ok && "hold" in reserved && !this.#state.has(id)) this.#move(id, "held");
    this.#check("reserve");
    return reserved;
  }

  override commit(...args: Commit) {
    const { id } = args[0];
    if (this.#state.get(id) !== "free") this.#move(id, "paid");
    const committed = super.commit(...args);
    this.#check("commit");
    return committed;
  }

  override release(...args: Release) {
    this.#move(args[0].id, "free");
    super.release(...args);
    this.#check("release");
  }

  /** What the alarm does a minute after the worker of these calls died. */
  expire(ids: string[]) {
    for (const id of ids) {
      this.ctx.storage.sql.exec("UPDATE calls SET until = 0 WHERE state = 0 AND id = ?", id);
      if (this.#state.get(id) === "held") this.#move(id, "free");
    }
    void this.alarm();
    this.#check("alarm");
  }

  readBooks() {
    return { steps: this.steps, faults: this.faults, paid: this.#paid, ...this.#readTables() };
  }

  #move(id: string, to: "held" | "paid" | "free") {
    const from = this.#state.get(id);
    if (from === "held") this.#held--;
    if (from === "paid") this.#paid--;
    if (to === "held") this.#held++;
    if (to === "paid") this.#paid++;
    this.#state.set(id, to);
  }

  #readTables() {
    const { month, creditsUsed } = super.readUsage({ limit: 1 });
    const read = (query: string) => this.ctx.storage.sql.exec<{ n: number }>(query).one().n;
    return {
      granted: month.limit,
      balance: month.limit - creditsUsed,
      reserved: read("SELECT count(*) AS n FROM calls WHERE state = 0"),
      spent: read("SELECT coalesce(sum(credits), 0) AS n FROM used"),
      logged: read("SELECT coalesce(sum(credits), 0) AS n FROM days"),
    };
  }

  #check(step: string) {
    this.steps++;
    const { granted, balance, reserved, spent, logged } = this.#readTables();
    const isRight =
      balance + reserved + spent === granted &&
      balance >= 0 &&
      reserved === this.#held &&
      spent === this.#paid &&
      logged === spent;
    if (!isRight && this.faults.length < 10)
      this.faults.push(
        JSON.stringify({
          step,
          granted,
          balance,
          reserved,
          spent,
          logged,
          held: this.#held,
          paid: this.#paid,
        }),
      );
  }
}
