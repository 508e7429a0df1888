import { type Address, createWalletClient, type Hex, hexToBytes, http } from "viem";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import type { NetworkId } from "../../../shared/networks.ts";
import { type Anvil, finalize, fund, mine, mintToken } from "../../../worker/test/chains/anvil.node.ts";
import { EVM_NETWORKS, openShop, tokensOf } from "../../../worker/test/chains/evm-shop.node.ts";
import type { LocalChains } from "./local-chains.ts";

interface EvmTransaction {
  to: Address;
  value?: Hex;
  data?: Hex;
  /** told where the call fails, which cannot be estimated */
  gas?: Hex;
}

/** Four real EVM nodes, with the tokens where production has them. */
export async function startEvm(): Promise<LocalChains> {
  const anvils = new Map(
    await Promise.all(EVM_NETWORKS.map(async (id) => [id as NetworkId, (await openShop(id)).anvil] as const)),
  );
  const all = [...anvils.values()];
  const anvilOf = (network: NetworkId): Anvil => {
    const anvil = anvils.get(network);
    if (!anvil) throw new Error(`no EVM network: ${network}`);
    return anvil;
  };
  return {
    kind: "evm",
    urls: Object.fromEntries([...anvils].map(([network, { url }]) => [network, url])),
    tick: () => Promise.all(all.map((anvil) => mine(anvil, 1))),
    finalize: () => Promise.all(all.map(finalize)),
    async fund(network, address, { coins, tokens }) {
      const anvil = anvilOf(network);
      await fund(anvil, address, BigInt(coins) * 10n ** 18n);
      for (const { address: token, decimals } of tokensOf(network as (typeof EVM_NETWORKS)[number]))
        await mintToken(anvil, { token, to: address, amount: BigInt(tokens) * 10n ** BigInt(decimals) });
    },
    openWallet() {
      const account = privateKeyToAccount(generatePrivateKey());
      return {
        address: account.address,
        publicKey: [...hexToBytes(account.publicKey)],
        sign: (message) => account.signMessage({ message }),
        async send(network, transaction) {
          const { to, data, value, gas } = transaction as EvmTransaction;
          const client = createWalletClient({ account, transport: http(anvilOf(network).url) });
          const call = { to, data, value: value && BigInt(value), gas: gas && BigInt(gas) };
          return { hash: await client.sendTransaction({ ...call, chain: null } as never) };
        },
      };
    },
    stop: async () => void (await Promise.all(all.map((anvil) => anvil.stop()))),
  };
}
