import type {} from "./call.ts";

export interface StandardInjection {
  name: string;
  kind: "solana" | "sui";
}

/** Runs in the page, before its own scripts: a wallet of the Wallet Standard that signs and sends on Solana or Sui. */
export function injectStandard({ name, kind }: StandardInjection): void {
  interface Account {
    address: string;
    publicKey: Uint8Array;
    chains: string[];
    features: string[];
  }
  const chains = [`${kind}:mainnet`];
  const ask = async (method: string, params: unknown = null) => {
    const reply = await window.testWallet(kind, method, params);
    if ("error" in reply) throw Object.assign(new Error(reply.error.message), { code: reply.error.code });
    return reply.result;
  };

  type Solana = { transaction: Uint8Array };
  const signAndSendTransaction = (...inputs: Solana[]) =>
    Promise.all(
      inputs.map(async ({ transaction }) => {
        const bytes = await ask("signAndSendTransaction", [...transaction]);
        return { signature: Uint8Array.from(bytes as number[]) };
      }),
    );
  type Sui = { transaction: { toJSON: () => Promise<string> } };
  const signAndExecuteTransaction = async ({ transaction }: Sui) =>
    ask("signAndExecuteTransaction", await transaction.toJSON());
  type Text = { message: Uint8Array };
  const signMessage = (...inputs: Text[]) =>
    Promise.all(
      inputs.map(async ({ message }) => ({
        signedMessage: message,
        signature: Uint8Array.from((await ask("signMessage", [...message])) as number[]),
      })),
    );
  const signPersonalMessage = async ({ message }: Text) => ({
    bytes: btoa(String.fromCharCode(...message)),
    signature: await ask("signMessage", [...message]),
  });
  const paying =
    kind === "solana"
      ? {
          "solana:signAndSendTransaction": {
            version: "1.0.0",
            supportedTransactionVersions: ["legacy", 0],
            signAndSendTransaction,
          },
          "solana:signMessage": { version: "1.0.0", signMessage },
        }
      : {
          "sui:signAndExecuteTransaction": { version: "2.0.0", signAndExecuteTransaction },
          "sui:signPersonalMessage": { version: "1.1.0", signPersonalMessage },
        };

  let accounts: Account[] = [];
  const listeners = new Set<(change: { accounts: Account[] }) => void>();
  const connect = async () => {
    const { address, publicKey } = (await ask("connect")) as { address: string; publicKey: number[] };
    accounts = [{ address, publicKey: Uint8Array.from(publicKey), chains, features: Object.keys(paying) }];
    for (const listener of listeners) listener({ accounts });
    return { accounts };
  };
  const on = (_event: "change", listener: (change: { accounts: Account[] }) => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const wallet = {
    version: "1.0.0",
    name,
    icon: "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>",
    chains,
    get accounts() {
      return accounts;
    },
    features: {
      "standard:connect": { version: "1.0.0", connect },
      "standard:events": { version: "1.0.0", on },
      ...paying,
    },
  };
  const introduce = ({ register }: { register: (one: typeof wallet) => unknown }) => register(wallet);
  window.addEventListener("wallet-standard:app-ready", (event) => introduce((event as CustomEvent).detail));
  window.dispatchEvent(new CustomEvent("wallet-standard:register-wallet", { detail: introduce }));
}
