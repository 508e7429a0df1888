import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { retryAfterPauses } from "../../timing.ts";
import type { CreditCounters } from "./credit-counters.ts";

const PAUSE_MS = 50;
const RETRY_AFTER_S = 5;

/**
 * One call of an account's object, asked again at most once and only when the platform says that this can help; every
 * step is safe to repeat. An object that cannot be reached or has too much to do is 503 `account_unavailable`.
 */
export async function askAccount<T>(
  { accounts }: Pick<Deps, "accounts">,
  accountId: string,
  ask: (account: DurableObjectStub<CreditCounters>) => Promise<T>,
): Promise<T> {
  const attempt = () => ask(accounts.getByName(accountId));
  try {
    return await retryAfterPauses(attempt, [PAUSE_MS * (1 + Math.random())], canHelp);
  } catch (cause) {
    throw new AppError("account_unavailable", { retryAfterS: RETRY_AFTER_S, cause });
  }
}

/** As the platform marks its errors. */
const canHelp = (error: unknown): boolean => {
  const { retryable, overloaded } = error as { retryable?: boolean; overloaded?: boolean };
  return Boolean(retryable) && !overloaded;
};
