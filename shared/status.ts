import * as z from "zod";
import { assetTypeSchema, marketKindSchema } from "./markets.ts";

/** What a provider is for. */
export const providerKindSchema = z.enum(["prices", "ai", "mail", "cards", "chains"]);

/**
 * What a source of market data asks of those who show its data: the line to name it by, and where its terms are. `sold`: of its
 * data the paid API gives only what is `derived` from it, and no bars, or `all`.
 */
const sourceTermsSchema = z.object({ credit: z.string(), url: z.url(), sold: z.enum(["derived", "all"]) });
export type SourceTerms = z.infer<typeof sourceTermsSchema>;

/**
 * One provider that is set up. `failing`: its last failure is newer than its last success, or a reply of it was refused
 * then and no two sources have agreed since. `unknown`: not asked yet.
 */
export const providerStatusSchema = z.object({
  name: z.string(),
  kind: providerKindSchema,
  state: z.enum(["ok", "failing", "unknown"]),
  lastSuccessAt: z.iso.datetime().nullable(),
  lastFailureAt: z.iso.datetime().nullable(),
  /** the kind of the last failure, such as "timeout" or "status 500" */
  failure: z.string().nullable(),
  /** of a source of market data; null of any other */
  terms: sourceTermsSchema.nullable(),
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

/** A part of the platform that the service depends on, as it answered just now. */
export const partStatusSchema = z.object({
  name: z.enum(["database", "cache", "accounts"]),
  state: z.enum(["ok", "failing"]),
});
export type PartStatus = z.infer<typeof partStatusSchema>;

/** A job of the background work. `late`: it has missed three of its turns. */
export const jobStatusSchema = z.object({
  name: z.string(),
  state: z.enum(["ok", "failing", "late"]),
  lastSuccessAt: z.iso.datetime().nullable(),
  /** seconds since then */
  ageS: z.int().nullable(),
});
export type JobStatus = z.infer<typeof jobStatusSchema>;

/**
 * GET /api/status. `down`, which is answered with 503: nobody can sign in, no paid call can be charged, or payments are not
 * applied. `degraded`: something fails that has a fallback.
 */
export const statusReplySchema = z.object({
  at: z.iso.datetime(),
  state: z.enum(["ok", "degraded", "down"]),
  /** the version of the worker that answers; "local" where none was deployed */
  release: z.string(),
  parts: z.array(partStatusSchema),
  jobs: z.array(jobStatusSchema),
  markets: z.array(marketStatusSchema),
  /** who is asked first to word an answer now: a model, or `builtin` */
  engine: z.string(),
  /** all writers in the order in which they are asked */
  engines: z.array(z.string()),
  providers: z.array(providerStatusSchema),
});
export type StatusReply = z.infer<typeof statusReplySchema>;

const looks = z.int().min(0);

/** GET /api/status/days: how often the service was found so on each of the last 90 days; `down` counts looks that nobody could take. */
export const uptimeReplySchema = z.object({
  everyMinutes: z.int(),
  days: z.array(z.object({ day: z.iso.date(), ok: looks, degraded: looks, down: looks })),
});
export type UptimeReply = z.infer<typeof uptimeReplySchema>;
