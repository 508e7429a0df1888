import { featureOf, type StandardAccount, type StandardWallet, toFound, watchStandard } from "./standard.ts";
import type { FoundWallet, Watch } from "./wallet.ts";
import { ask, WalletError } from "./wallet-error.ts";

const CHAIN = "sui:mainnet";
const FEATURE = "sui:signAndExecuteTransaction";

interface SignAndExecute {
  signAndExecuteTransaction: (input: {
    account: StandardAccount;
    chain: string;
    transaction: { toJSON: () => Promise<string> };
  }) => Promise<{ digest: string }>;
}
/** Older Sui wallets grant by name; newer ones list what an account may do. */
interface Permitting {
  requestPermissions?: (request: { permissions: string[] }) => Promise<boolean>;
}
const PERMISSIONS = ["viewAccount", "suggestTransactions"];
const NOT_PERMITTED =
  "The wallet must permit suggestTransactions to this site. Please allow it, then connect again.";

/** Sui wallets that can sign and execute. */
export const watchSui: Watch = (add) =>
  watchStandard((wallet) => {
    const found = toFound(wallet, "sui", { chain: CHAIN, feature: FEATURE, send, sign });
    if (found) add({ ...found, connect: () => connect(wallet, found) });
  });

async function connect(wallet: StandardWallet & Permitting, found: FoundWallet) {
  const permitted = await ask("permission", NOT_PERMITTED, () =>
    wallet.requestPermissions?.({ permissions: PERMISSIONS }),
  );
  if (permitted === false) throw new WalletError("permission", NOT_PERMITTED);
  const connection = await found.connect();
  const account = wallet.accounts.find(({ address }) => address === connection.address);
  if (account && !account.features.includes(FEATURE)) throw new WalletError("permission", NOT_PERMITTED);
  return connection;
}

interface SignPersonalMessage {
  signPersonalMessage: (input: {
    account: StandardAccount;
    message: Uint8Array;
  }) => Promise<{ signature: string }>;
}

async function sign(wallet: StandardWallet, account: StandardAccount, message: Uint8Array) {
  const feature = featureOf<SignPersonalMessage>(wallet, "sui:signPersonalMessage");
  return (await feature.signPersonalMessage({ account, message })).signature;
}

async function send(
  wallet: StandardWallet,
  account: StandardAccount,
  unsigned: { kind: string; transaction?: string },
): Promise<string> {
  const json = unsigned.transaction;
  if (unsigned.kind !== "sui" || !json) throw new TypeError(`no Sui transaction: ${unsigned.kind}`);
  const sent = await featureOf<SignAndExecute>(wallet, FEATURE).signAndExecuteTransaction({
    account,
    chain: CHAIN,
    transaction: { toJSON: () => Promise.resolve(json) },
  });
  return sent.digest;
}
