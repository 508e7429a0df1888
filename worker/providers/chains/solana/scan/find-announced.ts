import type { AskNode } from "../rpc.ts";
import { findSignatures, type History, type Signature, type Slots } from "./find-signatures.ts";

/** References and wallets asked about in one scan, and transactions read of either kind. */
const MAX_ASKED = 100;
const MAX_READ = 100;
const PARALLEL = 6;
/** One full page, and one that shows the end: a wallet that makes more transactions meanwhile is nobody's own. */
const PAGES = 2;

/** What is awaited: keys that name an order in its transfer, and wallets that announced a payment. */
interface Awaited {
  references: string[];
  senders: string[];
}

/**
 * Where a receiver's history is flooded: the transactions, in the histories of what is awaited, which are, or may be,
 * payments to it; each of these is short. References come first. Of too many a random part, so that everyone's turn comes.
 * `isWhole`: in the slots where the receiver's history is missing none was left out. Throws `ProviderError`.
 */
export async function findAnnounced(
  ask: AskNode,
  { references, senders }: Awaited,
  seen: { history: History; slots: Slots },
): Promise<{ signatures: Signature[]; isWhole: boolean }> {
  const named = await findLikely(ask, references, seen);
  const sent = await findLikely(ask, senders, seen);
  return { signatures: [...named.signatures, ...sent.signatures], isWhole: named.isWhole && sent.isWhole };
}

async function findLikely(
  ask: AskNode,
  keys: string[],
  { history, slots }: { history: History; slots: Slots },
): Promise<{ signatures: Signature[]; isWhole: boolean }> {
  const asked = shuffle([...new Set(keys)]).slice(0, MAX_ASKED);
  const own: History[] = [];
  for (let i = 0; i < asked.length; i += PARALLEL) {
    const some = asked.slice(i, i + PARALLEL);
    own.push(...(await Promise.all(some.map((key) => findSignatures(ask, [key], slots, { pages: PAGES })))));
  }
  const ours = new Set(history.signatures.map(({ signature }) => signature));
  const likely = own
    .flatMap(({ signatures }) => signatures)
    .filter(({ signature, slot }) => ours.has(signature) || slot < history.complete);
  const signatures = shuffle([...new Map(likely.map((one) => [one.signature, one])).values()]);
  const isWhole =
    asked.length === new Set(keys).size &&
    signatures.length <= MAX_READ &&
    own.every(({ complete }) => complete === slots.from);
  return { signatures: signatures.slice(0, MAX_READ), isWhole };
}

const shuffle = <T>(list: readonly T[]): T[] =>
  list
    .map((one) => ({ one, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ one }) => one);
