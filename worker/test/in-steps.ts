/** Does what is asked of a database or a store, in its own way. */
export type Step = <T>(work: () => Promise<T>) => Promise<T>;

/** A database whose requests are steps; a batch is one. */
export function databaseInSteps(db: D1Database, step: Step): D1Database {
  const inner = new WeakMap<object, D1PreparedStatement>();
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const wrapped = new Proxy(statement, {
      get: (target, name) => {
        if (name === "bind") return (...values: unknown[]) => wrap(target.bind(...values));
        const method = Reflect.get(target, name) as (...args: unknown[]) => Promise<unknown>;
        return (...args: unknown[]) => step(() => method.apply(target, args));
      },
    });
    inner.set(wrapped, statement);
    return wrapped;
  };
  return new Proxy(db, {
    get: (target, name) => {
      if (name === "prepare") return (text: string) => wrap(target.prepare(text));
      if (name === "batch")
        return (all: D1PreparedStatement[]) =>
          step(() => target.batch(all.map((one) => inner.get(one) ?? one)));
      const value = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

/** A Durable Object or a store whose methods are steps. */
export const methodsInSteps = <T extends object>(target: T, step: Step): T =>
  new Proxy(target, {
    get: (of, name) => {
      // Not `method.apply`: of a stub that is a call of a remote method of this name.
      const method = Reflect.get(of, name) as (...args: unknown[]) => Promise<unknown>;
      return (...args: unknown[]) => step(() => Reflect.apply(method, of, args));
    },
  });
