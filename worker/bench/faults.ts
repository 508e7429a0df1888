import type { Fault } from "./inside/faulty.ts";
import { openFaultPerson } from "./measure/fault-person.ts";
import { openStrangers } from "./measure/fault-strangers.ts";
import { type FaultStreet, openFaultStreet } from "./measure/fault-street.ts";

const PORT = 8930;
const PEOPLE = 8;
const STRANGERS = 4;
/** Alarms that the faults themselves may raise. */
const OF_FAULTS = /^(?:cron: |provider: |error rate)/;
const BETWEEN_MS = 5_000;
const LASTS_MS = 3_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A word to the worker itself, said again where a connection kept from before a kill breaks. */
async function tell(url: string, init?: RequestInit): Promise<Response> {
  for (;;) {
    const reply = await fetch(url, init).catch(() => null);
    if (reply) return reply;
    await pause(100);
  }
}

const inside = (kind: Fault) => async (street: FaultStreet) => {
  await tell(`${street.origin}/fault/${encodeURIComponent(kind)}/${LASTS_MS}`, { method: "POST" });
  await pause(LASTS_MS);
};
const models = (manner: Parameters<FaultStreet["setModels"]>[0]) => async (street: FaultStreet) => {
  street.setModels(manner);
  await pause(LASTS_MS);
  street.setModels({});
};

/** Each fault in turn; what it returns from is over. */
const FAULTS: Record<string, (street: FaultStreet) => Promise<void>> = {
  "kill -9": (street) => street.killAndRestart(),
  "database locked": inside("database locked"),
  "cache refusing": inside("cache refusing"),
  "models hanging": models({ hangAfter: 3 }),
  "models down": models({ status: 500 }),
  "clock two minutes forward": inside("clock forward"),
  "clock two minutes back": inside("clock back"),
};

/** How far it has come: faults that are over, and paid calls that were answered. */
interface SoFar {
  faults: number;
  paidCalls: number;
}

/**
 * Until `isOver` people who sign in, pay on a local network, call the paid API, stream and chat, with a fault every few
 * seconds, while strangers store, mail, report and solve challenges. Throws when a unit of credit, a payment or a session was
 * lost, an answer was wrong, somebody cannot sign in afterwards, or an alarm is on that no fault explains. Gives what was done,
 * and how long after each kind of fault a paid call was answered again, ms: the median and the longest.
 */
export async function measureFaults(
  isOver: (soFar: SoFar) => boolean,
  port = PORT,
  strangerCount = STRANGERS,
) {
  const street = await openFaultStreet(port);
  try {
    const people = await Promise.all(Array.from({ length: PEOPLE }, (_, i) => openFaultPerson(street, i)));
    const prober = await openFaultPerson(street, PEOPLE);
    const all = [...people, prober];
    const total = (read: (seen: (typeof all)[number]["seen"]) => number) =>
      all.reduce((sum, { seen }) => sum + read(seen), 0);
    let turn = 0;
    const isDone = () => isOver({ faults: turn, paidCalls: total(({ answered }) => answered) });
    const strangers = openStrangers(
      street,
      all.map(({ email }) => email),
    );
    const living = [
      ...people.map((person) => person.live(isDone)),
      ...Array.from({ length: strangerCount }, (_, i) => strangers.live(i + 1, isDone)),
    ];
    const recoveredMs = new Map<string, number[]>();
    for (; !isDone(); turn++) {
      const [name, strike] = Object.entries(FAULTS)[turn % Object.keys(FAULTS).length] ?? [];
      if (!name || !strike) break;
      await strike(street);
      const overAt = Date.now();
      await prober.call();
      recoveredMs.set(name, [...(recoveredMs.get(name) ?? []), Date.now() - overAt]);
      await tell(`${street.origin}/cron`, { method: "POST" });
      await pause(Math.max(0, BETWEEN_MS - (Date.now() - overAt)));
    }
    await Promise.all(living);
    await prober.checkSession();
    await tell(`${street.origin}/cron`, { method: "POST" });
    await strangers.checkNewcomer();
    for (const person of all) await person.checkSignIn();
    const { wrong: wrongOfStrangers, ...strangersDid } = strangers.done;
    const wrong = [...all.flatMap(({ seen }) => seen.wrong), ...wrongOfStrangers];
    const alarms = (await (await tell(`${street.origin}/alarms`)).json()) as string[];
    for (const kind of alarms) if (!OF_FAULTS.test(kind)) wrong.push(`alarm: ${kind}`);
    wrong.push(...(await checkCredits(street, all)));
    const books = (await (await tell(`${street.origin}/books`)).json()) as Record<string, number>;
    if (books.credited !== all.length || books.payments !== all.length)
      wrong.push(`${JSON.stringify(books)} for ${all.length} payments`);
    if (wrong.length > 0) throw new Error(wrong.join("\n"));
    return {
      faults: [...recoveredMs.values()].flat().length,
      paidCalls: total(({ answered }) => answered),
      chats: total(({ chats }) => chats),
      payments: books.credited,
      strangers: strangersDid,
      alarms,
      askedAgain: total(({ retries }) => retries),
      recoveredMs: Object.fromEntries([...recoveredMs].map(([name, times]) => [name, spreadOf(times)])),
    };
  } finally {
    await street.stop();
  }
}

type Person = Awaited<ReturnType<typeof openFaultPerson>>;

/** Whose account paid for more or fewer answers than came. */
async function checkCredits(street: FaultStreet, people: readonly Person[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const { accountId, seen } of people) {
    const reply = await tell(`${street.origin}/account/${accountId}`);
    const { debited } = (await reply.json()) as { debited: number };
    if (debited !== seen.answered) wrong.push(`${debited} credits debited for ${seen.answered} answers`);
  }
  return wrong;
}

function spreadOf(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  return { median: sorted[Math.floor(sorted.length / 2)], longest: sorted.at(-1) };
}
