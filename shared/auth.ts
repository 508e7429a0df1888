import * as z from "zod";
import { tierIdSchema } from "./tiers.ts";

export const LINK_TOKEN_LENGTH = 64;
export const LINK_MINUTES = 15;
export const SESSION_IDLE_DAYS = 7;
/** however much it is used */
export const SESSION_DAYS = 90;
/** of an admin, however much it is used */
export const ADMIN_SESSION_HOURS = 12;
/** how recent a sign-in must be for what cannot be taken back */
export const FRESH_MINUTES = 15;

/** GET /api/auth/form: what the sign-in form needs; without a key it has no challenge. */
export const signInFormSchema = z.object({ turnstileSiteKey: z.string().nullable() });

/**
 * POST /api/auth/request-link. `tier` is only remembered as the plan to offer; it grants nothing. `challenge` is what the
 * widget of Cloudflare Turnstile gave, where the form has one.
 */
export const requestLinkSchema = z.object({
  email: z.string().max(254),
  tier: tierIdSchema,
  challenge: z.string().max(2_048).optional(),
});
export const requestLinkReplySchema = z.object({ sent: z.literal(true) });

/**
 * POST /api/auth/verify-token. Without the asking browser's nonce cookie the first call is 409 `confirmation_needed`
 * and uses nothing; `confirm: true` is the person's click.
 */
export const verifyTokenSchema = z.object({ token: z.string().max(200), confirm: z.boolean().optional() });
export const verifyTokenReplySchema = z.object({
  authenticated: z.literal(true),
  email: z.string(),
  offeredTier: tierIdSchema,
});

/** GET /api/auth/check */
export const authCheckSchema = z.object({
  authenticated: z.boolean(),
  email: z.string().optional(),
  isAdmin: z.boolean().optional(),
  /** the reason of an account that is suspended, whose owner counts as nobody meanwhile */
  suspendedFor: z.string().optional(),
});
export type AuthCheck = z.infer<typeof authCheckSchema>;

/** GET /api/auth/sessions: the person's own, the last used first. `country` is two letters, as the network named it. */
export const sessionsReplySchema = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      device: z.string(),
      country: z.string().nullable(),
      createdAt: z.iso.datetime(),
      lastUsedAt: z.iso.datetime(),
      isCurrent: z.boolean(),
    }),
  ),
});
export type SessionsReply = z.infer<typeof sessionsReplySchema>;

/** GET /api/auth/email-preview: the sign-in mail as it is sent, with an example link. */
export const emailPreviewSchema = z.object({
  from: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  link: z.string(),
});
