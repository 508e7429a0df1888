/** When a provider last answered and last failed, epoch ms; `failure` is the kind of the last failure. */
export interface Health {
  succeededAt: number | null;
  failedAt: number | null;
  failure: string | null;
}

/** The name under which our own replies are noted among the providers. */
export const REQUESTS = "requests";

/** What this isolate saw since it was last written down. */
const seen = new Map<string, Health>();

const of = (provider: string): Health => {
  const known = seen.get(provider) ?? { succeededAt: null, failedAt: null, failure: null };
  seen.set(provider, known);
  return known;
};

export function noteSuccess(provider: string, at = Date.now()): void {
  of(provider).succeededAt = at;
}

/** `failure`: its kind alone, such as "timeout" or "status 500"; never an address, a key or a text. */
export function noteFailure(provider: string, failure: string, at = Date.now()): void {
  const health = of(provider);
  // What came well and was refused then is no success.
  if (health.succeededAt === at) health.succeededAt = null;
  Object.assign(health, { failedAt: at, failure });
}

export const hasHealth = (): boolean => seen.size > 0;

/** What was noted so far, which is then forgotten. */
export function takeHealth(): [provider: string, Health][] {
  const all = [...seen];
  seen.clear();
  return all;
}
