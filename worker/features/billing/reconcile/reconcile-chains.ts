import type { NetworkId } from "../../../../shared/networks.ts";
import { describeFailure } from "../../../db/failures.ts";
import type { SettleDeps } from "../settle/settle-money.ts";
import { expireIntents, readCursors, readDemand } from "./live-intents.ts";
import { readOpen } from "./open/open-transactions.ts";
import { reconcileNetwork } from "./reconcile-network.ts";
import type { Task } from "./scan-network.ts";

/**
 * Finds and settles what was paid and never reported: one scan a network for all its live intents, nothing for a network
 * without any and without open transactions. What one run does is bounded, however many intents, hashes and accounts there
 * are. Safe to repeat and to run twice at once. A network that fails does not keep the others; what failed is thrown at
 * the end.
 */
export async function reconcileChains(deps: SettleDeps): Promise<void> {
  await expireIntents(deps);
  const cursors = await readCursors(deps);
  const readAt = deps.now().getTime();
  const open = Map.groupBy(await readOpen(deps), ({ network }) => network);
  const all = await Promise.all(
    (Object.keys(deps.chains) as NetworkId[]).map(async (network): Promise<Task> => {
      const cursor = cursors.get(network);
      const demand = await readDemand(deps, network, cursor);
      return { network, demand, readAt, cursor, open: open.get(network) ?? [] };
    }),
  );
  const tasks = all.filter((task) => isWanted(task));
  const results = await Promise.allSettled(tasks.map((task) => reconcileNetwork(deps, task)));
  const failures = results.flatMap((result, i) =>
    result.status === "rejected" ? [`${tasks[i]?.network}: ${describeFailure(result.reason)}`] : [],
  );
  if (failures.length > 0) throw new AggregateError(failures, `not reconciled: ${failures.join("; ")}`);
}

const isWanted = ({ demand: { fromTokens, fromCoins, reported }, open }: Task) =>
  fromTokens !== null || fromCoins !== null || reported.length > 0 || open.length > 0;
