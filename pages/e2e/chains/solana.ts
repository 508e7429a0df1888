import { ed25519 } from "@noble/curves/ed25519.js";
import { base58 } from "@scure/base";
import {
  createAssociatedTokenAccountIdempotentInstruction,
  createTransferInstruction,
} from "@solana/spl-token";
import { Keypair, PublicKey } from "@solana/web3.js";
import {
  mintTokens,
  placeMint,
  tokenAccount,
  USDC,
  USDT,
} from "../../../worker/test/chains/solana/tokens.node.ts";
import { fundSol, sendInstructions, signAndSend } from "../../../worker/test/chains/solana/wallet.node.ts";
import { startLitesvm } from "../../../worker/test/chains/solana.node.ts";
import { type Funds, type LocalChains, PLENTY } from "./local-chains.ts";
import { NGMA, RECEIVERS } from "./variables.ts";

const MINTS = [{ mint: USDC, decimals: 6 }, { mint: USDT, decimals: 6 }, NGMA];
/** A real slot takes 400 ms. */
const SLOTS_A_SECOND = 2;
/** What was sent is final after two seconds instead of thirteen. */
const HURRY = 16;
const FINAL_SLOTS = 32;

export interface LocalSolana extends LocalChains {
  /** Hands out whole NGMA, as an admin does; gives the signature. */
  sendNgma(to: string, tokens: number): Promise<string>;
}

/** The real virtual machine and token programs. */
export async function startSolana(): Promise<LocalSolana> {
  const server = await startLitesvm();
  const { chain, url } = server;
  for (const { mint, decimals } of MINTS) await placeMint(server, mint, { decimals });
  for (const owner of [RECEIVERS.solana, NGMA.treasury, NGMA.liquidity]) await fundSol(server, owner, 1e9);

  async function fund(address: string, { coins, tokens }: Funds): Promise<void> {
    await fundSol(server, address, coins * 1e9);
    for (const { mint, decimals } of MINTS)
      await mintTokens(server, { mint, owner: address, amount: BigInt(tokens) * 10n ** BigInt(decimals) });
  }
  const stock = Keypair.generate();
  await fund(stock.publicKey.toBase58(), PLENTY);

  const isWaiting = () => [...chain.landed.values()].some((tx) => chain.commitmentOf(tx) !== "finalized");
  return {
    kind: "solana",
    urls: { solana: url },
    tick: async () => chain.advance(isWaiting() ? HURRY : SLOTS_A_SECOND),
    finalize: async () => chain.advance(FINAL_SLOTS),
    fund: (_network, address, funds) => fund(address, funds),
    openWallet() {
      const key = Keypair.generate();
      return {
        address: key.publicKey.toBase58(),
        publicKey: [...key.publicKey.toBytes()],
        sign: async (text) => base58.encode(ed25519.sign(Buffer.from(text), key.secretKey.slice(0, 32))),
        send: async (_network, transaction) => {
          // Nobody signs within the slot that was the newest when the order was made.
          chain.advance(1);
          return { hash: await signAndSend(url, String(transaction), [key]) };
        },
      };
    },
    sendNgma(to, tokens) {
      const [mint, owner, us] = [new PublicKey(NGMA.mint), new PublicKey(to), stock.publicKey];
      const [from, account] = [tokenAccount(us, NGMA.mint), tokenAccount(to, NGMA.mint)];
      const amount = BigInt(tokens) * 10n ** BigInt(NGMA.decimals);
      const instructions = [
        createAssociatedTokenAccountIdempotentInstruction(us, account, owner, mint),
        createTransferInstruction(from, account, us, amount),
      ];
      return sendInstructions(server, instructions, [stock]);
    },
    stop: () => server.stop(),
  };
}
