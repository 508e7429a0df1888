import { CutOff } from "../cut-off.ts";

/** What D1 says when a statement did not run, and when its answer was lost after it did. */
const BEFORE = "D1_ERROR: D1 DB is overloaded. Requests queued for too long.";
const AFTER = "D1_ERROR: Network connection lost.";

/** A platform of which a share of all requests fails, one half before they ran, the other when they were done. */
export class Flaky extends CutOff {
  readonly #share: number;
  #state: number;
  failed = { before: 0, after: 0 };
  asked = 0;

  constructor(share: number, seed = 1) {
    super(0, "before");
    this.#share = share;
    this.#state = seed;
  }

  #random(): number {
    this.#state = (Math.imul(this.#state, 1_664_525) + 1_013_904_223) >>> 0;
    return this.#state / 2 ** 32;
  }

  override async step<T>(work: () => Promise<T>): Promise<T> {
    this.asked++;
    const chance = this.#random();
    if (chance < this.#share / 2) {
      this.failed.before++;
      throw new Error(BEFORE);
    }
    const result = await work();
    if (chance >= this.#share) return result;
    this.failed.after++;
    throw new Error(AFTER);
  }
}
