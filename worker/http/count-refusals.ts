import { MINUTE_MS } from "../../shared/time.ts";
import { openCounter } from "../count-in-window.ts";

const MAX_REFUSALS = 60;

const count = openCounter(MINUTE_MS);

/** Counts a refusal of a visitor in this isolate and returns whether there were more than 60 within a minute. */
export const countRefusal = (visitor: string, now: number): boolean =>
  count(visitor, now).count > MAX_REFUSALS;
