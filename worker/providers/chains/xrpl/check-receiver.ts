import { ProviderError } from "../../fetch-json.ts";
import type { AssetId } from "../chain.ts";
import { readDecimal, splitAsset } from "./amounts.ts";
import { type AskXrpl, PROVIDER, XrplRefusal } from "./ask-xrpl.ts";
import { accountSchema, linesSchema } from "./wire.ts";

/** xrpl.org, "AccountRoot Flags" */
const LSF_REQUIRE_DEST_TAG = 0x00020000;
const LSF_DEPOSIT_AUTH = 0x01000000;

/** Our own account cannot take this payment as it is set up; trying again does not help. */
export class ReceiverNotReady extends ProviderError {
  readonly problem: string;
  constructor(problem: string) {
    super(PROVIDER, "status");
    this.name = "ReceiverNotReady";
    this.message = `${PROVIDER}: the receiver ${problem}`;
    this.problem = problem;
  }
}

/**
 * Whether the receiver could take the payment: its account exists, asks for no tag that is not there and no authorization, and for an
 * issued currency has a trust line with room for the amount. Throws `ReceiverNotReady`.
 */
export async function checkReceiver(
  ask: AskXrpl,
  {
    receiver,
    asset,
    amount,
    hasTag = false,
  }: { receiver: string; asset: AssetId; amount: bigint; hasTag?: boolean },
): Promise<void> {
  const checks = [checkAccount(ask, receiver, hasTag)];
  if (asset !== "native") checks.push(checkTrustLine(ask, { receiver, asset, amount }));
  await Promise.all(checks);
}

async function checkAccount(ask: AskXrpl, receiver: string, hasTag: boolean): Promise<void> {
  const params = { account: receiver, ledger_index: "validated" };
  const { Flags } = (await ask("account_info", params, accountSchema).catch(notFound)).account_data;
  if (!hasTag && Flags & LSF_REQUIRE_DEST_TAG) throw new ReceiverNotReady("asks for a destination tag");
  if (Flags & LSF_DEPOSIT_AUTH) throw new ReceiverNotReady("takes money only from authorized senders");
}

async function checkTrustLine(
  ask: AskXrpl,
  { receiver, asset, amount }: { receiver: string; asset: AssetId; amount: bigint },
): Promise<void> {
  const { currency, issuer } = splitAsset(asset);
  const params = { account: receiver, peer: issuer, ledger_index: "validated" };
  const { lines } = await ask("account_lines", params, linesSchema).catch(notFound);
  const line = lines.find((l) => l.account === issuer && l.currency.toUpperCase() === currency);
  if (!line) throw new ReceiverNotReady("has no trust line for this currency");
  if (line.freeze_peer) throw new ReceiverNotReady("has a frozen trust line");
  const room = (readDecimal(line.limit) ?? 0n) - (readDecimal(line.balance) ?? 0n);
  if (room < amount) throw new ReceiverNotReady("has no room on its trust line");
}

/** What an account holds now, or held after a ledger, its reserve among it, which cannot be spent; nothing where it does not exist. */
export async function readBalance(
  ask: AskXrpl,
  account: string,
  asset: AssetId,
  ledger_index: number | "validated" = "validated",
): Promise<bigint> {
  const isThere = <T>(work: Promise<T>) =>
    work.catch((cause) => {
      if (cause instanceof XrplRefusal && cause.code === "actNotFound") return null;
      throw cause;
    });
  if (asset === "native") {
    const found = await isThere(ask("account_info", { account, ledger_index }, accountSchema));
    return BigInt(found?.account_data.Balance ?? 0);
  }
  const { currency, issuer } = splitAsset(asset);
  const params = { account, peer: issuer, ledger_index };
  const found = await isThere(ask("account_lines", params, linesSchema));
  const line = found?.lines.find((one) => one.account === issuer && one.currency.toUpperCase() === currency);
  return (line && readDecimal(line.balance)) ?? 0n;
}

function notFound(cause: unknown): never {
  if (cause instanceof XrplRefusal && cause.code === "actNotFound")
    throw new ReceiverNotReady("does not exist");
  throw cause;
}
