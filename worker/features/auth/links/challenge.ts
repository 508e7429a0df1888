import { sql } from "drizzle-orm";
import { hasZeroBits, MAX_CHALLENGE_BITS, readChallengeBits } from "../../../../shared/auth.ts";
import { DAY_MS, MINUTE_MS } from "../../../../shared/time.ts";
import type { Deps } from "../../../deps.ts";
import { newcomersADay } from "../mails/mail-limits.ts";
import { hashKeyed, makeRandomText } from "../secrets.ts";

const LIFE_MS = 5 * MINUTE_MS;
/** About a tenth of a second on a phone; the most takes it half a minute. */
const LEAST_BITS = 15;
/** It is twice as hard with each ten that were solved in one network. */
const SOLVED_A_STEP = 10;
const SALT_LENGTH = 22;

type Tools = Pick<Deps, "db" | "now" | "config">;

/** Whom a challenge is for: it is good for this mailbox from this network alone. */
interface Solver {
  mailbox: string;
  household: string;
  site: string;
}

/** Parts of the newcomers' mails that are left, less those who wait, from which on it is twice as hard as before. */
const SCARCE = [0.5, 0.25, 0.125, 0, -0.5, -0.75, -0.9];

/** How hard a challenge is at this moment: by what the network solved within a day, and by how many newcomers' mails are left. */
async function findBits({ db, now, config }: Tools, { site }: Solver): Promise<number> {
  const since = now().getTime() - DAY_MS;
  const [counts] = await db.all<{ solved: number; newcomers: number }>(sql`SELECT
    (SELECT count(*) FROM counted_mails WHERE site = ${site} AND challenge IS NOT NULL AND at > ${since}) AS solved,
    (SELECT count(*) FROM counted_mails WHERE is_newcomer = 1 AND at > ${since}) +
      (SELECT count(*) FROM queued_links) AS newcomers`);
  const { solved = 0, newcomers = 0 } = counts ?? {};
  const left = 1 - newcomers / Math.max(1, newcomersADay(config.mail.mailsADay));
  const scarce = SCARCE.filter((part) => left <= part).length;
  return Math.min(MAX_CHALLENGE_BITS, LEAST_BITS + scarce + Math.floor(solved / SOLVED_A_STEP));
}

const seal = (secret: string, { mailbox, household }: Solver, said: string) =>
  hashKeyed(secret, `sign-in challenge\n${mailbox}\n${household}\n${said}`);

/** A challenge for a browser, good for five minutes. */
export async function makeChallenge(deps: Tools, solver: Solver): Promise<string> {
  const said = [
    deps.now().getTime() + LIFE_MS,
    await findBits(deps, solver),
    makeRandomText(SALT_LENGTH),
  ].join(".");
  return `${said}.${await seal(deps.config.keySecrets[0] ?? "", solver, said)}`;
}

/**
 * The challenge that `solution` solves, by which it is good once; null where it solves none of ours for this solver, it is
 * over, or it was much easier than one would be now.
 */
export async function findSolved(deps: Tools, solver: Solver, solution: string): Promise<string | null> {
  const [expires = "", bits = "", salt = "", sign = ""] = solution.split(".");
  const said = [expires, bits, salt].join(".");
  const seals = await Promise.all(deps.config.keySecrets.map((secret) => seal(secret, solver, said)));
  if (!seals.includes(sign) || Number(expires) <= deps.now().getTime()) return null;
  if (readChallengeBits(solution) < (await findBits(deps, solver)) - 1) return null;
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(solution)));
  return hasZeroBits(hash, readChallengeBits(solution)) ? `${said}.${sign}` : null;
}
