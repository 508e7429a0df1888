import * as z from "zod";
import { chatReplySchema, type intentSchema } from "./analysis.ts";
import { ENDPOINTS } from "./endpoints.ts";
import { tierIdSchema } from "./tiers.ts";

export const KEY_PREFIX = "ngma_live_";
export const KEY_NAME_MAX_LENGTH = 60;
export const MAX_ACTIVE_KEYS = 20;
export const USAGE_KEPT_MONTHS = 13;

export const endpointSchema = z.enum(ENDPOINTS) satisfies z.ZodType<z.infer<typeof intentSchema>>;

/** How long a rolled key keeps working beside its successor. */
export const ROLL_GRACE_HOURS = [0, 1, 24, 168] as const;

const apiKeySchema = z.object({
  id: z.string(),
  name: z.string(),
  /** masked: prefix and last 4 characters */
  keyPreview: z.string(),
  isActive: z.boolean(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
  /** when a rolled key ends; null without an end */
  endsAt: z.iso.datetime().nullable(),
  /** of the running month */
  creditsUsed: z.number().int(),
});
export type ApiKey = z.infer<typeof apiKeySchema>;

/** GET /api/keys */
export const keysReplySchema = z.object({ keys: z.array(apiKeySchema) });
/** POST /api/keys {name}, and POST /api/keys/:id/roll {endsInHours}; `key` is the full key, this once. */
export const createKeySchema = z.object({ name: z.string() });
export const rollKeySchema = z.object({ endsInHours: z.union(ROLL_GRACE_HOURS.map((h) => z.literal(h))) });
export const createKeyReplySchema = z.object({ apiKey: apiKeySchema.extend({ key: z.string() }) });
/** DELETE /api/keys/:id; revoking again answers the same. */
export const revokeKeyReplySchema = z.object({ apiKey: apiKeySchema });

export const USAGE_PAGE = 50;
export const MAX_USAGE_PAGE = 200;

const usageRecordSchema = z.object({
  id: z.string(),
  endpoint: z.string(),
  method: z.string(),
  statusCode: z.number().int(),
  creditsUsed: z.number().int(),
  responseTime: z.number().int(),
  createdAt: z.iso.datetime(),
  keyId: z.string(),
});
export type UsageRecord = z.infer<typeof usageRecordSchema>;

/** GET /api/keys/usage?cursor=&key=&endpoint=&limit= ; newest first, `nextCursor` null at the end. */
export const usageReplySchema = z.object({
  user: z.object({
    email: z.string(),
    tier: tierIdSchema,
    creditsUsed: z.number().int(),
    creditsLimit: z.number().int(),
    creditsRemaining: z.number().int(),
    /** when the month ends and credits start anew */
    resetsAt: z.iso.datetime(),
  }),
  usage: z.array(usageRecordSchema),
  nextCursor: z.string().nullable(),
  /** calls of each of the last 30 days, UTC, oldest first */
  daily: z.array(z.object({ date: z.iso.date(), calls: z.number().int(), credits: z.number().int() })),
});
export type UsageReply = z.infer<typeof usageReplySchema>;

/** What a paid call says of its cost; calls under way count as used. */
export const callUsageSchema = z.object({
  creditsUsed: z.literal(1),
  creditsRemaining: z.number().int(),
  creditsLimit: z.number().int(),
  tier: tierIdSchema,
});
/** POST /api/v1/* {message} */
export const paidReplySchema = chatReplySchema.extend({ usage: callUsageSchema });
