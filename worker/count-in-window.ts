import { BoundedMap } from "./bounded-map.ts";

/** How often something was counted in the window that ends at `until` (epoch ms). */
export interface WindowCount {
  count: number;
  until: number;
}

/** A bound on memory: beyond it the key counted longest ago begins anew. */
const MAX_KEYS = 20_000;

/**
 * Opens a counter of this isolate: each call counts a key once more, in a window that begins with its first count. It
 * asks nothing of anybody, so counting stays cheap in a flood. `now`: epoch ms.
 */
export function openCounter(windowMs: number): (key: string, now: number) => WindowCount {
  const windows = new BoundedMap<string, WindowCount>(MAX_KEYS);
  return (key, now) => {
    const known = windows.get(key);
    const counted = known && now < known.until ? known : { count: 0, until: now + windowMs };
    counted.count++;
    windows.set(key, counted);
    return counted;
  };
}
