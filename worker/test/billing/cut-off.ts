import { databaseInSteps, methodsInSteps } from "../in-steps.ts";

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

  database = (db: D1Database): D1Database => databaseInSteps(db, (work) => this.step(work));

  /** Durable Objects whose methods are steps. */
  accounts<T extends { getByName(name: string): object }>(namespace: T): T {
    return new Proxy(namespace, {
      get: (target, name) =>
        name === "getByName"
          ? (id: string) => methodsInSteps(target.getByName(id), (work) => this.step(work))
          : Reflect.get(target, name),
    });
  }
}
