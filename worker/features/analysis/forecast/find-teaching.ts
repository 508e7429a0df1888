import { TEACHINGS } from "./calibration-table.ts";
import { type Teaching, unpackTeaching } from "./teaching.ts";

const unpacked = new Map<string, Teaching>();

/** What the last January up to a day (YYYY-MM-DD) taught; nothing before the first. */
export function findTeaching(name: string, date: string): Teaching | undefined {
  const year = Number(date.slice(0, 4));
  const found = (TEACHINGS[name] ?? []).findLast(([january]) => january <= year);
  if (!found) return undefined;
  const key = `${name} ${found[0]}`;
  const teaching = unpacked.get(key) ?? unpackTeaching(found[1]);
  unpacked.set(key, teaching);
  return teaching;
}
