/** Counts what leaves the worker and breaks at one of them, before it happened or after: as a worker dies. */
export class CutOff {
  #left: number;
  readonly #moment: "before" | "after";
  happened = false;

  constructor(at: number, moment: "before" | "after") {
    this.#left = at;
    this.#moment = moment;
  }

  async step<T>(work: () => Promise<T>): Promise<T> {
    if (this.happened) throw new Error("cut off");
    this.happened = this.#left-- === 0;
    if (this.happened && this.#moment === "before") throw new Error("cut off");
    const result = await work();
    if (this.happened) throw new Error("cut off");
    return result;
  }

  /** A database whose requests are steps; a batch is one. */
  database(db: D1Database): D1Database {
    const inner = new WeakMap<object, D1PreparedStatement>();
    const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
      const wrapped = new Proxy(statement, {
        get: (target, name) => {
          if (name === "bind") return (...values: unknown[]) => wrap(target.bind(...values));
          const method = Reflect.get(target, name) as (...args: unknown[]) => Promise<unknown>;
          return (...args: unknown[]) => this.step(() => method.apply(target, args));
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
            this.step(() => target.batch(all.map((one) => inner.get(one) ?? one)));
        const value = Reflect.get(target, name);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
  }

  /** Durable Objects whose methods are steps. */
  accounts<T extends { getByName(name: string): object }>(namespace: T): T {
    const wrapStub = (stub: object) =>
      new Proxy(stub, {
        get: (target, name) => {
          // Not `method.apply`: of a stub that is a call of a remote method of this name.
          const method = Reflect.get(target, name) as (...args: unknown[]) => Promise<unknown>;
          return (...args: unknown[]) => this.step(() => Reflect.apply(method, target, args));
        },
      });
    return new Proxy(namespace, {
      get: (target, name) =>
        name === "getByName" ? (id: string) => wrapStub(target.getByName(id)) : Reflect.get(target, name),
    });
  }
}
