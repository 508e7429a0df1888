import type { Env as WorkerEnv } from "../env.ts";

declare global {
  namespace Cloudflare {
    interface Env extends WorkerEnv {
      /** every statement of the migrations, in order */
      TEST_SCHEMA: string[];
      /** likewise of the record's database */
      RECORD_SCHEMA: string[];
      /** requests a minute by the limits of wrangler.toml, which tests have others of */
      DOORS: Record<"CHAT_LIMIT" | "READ_LIMIT" | "AUTH_LIMIT" | "KEY_LIMIT" | "FREE_LIMIT", number>;
      /** an empty store of bars */
      TEST_BARS: R2Bucket;
      /** a queue whose messages come to the tests' worker */
      TEST_WEBHOOKS: Queue<string>;
      /** its text, of which a test writes a table */
      RUNBOOK: string;
    }
    interface GlobalProps {
      mainModule: typeof import("../index.ts");
    }
  }
}

declare module "vitest" {
  interface ProvidedContext {
    /** The moment at which every test begins, ISO. */
    moment: string;
    /** Calls of the sweep over signed payments (`DEEP_CALLS`). */
    deepCalls: number;
  }
}
