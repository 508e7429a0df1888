import { tellFailure } from "../../../db/failures.ts";
import type { Deps } from "../../../deps.ts";
import { expireIntents, readCursors, readLiveIntents } from "./live-intents.ts";
import { readOpen } from "./open/open-transactions.ts";
import { reconcileNetwork } from "./reconcile-network.ts";

type Tools = Pick<Deps, "db" | "config" | "now" | "accounts" | "chains">;

/**
 * Finds and settles what was paid and never reported: one scan a network for all its live intents, nothing for a network
 * without any and without open transactions. Safe to repeat and to run twice at once. A network that fails does not keep the others; what failed is
 * thrown at the end.
 */
export async function reconcileChains(deps: Tools): Promise<void> {
  await expireIntents(deps);
  const cursors = await readCursors(deps);
  const readAt = deps.now().getTime();
  const live = Map.groupBy(await readLiveIntents(deps, cursors), ({ network }) => network);
  const open = Map.groupBy(await readOpen(deps), ({ network }) => network);
  const tasks = [...new Set([...live.keys(), ...open.keys()])].map((network) => ({
    ...{ network, readAt, cursor: cursors.get(network) },
    ...{ intents: live.get(network) ?? [], open: open.get(network) ?? [] },
  }));
  const results = await Promise.allSettled(tasks.map((task) => reconcileNetwork(deps, task)));
  const failures = results.flatMap((result, i) =>
    result.status === "rejected" ? [`${tasks[i]?.network}: ${tellFailure(result.reason)}`] : [],
  );
  if (failures.length > 0) throw new AggregateError(failures, `not reconciled: ${failures.join("; ")}`);
}
