import { getAddress } from "viem/utils";
import { NETWORKS, type NetworkId, type WalletKind } from "../../../../shared/networks.ts";
import { MINUTE_MS } from "../../../../shared/time.ts";
import { CHALLENGE_MINUTES, type WalletChallenge } from "../../../../shared/wallets.ts";
import { walletChallenges } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { AppError } from "../../../errors.ts";
import { SPELLINGS } from "../../../providers/chains/spellings.ts";
import { makeRandomText } from "../../auth/secrets.ts";
import type { Session } from "../../auth/sessions.ts";
import type { User } from "../../auth/user.ts";
import { limitAsks } from "../limit-asks.ts";

const NONCE_LENGTH = 24;
/** As wallets name their accounts when they show such a text. */
const ACCOUNT_OF: Record<WalletKind, string> = {
  evm: "Ethereum",
  solana: "Solana",
  sui: "Sui",
  xrpl: "XRP Ledger",
};

interface Asked {
  user: User;
  session: Session;
  network: NetworkId;
  address: string;
}

/**
 * A text for a wallet's own key to sign, in the form of Sign-In with Ethereum (EIP-4361), which other networks' wallets know
 * too. It names our domain, the account, the network and what a signature is for, and can be used once, in this session,
 * within five minutes. Throws `wallet_address_invalid`, `network_unavailable`, `rate_limited`.
 */
export async function writeChallenge(
  deps: Pick<Deps, "db" | "config" | "now">,
  { user, session, network, address: spelled }: Asked,
): Promise<WalletChallenge> {
  const { db, config, now } = deps;
  if (!config.chains[network]) throw new AppError("network_unavailable");
  const address = SPELLINGS[network].parseAddress(spelled.trim());
  if (address === null || address === config.chains[network].receiver)
    throw new AppError("wallet_address_invalid");
  limitAsks(deps, user.id, "claim");
  const nonce = makeRandomText(NONCE_LENGTH);
  const at = now();
  const ends = new Date(at.getTime() + CHALLENGE_MINUTES * MINUTE_MS);
  const text = sayChallenge(config.publicOrigin, { user, network, address, nonce, at, ends });
  await db.insert(walletChallenges).values({
    ...{ nonce, userId: user.id, session: session.hash, network, address, text },
    expiresAt: ends.getTime(),
  });
  return { nonce, text, expiresAt: ends.toISOString() };
}

interface ChallengeParts {
  user: User;
  network: NetworkId;
  address: string;
  nonce: string;
  at: Date;
  ends: Date;
}

function sayChallenge(origin: string, { user, network, address, nonce, at, ends }: ChallengeParts): string {
  const { name, wallet, chainId } = NETWORKS[network];
  return [
    `${new URL(origin).host} wants you to sign in with your ${ACCOUNT_OF[wallet]} account:`,
    wallet === "evm" ? getAddress(address) : address,
    "",
    `Payments from this wallet that do not fit are credited to this account: ${user.email}, on ${name}. Signing sends nothing and costs nothing.`,
    "",
    `URI: ${origin}`,
    "Version: 1",
    `Chain ID: ${chainId === undefined ? network : Number(chainId)}`,
    `Nonce: ${nonce}`,
    `Issued At: ${at.toISOString()}`,
    `Expiration Time: ${ends.toISOString()}`,
    `Request ID: ${user.id}`,
  ].join("\n");
}
