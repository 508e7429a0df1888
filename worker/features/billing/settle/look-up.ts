import type { NetworkId } from "../../../../shared/networks.ts";
import { BoundedMap } from "../../../bounded-map.ts";
import type { Deps } from "../../../deps.ts";
import type { TransactionFacts } from "../../../providers/chains/chain.ts";
import { askChain } from "../ask-chain.ts";
import { limitAsks } from "../limit-asks.ts";

const UNKNOWN_MS = 10_000;
const UNFINISHED_MS = 4_000;

const answers = new BoundedMap<string, { until: number; facts: TransactionFacts | null }>(2_000);

export interface LookUp {
  userId: string;
  network: NetworkId;
  /** canonical */
  hash: string;
  /** every node must say the same */
  allAgree: boolean;
}

/**
 * What a network says of a transaction, for an account. What is not known, or not final, is asked again only after 10
 * and 4 seconds, and an account's requests reach a node 20 times a minute at most. Throws `rate_limited` beyond,
 * `chain_unavailable`, `network_unavailable`.
 */
export async function lookUp(
  deps: Pick<Deps, "chains" | "now">,
  { userId, network, hash, allAgree }: LookUp,
): Promise<TransactionFacts | null> {
  const now = deps.now().getTime();
  const key = `${network}:${hash}:${allAgree}`;
  const answer = answers.get(key);
  if (answer && now < answer.until) return answer.facts;
  limitAsks(deps, userId, "look up");
  const facts = await askChain(deps, network, (chain) => chain.findTransaction(hash, allAgree));
  if (facts?.final) answers.delete(key);
  else answers.set(key, { facts, until: now + (facts ? UNFINISHED_MS : UNKNOWN_MS) });
  return facts;
}
