import * as z from "zod";
import { networkIdSchema } from "./networks.ts";

/** A text to be signed lives so long. */
export const CHALLENGE_MINUTES = 5;
/** A wallet that is another account's becomes this one's so long after its signature. */
export const TAKEOVER_HOURS = 24;
/** Wallets that one account has at most. */
export const MAX_WALLETS = 20;
/** A claim without the paying wallet's signature waits so long before an admin decides. */
export const CLAIM_HOURS = 72;

/** POST /api/wallets/challenge -> `challengeReplySchema` */
export const challengeSchema = z.object({ network: networkIdSchema, address: z.string().max(200) });
/** `text` is to be signed unchanged, by the wallet's own key, before `expiresAt`. */
export const challengeReplySchema = z.object({
  nonce: z.string(),
  text: z.string(),
  expiresAt: z.iso.datetime(),
});
export type WalletChallenge = z.infer<typeof challengeReplySchema>;

/** POST /api/wallets: the signed text's nonce and its signature; `publicKey` (hex) on the XRP Ledger. */
export const proveWalletSchema = z.object({
  nonce: z.string().max(100),
  signature: z.string().max(10_000),
  publicKey: z.string().max(200).optional(),
});

/** A wallet that was signed for. `countsFrom` lies ahead while it is still another account's. */
export const walletProofSchema = z.object({
  id: z.string(),
  network: networkIdSchema,
  address: z.string(),
  provenAt: z.iso.datetime(),
  countsFrom: z.iso.datetime(),
});
export type WalletProof = z.infer<typeof walletProofSchema>;

/** GET /api/wallets; DELETE /api/wallets/:id ends one. */
export const walletsReplySchema = z.object({ wallets: z.array(walletProofSchema) });
