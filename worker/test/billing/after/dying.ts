import { drizzle } from "drizzle-orm/d1";
import type { Deps } from "../../../deps.ts";

class Died extends Error {}

/** Steps of D1's and the account's API that leave the worker. */
const LEAVES = new Set(["all", "run", "raw", "first", "batch", "applyPayment", "revokePayment", "readPlans"]);

/**
 * The same tools for a worker that dies at its n-th step out of the house (database or account), just before it or when
 * it is done and the answer is lost; nothing after that runs either. `survived` tells whether there were fewer steps.
 */
export function dieAt(deps: Deps, db: D1Database, n: number, when: "before" | "after") {
  let steps = 0;
  const step = async <T>(work: () => Promise<T>): Promise<T> => {
    const mine = steps++;
    if (mine > n || (mine === n && when === "before")) throw new Died();
    const result = await work();
    if (mine === n) throw new Died();
    return result;
  };
  const watch = <T extends object>(target: T): T =>
    new Proxy(target, {
      get(object, name) {
        const value = Reflect.get(object, name);
        if (typeof value !== "function") return value;
        return (...args: unknown[]) => {
          const real = args.map((arg) => (name === "batch" ? (arg as object[]).map(unwrap) : arg));
          const call = () => Reflect.apply(value, object, real);
          if (LEAVES.has(String(name))) return step(call);
          const result = call();
          if (typeof result !== "object" || result === null) return result;
          const watched = watch(result);
          originals.set(watched, result);
          return watched;
        };
      },
    });
  const originals = new WeakMap<object, object>();
  const unwrap = (one: object) => originals.get(one) ?? one;
  const getByName = (name: string) => {
    const stub = deps.accounts.getByName(name);
    const asked =
      (method: "applyPayment" | "revokePayment" | "readPlans") =>
      (...args: never[]) =>
        step(async () => (stub[method] as (...args: never[]) => Promise<unknown>)(...args));
    return {
      applyPayment: asked("applyPayment"),
      revokePayment: asked("revokePayment"),
      readPlans: asked("readPlans"),
    };
  };
  const dying: Deps = {
    ...deps,
    db: drizzle(watch(db)),
    accounts: { getByName } as unknown as Deps["accounts"],
  };
  return { deps: dying, survived: () => steps <= n };
}
