import type { Context } from "hono";
import { chatReplySchema } from "../../../../shared/analysis.ts";
import { batchReplySchema } from "../../../../shared/batch.ts";
import type { Endpoint } from "../../../../shared/endpoints.ts";
import { forecastReplySchema } from "../../../../shared/forecast.ts";
import { portfolioReplySchema } from "../../../../shared/portfolio.ts";
import { screenReplySchema } from "../../../../shared/screen-reply.ts";
import { AppError } from "../../../errors.ts";
import type { AppEnv } from "../../../http/app-env.ts";
import type { Charged, HeldCall } from "../../keys/charge-call.ts";
import { admitCall, readIdempotency, refuseEndedKey, setCreditHeaders } from "../../keys/guard.ts";
import type { PaidCall } from "../../keys/hold-credit.ts";
import { roundFigures } from "../round-figures.ts";

const REPLIES = {
  forecast: forecastReplySchema,
  batch: batchReplySchema,
  portfolio: portfolioReplySchema,
  screen: screenReplySchema,
};

/** The call whose credit is asked for next. Throws `invalid_request` for an unfit Idempotency-Key. */
export async function openCall(c: Context<AppEnv>, endpoint: Endpoint): Promise<PaidCall> {
  const { accountId, mode } = c.get("keyHolder");
  const idempotency = await readIdempotency(c, endpoint, mode);
  const reply = endpoint in REPLIES ? REPLIES[endpoint as keyof typeof REPLIES] : chatReplySchema;
  const purse = c.get("purse");
  return {
    ...{ ...admitCall(c), accountId, mode, endpoint, idempotency, reply, tell: roundFigures },
    ...(purse && { purse, price: { most: 0, of: () => 0 } }),
  };
}

/** An answer that is paid for, or why there is none. A table is written from its JSON: that is what is kept. */
export async function sendCharged<Reply>(
  c: Context<AppEnv>,
  charged: Charged,
  writeTable?: ((reply: Reply) => string) | false,
) {
  const refused = await setPaidHeaders(c, charged);
  if (refused || !charged.ok) return refused as Response;
  if (!writeTable) return c.body(charged.body, 200, { "Content-Type": "application/json" });
  return c.body(writeTable(JSON.parse(charged.body)), 200, { "Content-Type": "text/csv; charset=utf-8" });
}

/** Says what the call costs and what is left; a refused one is answered here. */
export async function setPaidHeaders(c: Context<AppEnv>, charged: Charged | HeldCall<unknown>) {
  c.header("Cache-Control", "no-store");
  if (c.get("keyHolder").mode !== "test" && charged.credits && !c.get("purse"))
    setCreditHeaders(c, charged.credits);
  if (charged.ok) {
    if ("replayed" in charged && charged.replayed) c.header("Idempotency-Replayed", "true");
    return null;
  }
  const { reason } = charged;
  if (reason === "key_invalid" || reason === "account_suspended") return refuseEndedKey(c, reason);
  throw new AppError(reason);
}
