import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { retryAfterPauses } from "../../timing.ts";
import type { CreditCounters } from "./credit-counters.ts";

const PAUSE_MS = 50;
const RETRY_AFTER_S = 5;

/**
 * One call of an object, asked again at most once and only when the platform says that this can help; every step is safe to
 * repeat. An object that cannot be reached or has too much to do is 503 `account_unavailable`.
 */
export async function askObject<One, T>(
  objects: { getByName: (name: string) => One },
  name: string,
  ask: (object: One) => Promise<T>,
): Promise<T> {
  const attempt = () => ask(objects.getByName(name));
  try {
    return await retryAfterPauses(attempt, [PAUSE_MS * (1 + Math.random())], canHelp);
  } catch (cause) {
    throw new AppError("account_unavailable", { retryAfterS: RETRY_AFTER_S, cause });
  }
}

/** One call of an account's object. */
export const askAccount = <T>(
  { accounts }: Pick<Deps, "accounts">,
  accountId: string,
  ask: (account: DurableObjectStub<CreditCounters>) => Promise<T>,
): Promise<T> => askObject<DurableObjectStub<CreditCounters>, T>(accounts, accountId, ask);

/** As the platform marks its errors. */
const canHelp = (error: unknown): boolean => {
  const { retryable, overloaded } = error as { retryable?: boolean; overloaded?: boolean };
  return Boolean(retryable) && !overloaded;
};
