import * as z from "zod";
import { tierIdSchema } from "./tiers.ts";
import { opaqueSchema } from "./words.ts";

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
 * widget of Cloudflare Turnstile gave, where the form has one; else, after 403 `challenge_needed`, its solution.
 */
export const requestLinkSchema = z.object({
  email: opaqueSchema.max(254),
  tier: tierIdSchema,
  challenge: z.string().max(2_048).optional(),
});
/**
 * `by`: the day's mails are nearly used up, so a mailbox that never signed in here gets its link at about this time. `again`:
 * as many wait as can, so such a mailbox gets none now and may ask again then.
 */
export const requestLinkReplySchema = z.object({
  sent: z.literal(true),
  by: z.iso.datetime().optional(),
  again: z.iso.datetime().optional(),
});

/**
 * `fields.challenge` of 403 `challenge_needed`: "EXPIRES.BITS.SALT.SEAL". It is solved by a number for which the SHA-256 of
 * "CHALLENGE.NUMBER" begins with so many zero bits; that text is sent back as `challenge`, once.
 */
export const MAX_CHALLENGE_BITS = 22;
export const readChallengeBits = (challenge: string): number => Number(challenge.split(".")[1]);

/** Whether a hash begins with so many zero bits. */
export function hasZeroBits(hash: Uint8Array, bits: number): boolean {
  const whole = Math.floor(bits / 8);
  for (let i = 0; i < whole; i++) if (hash[i] !== 0) return false;
  return bits % 8 === 0 || (hash[whole] ?? 255) >> (8 - (bits % 8)) === 0;
}

/**
 * POST /api/auth/verify-token. Without the asking browser's nonce cookie the first call is 409 `confirmation_needed`
 * and uses nothing; `confirm: true` is the person's click.
 */
export const verifyTokenSchema = z.object({ token: opaqueSchema.max(200), confirm: z.boolean().optional() });
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
