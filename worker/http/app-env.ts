import type { Deps } from "../deps.ts";
import type { Env } from "../env.ts";

/** What Hono carries through a request. */
export interface AppEnv {
  Bindings: Env;
  Variables: { deps: Deps; requestId: string };
}
