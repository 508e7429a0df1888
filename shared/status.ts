import * as z from "zod";
import { assetTypeSchema, marketKindSchema } from "./markets.ts";

/** What a provider is for. */
export const providerKindSchema = z.enum(["prices", "ai", "mail", "cards", "chains"]);

/** One provider that is set up. `failing`: its last failure is newer than its last success. `unknown`: not asked yet. */
export const providerStatusSchema = z.object({
  name: z.string(),
  kind: providerKindSchema,
  state: z.enum(["ok", "failing", "unknown"]),
  lastSuccessAt: z.iso.datetime().nullable(),
  lastFailureAt: z.iso.datetime().nullable(),
  /** the kind of the last failure, such as "timeout" or "status 500" */
  failure: z.string().nullable(),
});
export type ProviderStatus = z.infer<typeof providerStatusSchema>;

/** A list of prices as it is kept; `refreshedAt` null: none was read yet. */
export const marketStatusSchema = z.object({
  type: assetTypeSchema,
  market: marketKindSchema,
  source: z.string(),
  refreshedAt: z.iso.datetime().nullable(),
  /** seconds since then */
  ageS: z.number().int().nullable(),
  /** a refresh was missed */
  isOld: z.boolean(),
});
export type MarketStatus = z.infer<typeof marketStatusSchema>;

/** GET /api/status */
export const statusReplySchema = z.object({
  at: z.iso.datetime(),
  markets: z.array(marketStatusSchema),
  /** who is asked first to word an answer now: a model, or `builtin` */
  engine: z.string(),
  /** all writers in the order in which they are asked */
  engines: z.array(z.string()),
  providers: z.array(providerStatusSchema),
});
export type StatusReply = z.infer<typeof statusReplySchema>;
