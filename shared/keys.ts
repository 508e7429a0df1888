import * as z from "zod";
import { chatReplySchema } from "./analysis.ts";
import { ENDPOINTS } from "./endpoints.ts";
import { forecastReplySchema } from "./forecast.ts";
import { keyModeSchema } from "./key-mode.ts";
import { screenReplySchema } from "./screen-reply.ts";
import { storageSchema } from "./storage.ts";
import { tierIdSchema } from "./tiers.ts";

export const KEY_NAME_MAX_LENGTH = 60;
export const MAX_ACTIVE_KEYS = 20;
export const USAGE_KEPT_MONTHS = 13;

const endpointSchema = z.enum(ENDPOINTS);

/** How long a rolled key keeps working beside its successor. */
export const ROLL_GRACE_HOURS = [0, 1, 24, 168] as const;

/** What the owner of a key lets it do; null is no limit. What they may be is `key-requests.ts`'s to say. */
const limitsSchema = z.object({
  monthlyCredits: z.number().int().nullable(),
  endpoints: z.array(endpointSchema).nullable(),
  networks: z.array(z.string()).nullable(),
  origins: z.array(z.string()).nullable(),
  expiresAt: z.iso.datetime().nullable(),
});

const apiKeySchema = z.object({
  id: z.string(),
  name: z.string(),
  /** masked: prefix and last 4 characters */
  keyPreview: z.string(),
  mode: keyModeSchema,
  isActive: z.boolean(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
  /** when a rolled key ends; null without an end */
  endsAt: z.iso.datetime().nullable(),
  /** of the running month */
  creditsUsed: z.number().int(),
  limits: limitsSchema,
  /** of the running month, with those of the keys it was rolled from: they have one budget */
  budgetUsed: z.number().int(),
  /** the app that its owner allowed it, as it calls itself, and the host that its redirect leads to; null for a key */
  app: z.object({ name: z.string().nullable(), host: z.string(), clientId: z.string() }).nullable(),
});
export type ApiKey = z.infer<typeof apiKeySchema>;

/** GET /api/keys */
export const keysReplySchema = z.object({ keys: z.array(apiKeySchema) });
/** POST /api/keys and /api/keys/:id/roll; `key` is the full key, this once. */
export const createKeyReplySchema = z.object({ apiKey: apiKeySchema.extend({ key: z.string() }) });
/** DELETE and PATCH /api/keys/:id; revoking again answers the same. */
export const changedKeyReplySchema = z.object({ apiKey: apiKeySchema });

export const USAGE_PAGE = 50;
export const MAX_USAGE_PAGE = 200;

const usageRecordSchema = z.object({
  /** the request id */
  id: z.string(),
  endpoint: z.string(),
  method: z.string(),
  statusCode: z.number().int(),
  /** the error's; null for an answer */
  code: z.string().nullable(),
  creditsUsed: z.number().int(),
  responseTime: z.number().int(),
  createdAt: z.iso.datetime(),
  keyId: z.string(),
});
export type UsageRecord = z.infer<typeof usageRecordSchema>;

/** An account's plan and the credits of its month; calls under way count as used. */
const creditsSchema = z.object({
  tier: tierIdSchema,
  creditsUsed: z.number().int(),
  creditsLimit: z.number().int(),
  creditsRemaining: z.number().int(),
  /** when the month ends and credits start anew */
  resetsAt: z.iso.datetime(),
});

const logSchema = z.object({
  /** newest first; of a day at most 1,000 refused calls, and as many answers that took no credit */
  usage: z.array(usageRecordSchema),
  /** null at the end */
  nextCursor: z.string().nullable(),
  /** each of the last 30 days, UTC, oldest first, filtered like the calls, and counting also those that are not listed */
  daily: z.array(
    z.object({
      date: z.iso.date(),
      calls: z.number().int(),
      credits: z.number().int(),
      errors: z.number().int(),
    }),
  ),
});

/** GET /api/keys/usage?cursor=&key=&endpoint=&errors=&limit= */
export const usageReplySchema = logSchema.extend({ user: creditsSchema.extend({ email: z.string() }) });
export type UsageReply = z.infer<typeof usageReplySchema>;

/** GET /api/v1/usage, with the same query; by API key, of its whole account. */
export const keyUsageReplySchema = logSchema.extend({ account: creditsSchema });

/** GET /api/v1/calls: the paid calls of the last hour made with the key that asks, the newest first, at most 100. */
export const recentCallsReplySchema = z.object({
  /** of all the account's replies that are kept; beyond the limit those go first that would be forgotten first */
  storage: storageSchema,
  calls: z.array(
    usageRecordSchema
      .omit({ keyId: true, method: true, responseTime: true })
      /** until when GET /api/v1/calls/:id gives its reply; null where there is none, or it is not kept */
      .extend({ replyUntil: z.iso.datetime().nullable() }),
  ),
});

/** GET /api/v1/key: what the key it is asked with may do and has left. */
export const keyItselfReplySchema = z.object({
  key: apiKeySchema
    .omit({ isActive: true, app: true })
    /** of its own monthly budget; null without one */
    .extend({ budgetRemaining: z.number().int().nullable() }),
  account: creditsSchema,
});

/** What a paid call says of its cost; calls under way count as used. With a test key nothing is used and nothing changes. */
export const callUsageSchema = z.object({
  creditsUsed: z.union([z.literal(1), z.literal(0)]),
  creditsRemaining: z.number().int(),
  creditsLimit: z.number().int(),
  tier: tierIdSchema,
});
/** What is said of a paid call beside its answer. */
export const chargedSchema = z.object({ keyMode: keyModeSchema, usage: callUsageSchema });
/** POST /api/v1/* but forecast */
export const paidReplySchema = chatReplySchema.extend(chargedSchema.shape);
/** POST /api/v1/forecast */
export const paidForecastSchema = forecastReplySchema.extend(chargedSchema.shape);
/** GET /api/v1/screen */
export const paidScreenSchema = screenReplySchema.extend(chargedSchema.shape);
