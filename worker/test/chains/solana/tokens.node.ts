import {
  AccountLayout,
  createAssociatedTokenAccountIdempotentInstruction,
  createInitializeAccount3Instruction,
  createInitializeMintInstruction,
  createInitializeTransferFeeConfigInstruction,
  createMintToInstruction,
  ExtensionType,
  getAssociatedTokenAddressSync,
  getMintLen,
  MintLayout,
  TOKEN_2022_PROGRAM_ID,
  TOKEN_PROGRAM_ID,
} from "@solana/spl-token";
import { Keypair, PublicKey, SystemProgram } from "@solana/web3.js";
import { NETWORKS } from "../../../../shared/networks.ts";
import type { TransactionFacts } from "../../../providers/chains/chain.ts";
import type { SolanaServer } from "../solana.node.ts";
import { fundSol, sendInstructions } from "./wallet.node.ts";

/** Of all mints placed here. */
const AUTHORITY = Keypair.generate();
export const USDC = NETWORKS.solana.tokens.USDC?.address ?? "";
export const USDT = NETWORKS.solana.tokens.USDT?.address ?? "";
/** Stands for the token that is not minted yet. */
export const NGMA = Keypair.fromSeed(new Uint8Array(32).fill(7)).publicKey.toBase58();

/** A mint at this very address, whose supply is ours. */
export async function placeMint(
  server: SolanaServer,
  mint: string,
  { decimals = 6, program = TOKEN_PROGRAM_ID } = {},
): Promise<void> {
  const data = new Uint8Array(MintLayout.span);
  MintLayout.encode(
    {
      ...{ mintAuthorityOption: 1, mintAuthority: AUTHORITY.publicKey, supply: 0n, decimals },
      ...{ isInitialized: true, freezeAuthorityOption: 0, freezeAuthority: PublicKey.default },
    },
    data,
  );
  await server.setAccount(mint, { lamports: 1_461_600, owner: program.toBase58(), data });
}

/** USDC and USDT where production has them, and NGMA. */
export async function placeProductionMints(server: SolanaServer): Promise<void> {
  for (const mint of [USDC, USDT, NGMA]) await placeMint(server, mint);
}

/** The owner's associated token account. */
export const tokenAccount = (
  owner: PublicKey | string,
  mint: string,
  program = TOKEN_PROGRAM_ID,
): PublicKey => getAssociatedTokenAddressSync(new PublicKey(mint), new PublicKey(owner), true, program);

/** Gives an owner tokens of a mint placed here, in base units. */
export async function mintTokens(
  server: SolanaServer,
  {
    mint,
    owner,
    amount,
    program = TOKEN_PROGRAM_ID,
  }: {
    mint: string;
    owner: PublicKey | string;
    amount: bigint;
    program?: PublicKey;
  },
): Promise<void> {
  await fundSol(server, AUTHORITY.publicKey.toBase58(), 1e9);
  const [account, key] = [tokenAccount(owner, mint, program), new PublicKey(mint)];
  const us = AUTHORITY.publicKey;
  await sendInstructions(
    server,
    [
      createAssociatedTokenAccountIdempotentInstruction(us, account, new PublicKey(owner), key, program),
      createMintToInstruction(key, account, us, amount, [], program),
    ],
    [AUTHORITY],
  );
}

/** Lamports a token account must hold. */
export const ACCOUNT_RENT = 2_039_280;

/** A token account at an address of its own, as others than wallets make them: to be sent by payer and account. */
export function prepareAccount(payer: Keypair, mint: string, owner: PublicKey) {
  const account = Keypair.generate();
  const instructions = [
    SystemProgram.createAccount({
      ...{ fromPubkey: payer.publicKey, newAccountPubkey: account.publicKey, lamports: ACCOUNT_RENT },
      ...{ space: AccountLayout.span, programId: TOKEN_PROGRAM_ID },
    }),
    createInitializeAccount3Instruction(account.publicKey, new PublicKey(mint), owner),
  ];
  return { account, instructions };
}

/** A Token-2022 mint that keeps 4% of each transfer, to be made by the payer. */
export function prepareFeeMint(payer: Keypair) {
  const mint = Keypair.generate();
  const program = TOKEN_2022_PROGRAM_ID;
  const us = AUTHORITY.publicKey;
  const create = [
    SystemProgram.createAccount({
      ...{ fromPubkey: payer.publicKey, newAccountPubkey: mint.publicKey, lamports: 10_000_000 },
      ...{ space: getMintLen([ExtensionType.TransferFeeConfig]), programId: program },
    }),
    createInitializeTransferFeeConfigInstruction(mint.publicKey, us, us, 400, 10n ** 12n, program),
    createInitializeMintInstruction(mint.publicKey, 6, us, null, program),
  ];
  return { mint, create };
}

/** What a transaction did to each owner's balance of one asset. */
export const changesOf = (facts: TransactionFacts | null, asset: string): Record<string, bigint> =>
  Object.fromEntries(
    (facts?.changes ?? [])
      .filter((change) => change.asset === asset)
      .map(({ owner, amount }) => [owner, amount]),
  );
