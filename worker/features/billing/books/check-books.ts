import { max, min } from "drizzle-orm";
import type { NetworkId } from "../../../../shared/networks.ts";
import { HOUR_MS } from "../../../../shared/time.ts";
import { describeFailure } from "../../../db/failures.ts";
import { chainBooks } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { judgeNetwork, listGapNetworks } from "./judge-network.ts";
import { keepBooks } from "./keep-books.ts";

/** A network is read once a day, a little earlier each time rather than later. */
const PAUSE_MS = 23 * HOUR_MS;
/** Each reading is some hundreds of requests; a run of a worker has a thousand. */
const MAX_A_RUN = 2;

type Tools = Pick<Deps, "db" | "config" | "now" | "chains">;

/**
 * The daily comparison of each network's balances and moves with what is on record: two networks a run, so that one that
 * stays behind takes nobody's turn. Gaps that were found before are compared again in between, by our own database alone. One network
 * that cannot be read keeps no other waiting; what failed is thrown at the end.
 */
export async function checkBooks(deps: Tools): Promise<void> {
  const networks = Object.keys(deps.chains) as NetworkId[];
  const states = await readStates(deps);
  const due = networks.filter((network) => isDue(states.get(network), deps.now().getTime()));
  const chosen = shuffle(due).slice(0, MAX_A_RUN);
  const again = (await listGapNetworks(deps, networks)).filter((network) => !chosen.includes(network));
  const failures: string[] = [];
  const note = (network: NetworkId) => (error: unknown) =>
    void failures.push(`${network}: ${describeFailure(error)}`);
  for (const network of chosen) {
    const chain = deps.chains[network];
    if (chain) await keepBooks(deps, chain).catch(note(network));
  }
  for (const network of again) {
    const { height = 0 } = states.get(network) ?? {};
    await judgeNetwork(deps, { network, moves: [], since: height, height }).catch(note(network));
  }
  if (failures.length > 0) throw new AggregateError(failures, `books not read: ${failures.join("; ")}`);
}

const shuffle = <T>(list: readonly T[]): T[] =>
  list
    .map((one) => ({ one, place: Math.random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ one }) => one);

interface State {
  at: number;
  height: number;
  isBehind: boolean;
}

async function readStates({ db }: Tools): Promise<Map<NetworkId, State>> {
  const { network, height, isBehind, balancedAt } = chainBooks;
  const rows = await db
    .select({ network, height: min(height), isBehind: max(isBehind), at: min(balancedAt) })
    .from(chainBooks)
    .groupBy(network);
  return new Map(
    rows.map((row) => [
      row.network,
      { at: row.at ?? 0, height: row.height ?? 0, isBehind: Boolean(row.isBehind) },
    ]),
  );
}

const isDue = (state: State | undefined, now: number): boolean =>
  !state || state.isBehind || state.at < now - PAUSE_MS;
