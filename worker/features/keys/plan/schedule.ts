import { type PaidTierId, type PlanSource, TIERS, type TierId } from "../../../../shared/tiers.ts";
import { DAY_MS } from "../../../../shared/time.ts";
import { addMonths, dayOf, monthsSince } from "./calendar.ts";

/** Months of a tier that were paid for. `card` is a subscription that renews, the others are prepaid. */
export interface PlanPurchase {
  paymentId: string;
  source: PlanSource;
  tier: PaidTierId;
  months: number;
  /** when it was applied, epoch ms */
  at: number;
  /** when it was reversed, epoch ms; null while it counts */
  revokedAt: number | null;
  /** when it rested; `until` null: it rests now */
  pauses: readonly { from: number; until: number | null }[];
}

/** A month that was paid for, or a part of one that a higher tier interrupted. */
interface Unit extends Pick<PlanPurchase, "paymentId" | "source" | "tier"> {
  /** days left of a month that was interrupted; null for a whole one */
  restDays: number | null;
}

/** When a paid month runs: `from` and `until` are midnights UTC, epoch ms. */
export interface PaidTime extends Unit {
  from: number;
  until: number;
  /** the tier is held until then, without new credits, when nothing follows */
  heldUntil: number;
  /** the day from which the months behind this one are counted */
  anchor: number;
}

/**
 * A plan lasts a little longer than its last month: the hours of the day it began on, and for a subscription the time
 * its next invoice may need. A payment in this time goes on without a gap, and a lower tier waits until it is over.
 */
const GRACE_DAYS: Record<PlanSource, number> = { card: 3, crypto: 1, ngma: 1, gift: 1 };
const RANK = Object.keys(TIERS) as TierId[];

type Ranked = { tier: TierId };
/** The higher tier first. */
export const byRank = (a: Ranked, b: Ranked): number => RANK.indexOf(b.tier) - RANK.indexOf(a.tier);

/** The time whose tier is held at `now`: the highest, of two of one tier the later. */
export const findHeld = (times: readonly PaidTime[], now: number): PaidTime | undefined =>
  times
    .filter(({ from, heldUntil }) => from <= now && now < heldUntil)
    .toSorted((a, b) => byRank(a, b) || b.until - a.until)[0];

/** What runs, and what of each payment rests. */
interface Laid {
  times: PaidTime[];
  resting: ReadonlyMap<string, Unit[]>;
}

/**
 * When everything that was paid for runs, in order of time. Purchases are taken in the order they were applied, paused
 * and taken back, so what is past never changes. What rests goes on later with the days it had left. Of what is left
 * the highest tier runs first, and months of one tier queue up behind each other, whatever paid for them: an upgrade
 * starts at once, and what it interrupts goes on behind it with the days it had left.
 */
export function schedule(purchases: readonly PlanPurchase[]): PaidTime[] {
  return purchases
    .flatMap(listChanges)
    .toSorted((a, b) => a.at - b.at)
    .reduce<Laid>((laid, { at, change }) => change(laid, at), { times: [], resting: new Map() }).times;
}

interface Change {
  at: number;
  change: (laid: Laid, now: number) => Laid;
}

/** A payment can be disputed before it is applied: then it rests from there on. */
function listChanges(purchase: PlanPurchase): Change[] {
  const { paymentId, at, revokedAt, pauses } = purchase;
  return [
    { at, change: (laid, now) => ({ ...laid, times: lay(laid.times, [], now, unitsOf(purchase)) }) },
    ...pauses.flatMap(({ from, until }): Change[] => [
      { at: Math.max(at, from), change: (laid, now) => rest(laid, paymentId, now) },
      ...(until === null
        ? []
        : [{ at: Math.max(at, until), change: (laid: Laid, now: number) => goOn(laid, paymentId, now) }]),
    ]),
    ...(revokedAt === null
      ? []
      : [
          { at: revokedAt, change: (laid: Laid, now: number) => drop(rest(laid, paymentId, now), paymentId) },
        ]),
  ];
}

const unitsOf = ({ paymentId, source, tier, months }: PlanPurchase): Unit[] =>
  Array.from({ length: months }, () => ({ paymentId, source, tier, restDays: null }));

/** Takes what is left of a payment out of the line. */
function rest({ times, resting }: Laid, paymentId: string, now: number): Laid {
  const day = dayOf(now);
  const own = times.filter((time) => time.paymentId === paymentId);
  const left = times.flatMap((time) => {
    if (time.paymentId !== paymentId) return [time];
    return time.from < day ? [cut(time, Math.min(time.until, day))] : [];
  });
  const units = own.filter(({ until }) => until > day).map((time) => leftOf(time, day));
  const kept = [...(resting.get(paymentId) ?? []), ...units];
  return { times: lay(left, [], now), resting: new Map(resting).set(paymentId, kept) };
}

/** A month that has begun has the days it had left. */
const leftOf = (time: PaidTime, day: number): Unit =>
  time.from < day ? { ...time, restDays: (time.until - day) / DAY_MS } : time;

const goOn = (laid: Laid, paymentId: string, now: number): Laid =>
  drop({ ...laid, times: lay(laid.times, laid.resting.get(paymentId) ?? [], now) }, paymentId);

function drop(laid: Laid, paymentId: string): Laid {
  const resting = new Map(laid.resting);
  resting.delete(paymentId);
  return { ...laid, resting };
}

const cut = (time: PaidTime, until: number): PaidTime => ({ ...time, until, heldUntil: until });

/** Lays what is not over yet, and behind it what goes on again and what is `bought`, anew from `now` on. */
function lay(times: PaidTime[], again: Unit[], now: number, bought: Unit[] = []): PaidTime[] {
  const day = dayOf(now);
  const laid = times.filter(({ until }) => until <= day);
  const running = times.find(({ from, until }) => from < day && day < until);
  const open: Unit[] = [
    ...times.filter(({ from, until }) => from >= day && until > day),
    ...again,
    ...bought,
  ];
  if (running && open.some((unit) => byRank(unit, running) < 0)) {
    laid.push(cut(running, day));
    open.unshift({ ...running, restDays: (running.until - day) / DAY_MS });
  } else if (running) laid.push(running);

  let last = findHeld(laid, now);
  for (const unit of open.toSorted(byRank)) {
    last = place(unit, last, { day, isBought: bought.includes(unit) });
    laid.push(last);
  }
  return laid;
}

/**
 * Behind `last`: at once after the same tier, when its grace is over after a higher one. Only what is bought in the days of
 * grace is counted from the end before them.
 */
function place(
  { paymentId, source, tier, restDays }: Unit,
  last: PaidTime | undefined,
  { day, isBought }: { day: number; isBought: boolean },
): PaidTime {
  const goesOn = last?.tier === tier && (isBought || last.until >= day);
  const waits = last !== undefined && byRank(last, { tier }) < 0;
  const from = goesOn ? last.until : waits ? last.heldUntil : day;
  const run = goesOn ? last.anchor : from;
  const until = restDays === null ? addMonths(run, monthsSince(run, from) + 1) : from + restDays * DAY_MS;
  const heldUntil = until + GRACE_DAYS[source] * DAY_MS;
  const anchor = restDays === null ? run : until;
  return { paymentId, source, tier, restDays, from, until, heldUntil, anchor };
}
