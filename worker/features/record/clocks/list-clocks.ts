import { and, asc, eq, gt, gte, isNotNull } from "drizzle-orm";
import type { RecordClock, RecordStamp } from "../../../../shared/record-clocks.ts";
import type { Chain } from "../../../../shared/record-head.ts";
import type { RecordAnchors } from "../../../../shared/record-proof.ts";
import { recordAnchors, recordStamps } from "../../../db/record-schema.ts";
import type { Deps } from "../../../deps.ts";
import { STAND_IN } from "./stamp-checkpoint.ts";

type Tools = Pick<Deps, "record">;

const MOST_CLOCKS = 200;
const A_PAGE = 100;

const timeOf = (at: number | null) => new Date(at ?? 0).toISOString();
const standOf = (clock: string) =>
  clock === STAND_IN
    ? { clock: "stand-in" as const, calendar: null }
    : { clock: "opentimestamps" as const, calendar: clock };

/** The clocks of public chains, or what stands in for them, that cover rows `from` to `to`: by rows, up to the first that covers all. */
export async function listClocks(
  { record }: Tools,
  chain: Chain,
  { from, to }: { from: number; to: number },
): Promise<RecordClock[]> {
  const [anchors, stamps] = await Promise.all([
    chain === "live"
      ? record
          .select()
          .from(recordAnchors)
          .where(and(gte(recordAnchors.rows, from), isNotNull(recordAnchors.finalAt)))
          .orderBy(asc(recordAnchors.rows))
          .limit(MOST_CLOCKS)
      : [],
    record
      .select()
      .from(recordStamps)
      .where(
        and(eq(recordStamps.chain, chain), gte(recordStamps.size, from), isNotNull(recordStamps.finalAt)),
      )
      .orderBy(asc(recordStamps.size))
      .limit(MOST_CLOCKS),
  ]);
  const ofSolana = anchors.map(
    ({ rows, finalAt, signature }): RecordClock => ({
      ...{ clock: "solana", by: null, at: timeOf(finalAt), rows, proof: signature },
    }),
  );
  const ofStamps = stamps.map(({ size, clock: name, finalAt }): RecordClock => {
    const { clock, calendar } = standOf(name);
    const by = calendar && new URL(calendar).host;
    return { clock, by, at: timeOf(finalAt), rows: size, proof: `?chain=${chain}&after=${size - 1}` };
  });
  return [...upTo(ofSolana, to), ...upTo(ofStamps, to)].sort((a, b) => a.rows - b.rows);
}

/** Up to the first that covers this many rows. */
function upTo(clocks: RecordClock[], rows: number): RecordClock[] {
  const last = clocks.findIndex((clock) => clock.rows >= rows);
  return last < 0 ? clocks : clocks.filter((clock) => clock.rows <= (clocks[last] as RecordClock).rows);
}

/** All anchors that are final and all stamps that cover more than `after` rows of a chain, oldest first, a page of them. */
export async function listAllAnchors({ record }: Tools, chain: Chain, after: number): Promise<RecordAnchors> {
  const anchors = (
    chain === "live"
      ? await record
          .select()
          .from(recordAnchors)
          .where(and(gt(recordAnchors.rows, after), isNotNull(recordAnchors.finalAt)))
          .orderBy(asc(recordAnchors.rows))
          .limit(A_PAGE)
      : []
  ).map(({ signature, rows, head, finalAt }) => ({ signature, rows, head, at: timeOf(finalAt) }));
  const stamps = (
    await record
      .select()
      .from(recordStamps)
      .where(and(eq(recordStamps.chain, chain), gt(recordStamps.size, after)))
      .orderBy(asc(recordStamps.size), asc(recordStamps.clock))
      .limit(A_PAGE)
  ).map(
    ({ clock, size, sentAt, finalAt, height, proof }): RecordStamp => ({
      ...standOf(clock),
      ...{ rows: size, sentAt: timeOf(sentAt), at: finalAt === null ? null : timeOf(finalAt), height, proof },
    }),
  );
  const ends = [anchors, stamps].flatMap((all) => (all.length === A_PAGE ? [all.at(-1)?.rows ?? after] : []));
  if (ends.length === 0) return { anchors, stamps, next: null };
  // All stamps of one checkpoint on one page: the last of a full page may not be all.
  const next = Math.min(...ends) - 1;
  const isHere = ({ rows }: { rows: number }) => rows <= next;
  return { anchors: anchors.filter(isHere), stamps: stamps.filter(isHere), next };
}
