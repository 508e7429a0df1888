const TITLES = {
  connect: "Connection Failed",
  accounts: "No Accounts Found",
  permission: "Insufficient Permissions",
  switch: "Failed to Switch Network",
  add: "Failed to Add Network",
  send: "Payment Failed",
  sign: "Signature Failed",
};
/** What the wallet was asked for when it failed. */
export type Step = keyof typeof TITLES;

/** A wallet did not do what it was asked for. `declined`: its person said no. */
export class WalletError extends Error {
  override readonly name = "WalletError";
  readonly title: string;
  readonly declined: boolean;

  constructor(step: Step, message: string, declined = false) {
    super(message);
    this.title = TITLES[step];
    // To refuse the connection is the one "no" that is shown as a failure.
    this.declined = declined && step !== "connect";
  }
}

const USER_REJECTED = 4001;

/** Wallets throw errors, plain objects and words. */
function readThrown(thrown: unknown): { code?: unknown; message: string } {
  if (typeof thrown === "string") return { message: thrown };
  if (typeof thrown !== "object" || thrown === null) return { message: "" };
  const message = "message" in thrown && typeof thrown.message === "string" ? thrown.message : "";
  return { message, ...("code" in thrown && { code: thrown.code }) };
}

/** The code of a JSON-RPC error, also where a wallet wraps the one it got. */
export function errorCode(thrown: unknown): unknown {
  const inner = (thrown as { data?: { originalError?: unknown } } | null)?.data?.originalError;
  return readThrown(inner).code ?? readThrown(thrown).code;
}

/** One request to a wallet; whatever it throws becomes a `WalletError` with its words, or `fallback` where it has none. */
export async function ask<T>(step: Step, fallback: string, request: () => Promise<T> | T): Promise<T> {
  try {
    return await request();
  } catch (thrown) {
    if (thrown instanceof WalletError) throw thrown;
    const { code, message } = readThrown(thrown);
    const declined = code === USER_REJECTED || /\b(reject|denied|declin|cancel)/i.test(message);
    throw new WalletError(step, message || fallback, declined);
  }
}
