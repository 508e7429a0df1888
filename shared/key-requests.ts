import * as z from "zod";
import { ENDPOINTS, LOGGED_ENDPOINTS } from "./endpoints.ts";
import { keyModeSchema } from "./key-mode.ts";
import { MAX_USAGE_PAGE, ROLL_GRACE_HOURS, USAGE_PAGE } from "./keys.ts";

const MAX_ENTRIES = 20;
const MAX_BUDGET = 1_000_000;

/** An address or a network of them in CIDR notation, IPv4 or IPv6: "203.0.113.7", "2001:db8::/48". */
const networkSchema = z.union([z.cidrv4(), z.cidrv6(), z.ipv4(), z.ipv6()], {
  error: "Write a network like 203.0.113.0/24, or one address.",
});

/** A site as browsers name it: scheme, host and, where it is no usual one, port. */
const originSchema = z
  .string()
  .max(200)
  .regex(/^https?:\/\/[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/, {
    error: "Write a site like https://app.example.com, without a path.",
  });

/** What the owner of a key lets it do; null is no limit. */
const keyLimitsSchema = z.strictObject({
  /** credits of a month of the account; a key that was rolled and its successor share them */
  monthlyCredits: z.number().int().min(1).max(MAX_BUDGET).nullable(),
  /** the paid addresses it may call; what it may ask about itself is always open */
  endpoints: z.array(z.enum(ENDPOINTS)).min(1).max(ENDPOINTS.length).nullable(),
  /** networks it may be called from, by the address Cloudflare saw */
  networks: z.array(networkSchema).min(1).max(MAX_ENTRIES).nullable(),
  /** sites it may be called from. Only browsers say truly where they are: no security boundary, use networks for that. */
  origins: z.array(originSchema).min(1).max(MAX_ENTRIES).nullable(),
  /** from then on it is refused like a revoked one */
  expiresAt: z.iso.datetime().nullable(),
});
export type KeyLimits = z.infer<typeof keyLimitsSchema>;

export const NO_LIMITS: KeyLimits = {
  monthlyCredits: null,
  endpoints: null,
  networks: null,
  origins: null,
  expiresAt: null,
};

/** POST /api/keys; limits that are not named are none. */
export const createKeySchema = z.strictObject({
  name: z.string(),
  mode: keyModeSchema.default("live"),
  limits: keyLimitsSchema.partial().optional(),
});
export type CreateKeyRequest = z.input<typeof createKeySchema>;

/** PATCH /api/keys/:id; limits that are not named stay. */
export const limitKeySchema = z.strictObject({ limits: keyLimitsSchema.partial() });
export type LimitKeyRequest = z.input<typeof limitKeySchema>;

/** POST /api/keys/:id/roll; the new key has the old one's name, mode and limits. */
export const rollKeySchema = z.strictObject({
  endsInHours: z.union(ROLL_GRACE_HOURS.map((h) => z.literal(h))),
});

/** GET /api/keys/usage and /api/v1/usage; a filter left out is none. */
export const usageQuerySchema = z.strictObject({
  /** `nextCursor` of the page before */
  cursor: z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .transform(Number)
    .optional(),
  /** the id of a key */
  key: z.string().max(100).optional(),
  endpoint: z.enum(LOGGED_ENDPOINTS).optional(),
  /** only calls that were refused or failed */
  errors: z
    .enum(["true", "false"])
    .transform((word) => word === "true")
    .optional(),
  limit: z
    .string()
    .regex(/^[1-9]\d{0,2}$/)
    .transform(Number)
    .pipe(z.number().max(MAX_USAGE_PAGE))
    .default(USAGE_PAGE),
});
