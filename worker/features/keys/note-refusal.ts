import type { Deps } from "../../deps.ts";
import type { FreeCall } from "./account/tally.ts";
import { askAccount } from "./ask-account.ts";
import type { KeyHolder } from "./key-format.ts";

/** Logs a call that was refused before its account's object was asked. Throws `account_unavailable`. */
export const noteRefusal = (
  deps: Pick<Deps, "accounts">,
  { accountId, keyHash }: KeyHolder,
  call: Omit<FreeCall, "keyId">,
): Promise<void> => askAccount(deps, accountId, async (account) => account.noteRefusal({ keyHash }, call));
