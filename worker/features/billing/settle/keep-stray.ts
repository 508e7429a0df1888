import type { ErrorCode } from "../../../../shared/errors.ts";
import type { NetworkId } from "../../../../shared/networks.ts";
import type { TransactionFacts } from "../../../providers/chains/chain.ts";
import { findWalletOwner } from "../wallets/find-wallet-owner.ts";
import { giverOf, listArrivals, payersOf } from "./arrivals.ts";
import { isFrom, type Received } from "./judge-payment.ts";
import { parkUnseen } from "./park-unseen.ts";
import { countStrays } from "./record/count-strays.ts";
import { isBelowDollar, parkStray } from "./record/park-payment.ts";
import { coinHash } from "./record/transaction-of.ts";
import type { Payee } from "./resolve-payee.ts";
import type { SettleDeps, SettleResult } from "./settle-money.ts";

interface Stray {
  network: NetworkId;
  /** final */
  facts: TransactionFacts;
}

/**
 * Keeps a transaction that pays no order: what reached our address is parked, for the account that signed for its wallet or
 * for nobody; less than a dollar and tokens nobody knows are counted. Safe to repeat.
 */
export async function keepStray(
  deps: SettleDeps,
  { network, facts, payee }: Stray & { payee: Payee | null },
): Promise<SettleResult> {
  const { known, small } = listArrivals(deps.config, network, facts);
  const [main] = known;
  if (!main) {
    await countStrays(deps, network, toStrays(facts, small));
    return (await parkUnseen(deps, { network, facts })) ?? refuse("payment_wrong_receiver");
  }
  await keepRest(deps, { network, facts, of: main.asset });
  if (isBelowDollar(deps.config, { network, rateMicroUsd: null }, main)) {
    await countStrays(deps, network, toStrays(facts, [main]));
    return refuse("payment_dust");
  }
  const code = codeOf(deps, network, facts, "payment_unknown");
  const userId = payee?.userId ?? null;
  return {
    status: "rejected",
    code,
    parked: await park(deps, { network, facts }, { ...main, code, userId }),
  };
}

const refuse = (code: ErrorCode): SettleResult => ({ status: "rejected", code, parked: false });
const toStrays = ({ hash }: TransactionFacts, list: readonly Received[]) =>
  list.map(({ asset, amount }) => ({ hash, asset, amount }));

const codeOf = ({ config }: SettleDeps, network: NetworkId, facts: TransactionFacts, code: ErrorCode) =>
  isFrom(facts, config.refusedWallets[network] ?? new Set()) ? "wallet_refused" : code;

/**
 * What a transaction brought beside one asset, which has the transaction's own row: each other coin from a dollar on is
 * parked in a row of its own, for the account that signed for the wallet it left or for nobody; the rest is counted.
 */
export async function keepRest(
  deps: SettleDeps,
  { network, facts, of }: Stray & { of: string },
): Promise<void> {
  const { known, small } = listArrivals(deps.config, network, facts);
  const rest = known.filter(({ asset }) => asset !== of);
  const isSmall = (one: Received) => isBelowDollar(deps.config, { network, rateMicroUsd: null }, one);
  await countStrays(deps, network, toStrays(facts, [...small, ...rest.filter(isSmall)]));
  const code = codeOf(deps, network, facts, "payment_mixed");
  for (const one of rest.filter((coin) => !isSmall(coin))) {
    const payers = payersOf(deps.config, network, facts, one);
    const paidAt = (facts.at ?? deps.now()).getTime();
    const userId = await findWalletOwner(deps, network, { payers, paidAt });
    const hash = coinHash(facts.hash, one.asset);
    await park(deps, { network, facts: { ...facts, hash } }, { ...one, code, userId });
  }
}

function park(
  deps: SettleDeps,
  { network, facts }: Stray,
  { asset, amount, code, userId }: Received & { code: ErrorCode; userId: string | null },
): Promise<boolean> {
  const { hash, height, hidden, at } = facts;
  return parkStray(deps, {
    ...{ network, hash, height, hidden, code, userId, at: at ?? deps.now() },
    ...{ sender: giverOf(deps.config, network, facts, { asset, amount }), received: { asset, amount } },
  });
}
