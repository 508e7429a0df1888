/**
 * The SDK's packages read some variables by themselves as they load, and refuse to load while one of them is set to
 * nothing; a variable set to nothing means that it is not set.
 */
export function forgetEmpty(...names: string[]): void {
  for (const name of names) if (process.env[name] === "") delete process.env[name];
}
