import { Hono } from "hono";
import * as z from "zod";
import { networkIdSchema } from "../../../shared/networks.ts";
import {
  type BillingReply,
  balanceQuerySchema,
  type balanceReplySchema,
  type createIntentReplySchema,
  createIntentSchema,
  type explainReplySchema,
  type IntentReply,
  rateQuerySchema,
  type rateReplySchema,
  type splTransferReplySchema,
  splTransferSchema,
  type VerifyReply,
  verifyPaymentSchema,
} from "../../../shared/payments.ts";
import type { PricingReply } from "../../../shared/tiers.ts";
import { AppError } from "../../errors.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { jsonBody, refuseQuery, searchQuery } from "../../http/json-body.ts";
import { signedIn } from "../auth/guard.ts";
import { createIntent } from "./intents/create-intent.ts";
import { followIntent } from "./intents/follow-intent.ts";
import { methodOf } from "./intents/product.ts";
import { toIntent } from "./intents/read-intent.ts";
import { readBilling } from "./plans.ts";
import { readPricing } from "./pricing.ts";
import { showRate } from "./rates/show-rate.ts";
import { explainPayment } from "./settle/explain-payment.ts";
import { verifyPayment } from "./settle/verify-payment.ts";
import { showBalance } from "./show-balance.ts";
import { createSplTransfer } from "./spl-transfer.ts";

const HASH_MAX_LENGTH = 200;
const explainQuerySchema = z.object({ network: networkIdSchema, txHash: z.string().max(HASH_MAX_LENGTH) });

/**
 * GET /api/pricing, /api/billing, /api/payment-rate, /api/payment-balance, /api/payment-intents/:id, /api/payments/explain; POST /api/payment-intents,
 * /api/verify-wallet-payment, /api/crypto/solana/create-spl-transfer
 */
export const billingRoutes = new Hono<AppEnv>()
  .get("/pricing", refuseQuery, (c) => c.json<PricingReply>(readPricing(c.get("deps"))))
  .get("/billing", signedIn, async (c) => {
    return c.json<BillingReply>(await readBilling(c.get("deps"), c.get("user").id));
  })
  .post("/payment-intents", signedIn, ...jsonBody(createIntentSchema), async (c) => {
    const deps = c.get("deps");
    const { intent, transaction } = await createIntent(deps, c.get("user").id, c.req.valid("json"));
    const reply = { intent: toIntent(intent, deps.now()), transaction };
    return c.json<z.infer<typeof createIntentReplySchema>>(reply, 201);
  })
  .get("/payment-rate", searchQuery(rateQuerySchema), async (c) => {
    c.header("Cache-Control", "public, max-age=15");
    const rate = await showRate(c.get("deps"), c.req.valid("query").network);
    return c.json<z.infer<typeof rateReplySchema>>({ rate });
  })
  .get("/payment-balance", signedIn, searchQuery(balanceQuerySchema), async (c) => {
    const balance = await showBalance(c.get("deps"), c.get("user").id, c.req.valid("query"));
    return c.json<z.infer<typeof balanceReplySchema>>({ balance });
  })
  .get("/payment-intents/:id", signedIn, async (c) => {
    const deps = c.get("deps");
    return c.json<IntentReply>(await followIntent(deps, c.get("user").id, c.req.param("id")));
  })
  .post("/verify-wallet-payment", signedIn, ...jsonBody(verifyPaymentSchema), async (c) => {
    const { txHash, tier, paymentToken: token, paymentMethod, ...rest } = c.req.valid("json");
    if (paymentMethod !== methodOf(token)) throw new AppError("intent_not_found");
    const match = { ...rest, token, product: { kind: "tier" as const, tier } };
    const reply = await verifyPayment(c.get("deps"), { user: c.get("user"), match, txHash });
    return c.json<VerifyReply>(reply, reply.status === "paid" ? 200 : 202);
  })
  .post("/crypto/solana/create-spl-transfer", signedIn, ...jsonBody(splTransferSchema), async (c) => {
    const reply = await createSplTransfer(c.get("deps"), c.get("user").id, c.req.valid("json"));
    return c.json<z.infer<typeof splTransferReplySchema>>(reply);
  })
  .get("/payments/explain", signedIn, searchQuery(explainQuerySchema), async (c) => {
    const reply = await explainPayment(c.get("deps"), { userId: c.get("user").id, ...c.req.valid("query") });
    return c.json<z.infer<typeof explainReplySchema>>(reply);
  });
