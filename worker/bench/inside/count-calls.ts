import type { Env } from "../../env.ts";

export interface Counts {
  /** statements, and those of them that write */
  d1: number;
  d1Writes: number;
  kvReads: number;
  kvWrites: number;
  objectCalls: number;
}

const WRITES = /^\s*(?:insert|update|delete|replace)\b/i;

/** The same bindings, counting what is asked of them. */
export function countCalls(env: Env): { env: Env; counts: Counts } {
  const counts: Counts = { d1: 0, d1Writes: 0, kvReads: 0, kvWrites: 0, objectCalls: 0 };
  const watch = <T extends object>(target: T, names: Record<string, keyof Counts>): T =>
    new Proxy(target, {
      get(object, name) {
        const value = Reflect.get(object, name, object);
        if (typeof value !== "function") return value;
        return (...args: unknown[]) => {
          const counted = names[String(name)];
          if (counted) counts[counted]++;
          if (counted === "d1" && WRITES.test(String(args[0]))) counts.d1Writes++;
          return Reflect.apply(value, object, args);
        };
      },
    });
  const kv = { get: "kvReads", getWithMetadata: "kvReads", put: "kvWrites", delete: "kvWrites" } as const;
  const accounts = {
    getByName: (name: string) => {
      const stub = env.CREDITS.getByName(name);
      const asked =
        (step: "reserve" | "commit" | "release") =>
        async (...args: never[]) => {
          counts.objectCalls++;
          return (stub[step] as (...args: never[]) => Promise<unknown>)(...args);
        };
      return { reserve: asked("reserve"), commit: asked("commit"), release: asked("release") };
    },
  };
  const watched = {
    ...env,
    DB: watch(env.DB, { prepare: "d1", exec: "d1" }),
    CACHE: watch(env.CACHE, kv),
    SESSIONS: watch(env.SESSIONS, kv),
    CREDITS: accounts as unknown as Env["CREDITS"],
  };
  return { env: watched, counts };
}
