import type { ErrorCode } from "../../shared/errors.ts";
import type { Deps } from "../deps.ts";
import type { Env } from "../env.ts";
import type { Session } from "../features/auth/sessions.ts";
import type { User } from "../features/auth/user.ts";
import type { KeyHolder } from "../features/keys/key-format.ts";
import type { PaymentPurse } from "../features/x402/payment-purse.ts";

/**
 * What Hono carries through a request; `user` and `session` only behind the guard `signedIn`, `keyHolder` only behind
 * `keyed`, `requestDigest` (as `Content-Digest` writes it) only behind `signReplies`. `errorCode`: what was replied
 * with, if that is an error. `isLogged`: an account's object logs this call itself. `purse`: what a call
 * without a key is paid from.
 */
export interface AppEnv {
  Bindings: Env;
  Variables: {
    deps: Deps;
    requestId: string;
    user: User;
    session: Session;
    keyHolder: KeyHolder;
    requestDigest: string;
    errorCode?: ErrorCode;
    isLogged?: true;
    purse?: PaymentPurse;
  };
}
