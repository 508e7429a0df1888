import type { Deps } from "../../deps.ts";
import { askAccount } from "./ask-account.ts";
import type { Plan } from "./plan/month.ts";

/**
 * The account's paid plans, those that run now and those to come, in order of time; times are epoch ms. A payment
 * whose months were interrupted has one entry for each part. Throws `account_unavailable`.
 */
export const readPlans = (deps: Pick<Deps, "accounts">, accountId: string): Promise<Plan[]> =>
  askAccount(deps, accountId, async (account) => account.readPlans());
