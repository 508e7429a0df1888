import type { AskNode } from "../rpc.ts";
import { findSignatures, type History, type Signature, type Slots } from "./find-signatures.ts";

/** Wallets asked about in one scan, and transactions of theirs read. */
const MAX_SENDERS = 100;
const MAX_READ = 100;
const PARALLEL = 6;
/** One of them full, one that tells the end: a wallet that makes more transactions meanwhile is nobody's own. */
const PAGES = 2;

/**
 * Where a receiver's history is flooded: transactions of the wallets that announced a payment which are, or may be,
 * payments to it, each wallet's own history being short. Of too many a random part, so that everyone's turn comes.
 * `isWhole`: in the slots where the receiver's history is missing none was left out. Throws `ProviderError`.
 */
export async function findAnnounced(
  ask: AskNode,
  senders: string[],
  { history, slots }: { history: History; slots: Slots },
): Promise<{ signatures: Signature[]; isWhole: boolean }> {
  const asked = shuffle([...new Set(senders)]).slice(0, MAX_SENDERS);
  const own: History[] = [];
  for (let i = 0; i < asked.length; i += PARALLEL) {
    const some = asked.slice(i, i + PARALLEL);
    own.push(...(await Promise.all(some.map((sender) => findSignatures(ask, [sender], slots, PAGES)))));
  }
  const ours = new Set(history.signatures.map(({ signature }) => signature));
  const likely = own
    .flatMap(({ signatures }) => signatures)
    .filter(({ signature, slot }) => ours.has(signature) || slot < history.complete);
  const signatures = shuffle([...new Map(likely.map((one) => [one.signature, one])).values()]);
  const isWhole =
    asked.length === new Set(senders).size &&
    signatures.length <= MAX_READ &&
    own.every(({ complete }) => complete === slots.from);
  return { signatures: signatures.slice(0, MAX_READ), isWhole };
}

const shuffle = <T>(list: readonly T[]): T[] =>
  list
    .map((one) => ({ one, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ one }) => one);
