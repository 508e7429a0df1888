import type { ErrorCode } from "../../shared/errors.ts";
import { MINUTE_MS } from "../../shared/time.ts";
import { BoundedMap } from "../bounded-map.ts";
import { noteFailure, noteSuccess, REQUESTS } from "../providers/health.ts";

const WINDOW_MS = 5 * MINUTE_MS;
/** So many of a route's replies in a window, and so large a part of them, are more than a mishap. */
const LEAST = 20;
const SHARE = 0.1;
/** Failures that fewer networks met may be one stranger's doing. */
const NETWORKS = 3;
/** Routes are patterns of ours; a bound all the same. */
const MAX_ROUTES = 500;
const MAX_NETWORKS = 100;

/** Failures of our own code, database and objects; a provider's are noted where it is asked. */
const OURS: ReadonlySet<ErrorCode | undefined> = new Set([
  "internal",
  "database_unavailable",
  "account_unavailable",
  "call_timed_out",
  "misconfigured",
]);

interface RouteCount {
  all: number;
  failed: number;
  networks: Set<string>;
}
let window = { since: 0, routes: new BoundedMap<string, RouteCount>(MAX_ROUTES) };
let isBad = false;

/**
 * Counts a reply of this isolate by its route; notes once a window whether too many of one route failed on our side for
 * people in several networks. `network` is what one customer can have to himself.
 */
export function countReply(
  { route, code, network }: { route: string; code?: ErrorCode; network: string },
  now: number,
): void {
  if (Math.abs(now - window.since) >= WINDOW_MS) {
    if (isBad && ![...window.routes.values()].some(isTooMany)) {
      isBad = false;
      noteSuccess(REQUESTS, now);
    }
    window = { since: now, routes: new BoundedMap(MAX_ROUTES) };
  }
  const count = window.routes.get(route) ?? { all: 0, failed: 0, networks: new Set() };
  window.routes.set(route, count);
  count.all++;
  if (!OURS.has(code)) return;
  count.failed++;
  if (count.networks.size < MAX_NETWORKS) count.networks.add(network);
  if (!isTooMany(count)) return;
  isBad = true;
  noteFailure(REQUESTS, `${count.failed} of ${count.all} of ${route} within 5 minutes`, now);
}

const isTooMany = ({ all, failed, networks }: RouteCount) =>
  all >= LEAST && failed >= all * SHARE && networks.size >= NETWORKS;
