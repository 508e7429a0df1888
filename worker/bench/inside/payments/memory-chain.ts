import type { NetworkId } from "../../../../shared/networks.ts";
import type { Chain, FoundTransfer, TransactionFacts } from "../../../providers/chains/chain.ts";

/** A network in memory that counts what it is asked; each count stands for the requests one node would get. */
export interface MemoryChain extends Chain {
  asked: { readFinalHeight: number; findTransaction: number; findTransfers: number };
  /** Writes a final transfer and returns its hash; its block is of now, unless told otherwise. */
  pay: (transfer: { sender: string; receiver: string; asset: string; amount: bigint; at?: Date }) => string;
}

export function openMemoryChain(network: NetworkId): MemoryChain {
  const transactions = new Map<string, TransactionFacts>();
  const asked = { readFinalHeight: 0, findTransaction: 0, findTransfers: 0 };
  let height = 1_000;
  return {
    network,
    asked,
    pay({ sender, receiver, asset, amount, at = new Date() }) {
      const hash = `0x${crypto.randomUUID().replaceAll("-", "").repeat(2)}`;
      const changes = [
        { owner: sender, asset, amount: -amount },
        { owner: receiver, asset, amount },
      ];
      const place = { at, height: ++height, confirmations: null };
      transactions.set(hash, { hash, succeeded: true, final: true, signers: [sender], changes, ...place });
      return hash;
    },
    async readFinalHeight() {
      asked.readFinalHeight++;
      return height;
    },
    readHead: async () => height,
    async findTransaction(hash, allAgree = false) {
      asked.findTransaction++;
      const facts = transactions.get(hash);
      return facts ? { ...facts, ...(allAgree && { agreed: 1 }) } : null;
    },
    async findTransfers({ receiver, assets, from }) {
      asked.findTransfers++;
      const transfers: FoundTransfer[] = [...transactions.values()]
        .filter((tx) => (tx.height ?? 0) >= from)
        .flatMap(({ hash, signers, changes }) =>
          changes
            .filter(({ owner, asset }) => owner === receiver && assets.includes(asset))
            .map(({ asset, amount }) => ({ hash, asset, amount, sender: signers[0] ?? null })),
        );
      return { transfers, next: height + 1 };
    },
    readBooks: () => Promise.reject(new Error("the bench reads no books")),
    buildPayment: async ({ receiver, amount }) => ({
      kind: "evm",
      chainId: "0x2105",
      to: receiver,
      value: `0x${amount.toString(16)}`,
      data: "0x",
    }),
    canStillSend: async () => true,
  };
}
