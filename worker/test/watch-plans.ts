/**
 * The same database, every statement that was made of it in order, and how SQLite goes about every statement that was
 * made of it: one line a step, of the statements whose text contains `words`.
 */
export function watchPlans(db: D1Database) {
  const statements = new Map<string, unknown[]>();
  const asked: string[] = [];
  const watched = new Proxy(db, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (name !== "prepare") return typeof value === "function" ? value.bind(target) : value;
      return (text: string) => {
        const statement = target.prepare(text);
        asked.push(text);
        const bind = (...values: unknown[]) => {
          statements.set(text, values);
          return statement.bind(...values);
        };
        return new Proxy(statement, {
          get: (one, method) => (method === "bind" ? bind : Reflect.get(one, method).bind(one)),
        });
      };
    },
  });
  async function plansOf(words: string): Promise<string[]> {
    const matching = [...statements].filter(([text]) => text.includes(words));
    const plans = await Promise.all(
      matching.map(([text, values]) =>
        db
          .prepare(`EXPLAIN QUERY PLAN ${text}`)
          .bind(...values)
          .all<{ detail: string }>(),
      ),
    );
    return plans.flatMap(({ results }) => results.map(({ detail }) => detail));
  }
  return { db: watched, asked, plansOf };
}
