import { and, eq, gt, isNull, lte, ne, sql } from "drizzle-orm";
import type * as z from "zod";
import { NETWORKS } from "../../../../shared/networks.ts";
import { HOUR_MS } from "../../../../shared/time.ts";
import {
  MAX_WALLETS,
  type proveWalletSchema,
  TAKEOVER_HOURS,
  type WalletProof,
} from "../../../../shared/wallets.ts";
import { users, walletChallenges, walletProofs } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { AppError } from "../../../errors.ts";
import { verifyMessage } from "../../../providers/chains/verify-message.ts";
import type { Session } from "../../auth/sessions.ts";
import { mailEntry } from "../../mail/outbox.ts";
import { askChain } from "../ask-chain.ts";
import { tells } from "../parked/match-error.ts";
import { toProof } from "./manage-proofs.ts";
import { isNotTakenOver } from "./taken-over.ts";
import { renderTakeoverMail } from "./takeover-mail.ts";

type Tools = Pick<Deps, "db" | "config" | "now" | "chains">;
type Proof = typeof walletProofs.$inferSelect;

/**
 * Assigns a wallet to an account by a signature of its key, or of its contract, over the text it was asked to sign. A wallet of
 * another account changes hands after 24 hours, of which that account is informed by mail; by signing again it keeps it. Throws
 * `wallet_limit` beyond 20 wallets, `wallet_unproven` for a text that is unknown, used, over, another session's or not signed by that wallet,
 * `chain_unavailable` where a contract would have to be asked and cannot.
 */
export async function proveWallet(
  deps: Tools,
  {
    user,
    session,
    ...given
  }: { user: { id: string }; session: Pick<Session, "hash"> } & z.infer<typeof proveWalletSchema>,
): Promise<WalletProof> {
  const { network, address, text } = await takeChallenge(deps, user.id, session.hash, given.nonce);
  const { signature, publicKey } = given;
  const isByKey = await verifyMessage(NETWORKS[network].wallet, { address, text, signature, publicKey });
  const isSigned =
    isByKey ||
    (await askChain(deps, network, async (chain) => chain.isSignedBy?.({ address, text, signature })));
  if (!isSigned) throw new AppError("wallet_unproven");
  return writeProof(deps, { userId: user.id, network, address });
}

/** A text is used by the first who sends its nonce from its own session, whether the signature is right or not. */
async function takeChallenge({ db, now }: Tools, userId: string, session: string, nonce: string) {
  const at = now().getTime();
  const [challenge] = await db
    .update(walletChallenges)
    .set({ usedAt: at })
    .where(
      and(
        eq(walletChallenges.nonce, nonce),
        eq(walletChallenges.userId, userId),
        eq(walletChallenges.session, session),
        isNull(walletChallenges.usedAt),
        gt(walletChallenges.expiresAt, at),
      ),
    )
    .returning();
  if (!challenge) throw new AppError("wallet_unproven");
  return challenge;
}

/** Replaces the account's own earlier proof of this wallet and any waiting one; another account's stays for a day. One batch. */
async function writeProof(
  deps: Tools,
  { userId, network, address }: Pick<Proof, "userId" | "network" | "address">,
): Promise<WalletProof> {
  const { db, now } = deps;
  const at = now().getTime();
  const isWallet = and(
    eq(walletProofs.network, network),
    eq(walletProofs.address, address),
    isNull(walletProofs.endedAt),
  );
  // The latest proof that has taken effect counts; the writing statements check that themselves.
  const isCounting = and(isWallet, lte(walletProofs.countsFrom, at), isNotTakenOver(at));
  const owner = sql`(SELECT user_id FROM ${walletProofs} WHERE ${isCounting} ORDER BY ${walletProofs.countsFrom} DESC LIMIT 1)`;
  const isTaken = sql`coalesce(${owner} <> ${userId}, false)`;
  const [other] = await db
    .select({ id: walletProofs.userId, email: users.email })
    .from(walletProofs)
    .leftJoin(users, eq(users.id, walletProofs.userId))
    .where(and(isCounting, ne(walletProofs.userId, userId)));
  // Otherwise an account that signed at the same moment would not be informed.
  const isAsRead = sql`nullif(${owner}, ${userId}) IS ${other?.id ?? null}`;
  const isLiving = and(eq(walletProofs.userId, userId), isNull(walletProofs.endedAt), isNotTakenOver(at));
  const row = {
    ...{ id: crypto.randomUUID(), network, address, endedAt: null },
    provenAt: sql<number>`CASE WHEN ${isAsRead} THEN ${at} END`,
    userId: sql<string>`CASE WHEN (SELECT count(*) FROM ${walletProofs} WHERE ${isLiving}) < ${MAX_WALLETS} THEN ${userId} END`,
    countsFrom: sql<number>`CASE WHEN ${isTaken} THEN ${at + TAKEOVER_HOURS * HOUR_MS} ELSE ${at} END`,
  };
  const isOwnOrWaiting = sql`(${walletProofs.userId} = ${userId} OR ${walletProofs.countsFrom} > ${at})`;
  const write = db.batch([
    db.update(walletProofs).set({ endedAt: at }).where(and(isWallet, isOwnOrWaiting)),
    db.insert(walletProofs).values(row).returning(),
    ...(other?.email
      ? [mailEntry(deps, await writeMail(deps, { id: row.id, to: other.email, network, address }))]
      : []),
  ]);
  try {
    const [, [proof]] = await write;
    if (!proof) throw new AppError("internal");
    return toProof(proof);
  } catch (cause) {
    if (tells(cause, "NOT NULL constraint failed: wallet_proofs.proven_at"))
      return writeProof(deps, { userId, network, address });
    if (!tells(cause, "NOT NULL constraint failed: wallet_proofs.user_id")) throw cause;
    throw new AppError("wallet_limit", { cause });
  }
}

async function writeMail(
  { config }: Tools,
  { id, to, ...wallet }: { id: string; to: string } & Pick<Proof, "network" | "address">,
) {
  const link = `${config.publicOrigin}/account`;
  const kind = "wallet taken over";
  return { id: `wallet ${id}`, to, kind, link, linkName: kind, ...(await renderTakeoverMail(wallet, link)) };
}
