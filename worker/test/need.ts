import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/**
 * Whether something that tests need is on this machine. Where `CI` is set a test that is skipped for want of it would pass for
 * one that succeeded: throws there, in words.
 */
export function need(what: string, isThere: boolean): boolean {
  if (!isThere && process.env.CI)
    throw new Error(`${what} is not on this machine, so tests would be skipped.`);
  return isThere;
}

/** Whether data lies beside the project, for whoever has it: no clone brings it, so its tests alone may be skipped anywhere. */
export const isKept = (path: string): boolean => existsSync(path);

/** Of the pythons here the first that has a module: a system's own may stand behind another one. */
export const findPython = (module: string): string | undefined =>
  ["python3", "/usr/bin/python3"].find((one) => spawnSync(one, ["-c", `import ${module}`]).status === 0);
