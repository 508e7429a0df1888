/**
 * Whether something that tests need is on this machine. Where `CI` is set a test that is skipped for want of it would pass for
 * one that succeeded: throws there, in words.
 */
export function need(what: string, isThere: boolean): boolean {
  if (!isThere && process.env.CI)
    throw new Error(`${what} is not on this machine, so tests would be skipped.`);
  return isThere;
}
