import type { BrowserContext } from "@playwright/test";
import type { NetworkId, WalletKind } from "../../../shared/networks.ts";
import { chains } from "../chains/control.ts";
import { type Funds, PLENTY } from "../chains/local-chains.ts";
import { answerEvm } from "./answer-evm.ts";
import { answerGem, answerSolana, answerSui } from "./answer-others.ts";
import type { WalletReply } from "./call.ts";
import { injectEvm } from "./inject-evm.ts";
import { injectGem } from "./inject-gem.ts";
import { injectStandard } from "./inject-standard.ts";
import type { TestWallet } from "./test-wallet.ts";

export const WALLET_NAMES: Record<WalletKind, string> = {
  evm: "Test EVM Wallet",
  solana: "Test Solana Wallet",
  sui: "Test Sui Wallet",
  xrpl: "GemWallet",
};
const ANSWERS = { evm: answerEvm, solana: answerSolana, sui: answerSui, xrpl: answerGem };

interface WalletOptions {
  /** in it on each of its networks; null: nothing */
  funds?: Funds | null;
  /** EVM: the network it is on */
  network?: NetworkId;
  /** EVM: the networks it knows; unless told, all */
  known?: NetworkId[];
}

/** Puts a wallet of this kind into every page of a context from now on. */
export async function installWallet(
  context: BrowserContext,
  kind: WalletKind,
  {
    funds = PLENTY,
    network = "ethereum",
    known = ["ethereum", "bsc", "polygon", "base"],
  }: WalletOptions = {},
): Promise<TestWallet> {
  const { address, publicKey } = await chains.openWallet(kind, funds);
  const wallet: TestWallet = {
    ...{ kind, address, publicKey, network, known: [...known] },
    ...{ policy: "approve", slow: false, asked: [] },
  };
  await context.exposeBinding("testWallet", (_page, to: string, method: string, params: unknown) =>
    to === kind ? reply(wallet, method, params) : { error: { message: `no wallet for ${to}` } },
  );
  const name = WALLET_NAMES[kind];
  if (kind === "evm") await context.addInitScript(injectEvm, name);
  else if (kind === "xrpl") await context.addInitScript(injectGem);
  else await context.addInitScript(injectStandard, { name, kind });
  return wallet;
}

async function reply(wallet: TestWallet, method: string, params: unknown): Promise<WalletReply> {
  wallet.asked.push({ method, params });
  try {
    return { result: await ANSWERS[wallet.kind](wallet, method, params) };
  } catch (error) {
    const { message, code } = error as Error & { code?: number };
    return { error: { message, code } };
  }
}
