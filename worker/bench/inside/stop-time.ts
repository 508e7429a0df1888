import { holdLimits } from "../../test/hold-limits.ts";

const Real = globalThis.Date;

/** Lets time stand still at a moment (ISO): nothing ends by having taken long, neither a wait nor what is kept for a while. */
export function stopTime(moment: string): void {
  const at = Real.parse(moment);
  holdLimits();
  globalThis.Date = class extends Real {
    constructor(...args: [] | [value: number | string | Date]) {
      super(args.length === 0 ? at : args[0]);
    }
    static override now = () => at;
  } as DateConstructor;
}
