import * as z from "zod";

/** Credits per month that a person may let an app spend. */
export const GRANT_CREDITS = [50, 200, 1_000] as const;

/** Of S256: 32 bytes, base64url (RFC 7636). */
const challengeSchema = z.string().regex(/^[\w-]{43}$/);

/** What an app asks for by the address it sends a person to (RFC 6749, 7636, 8707); the names are the protocol's. */
export const authorizeSchema = z.strictObject({
  response_type: z.literal("code", { error: "Only response_type=code is offered." }),
  client_id: z.string().min(1).max(2_000),
  redirect_uri: z.string().min(1).max(2_000),
  code_challenge: challengeSchema,
  code_challenge_method: z.literal("S256", { error: "Only code_challenge_method=S256 is offered." }),
  state: z.string().max(2_000).optional(),
  resource: z.string().max(2_000).optional(),
  scope: z.string().max(2_000).optional(),
});
export type AuthorizeRequest = z.infer<typeof authorizeSchema>;

/** GET /api/oauth/consent: who asks, and what may be allowed. */
export const consentSchema = z.object({
  app: z.object({
    /** as it calls itself; null where it does not */
    name: z.string().nullable(),
    /** where the redirect leads: the one thing about an app that it cannot make up */
    host: z.string(),
    /** the redirect leads to a program on this device, which can be any */
    isLocal: z.boolean(),
    /** whose address the app's description of itself has; null where it only registered */
    describedBy: z.string().nullable(),
  }),
  email: z.string(),
  /** credits per month that can be chosen */
  choices: z.array(z.number().int()).min(1),
  /** of the plan, a month */
  creditsLimit: z.number().int(),
});
export type Consent = z.infer<typeof consentSchema>;

/** POST /api/oauth/consent; `credits` null: denied. */
export const consentAnswerSchema = z.strictObject({
  request: authorizeSchema,
  credits: z.union(GRANT_CREDITS.map((credits) => z.literal(credits))).nullable(),
});
export type ConsentAnswer = z.infer<typeof consentAnswerSchema>;

/** Its reply: where the browser goes on. */
export const consentReplySchema = z.object({ redirect: z.url({ protocol: /^https?$/ }) });
