import { ProviderError } from "../fetch-json.ts";
import type { Chain, TransactionFacts } from "./chain.ts";

/**
 * One chain asked over several nodes: when one fails the next is asked within the same call, and a sole node gets a
 * second try unless it asked to slow down. Null is an answer like any other, it rotates nothing; a transaction that one
 * node cannot place yet is asked for again likewise. When all fail the last `ProviderError` is thrown; any other error is a
 * fault of ours and thrown at once.
 */
export function poolNodes(nodes: Chain[]): Chain {
  const [first] = nodes;
  if (!first) throw new RangeError("a chain needs a node");
  return {
    network: first.network,
    readFinalHeight: () => askInTurn(nodes, (node) => node.readFinalHeight()),
    readHead: () => readHighest(nodes),
    findTransaction: (hash, allAgree = false) =>
      allAgree ? askAll(nodes, hash) : askInTurn(nodes, (node) => node.findTransaction(hash), isWhole),
    // A sole node is not asked for the same blocks twice in a run: the next one comes in a minute.
    findTransfers: (scan) => askEach(nodes, (node) => node.findTransfers(scan)),
    ...(first.findBlockGain && {
      findBlockGain: (owner, height) =>
        askInTurn(
          nodes,
          async (node) => (await node.findBlockGain?.(owner, height)) ?? null,
          (gain) => gain !== null,
        ),
    }),
    ...(first.readBalance && {
      readBalance: (owner, asset) =>
        askInTurn(nodes, async (node) => (await node.readBalance?.(owner, asset)) ?? 0n),
    }),
    readBooks: (books) => askEach(nodes, (node) => node.readBooks(books)),
    ...(first.isSignedBy && {
      isSignedBy: async (signed) =>
        (await Promise.all(nodes.map(async (node) => node.isSignedBy?.(signed)))).every(Boolean),
    }),
    ...(first.canReceive && {
      canReceive: (address) => askInTurn(nodes, async (node) => (await node.canReceive?.(address)) ?? false),
    }),
    buildPayment: (order) => askInTurn(nodes, (node) => node.buildPayment(order)),
    canStillSend: (transaction) => askInTurn(nodes, (node) => node.canStillSend(transaction)),
  };
}

/** It has its place, and nothing of it is hidden. */
const isWhole = (facts: TransactionFacts | null) =>
  facts === null || (facts.height !== null && !facts.unseen);

/** A sole node gets a second try. An answer that is not `isWhole` is taken only where no node has a better one. */
const askInTurn = <T>(
  nodes: Chain[],
  question: (node: Chain) => Promise<T>,
  isWhole?: (answer: T) => boolean,
): Promise<T> => askEach(nodes.length === 1 ? [...nodes, ...nodes] : nodes, question, isWhole);

async function askEach<T>(
  nodes: Chain[],
  question: (node: Chain) => Promise<T>,
  isWhole: (answer: T) => boolean = () => true,
): Promise<T> {
  const isSole = nodes.every((node) => node === nodes[0]);
  let failure: unknown;
  let lesser: { answer: T } | undefined;
  for (const node of nodes) {
    try {
      const answer = await question(node);
      if (isWhole(answer)) return answer;
      lesser = { answer };
    } catch (cause) {
      if (!(cause instanceof ProviderError)) throw cause;
      failure = cause;
      if (isSole && cause.reason === "rate_limited") break;
    }
  }
  if (lesser) return lesser.answer;
  throw failure;
}

/** The highest head that a node reports: one may be behind. Throws the failure of the first where none answers. */
async function readHighest(nodes: Chain[]): Promise<number> {
  const heads = await Promise.allSettled(nodes.map((node) => node.readHead()));
  const heights = heads.flatMap((head) => (head.status === "fulfilled" ? [head.value] : []));
  if (heights.length > 0) return Math.max(...heights);
  throw heads.find((head) => head.status === "rejected")?.reason;
}

/**
 * Final only where every node answers, holds the transaction for final and reports the same of it; one that serves no traces
 * agrees with one that does when the balances of the block show as much. Null is every node's word;
 * when none knows the transaction and one failed, that failure is thrown: it may be the one that would know.
 */
async function askAll(nodes: Chain[], hash: string): Promise<TransactionFacts | null> {
  if (nodes.length === 1) {
    const facts = await askInTurn(nodes, (node) => node.findTransaction(hash), isWhole);
    return facts && { ...facts, agreed: 1 };
  }
  const failures: unknown[] = [];
  const answers = await Promise.all(
    nodes.map((node) =>
      node.findTransaction(hash).catch((cause) => {
        if (!(cause instanceof ProviderError)) throw cause;
        failures.push(cause);
        return null;
      }),
    ),
  );
  // A failure is reported at once, final or not: as long as one node knows of success it is not certain.
  const facts =
    answers.find((answer) => answer?.succeeded && !answer.unseen) ??
    answers.find((answer) => answer?.succeeded) ??
    answers.find((answer) => answer !== null);
  if (!facts && failures.length > 0) throw failures.at(-1);
  if (!facts) return null;
  const agreeing = await Promise.all(nodes.map((node, i) => agrees(node, answers[i] ?? null, facts)));
  if (agreeing.every(Boolean)) return { ...facts, agreed: nodes.length };
  const isFinalSomewhere = answers.some((answer) => answer?.final);
  const doubt = failures.length > 0 ? String(failures[0]) : "the nodes differ";
  return { ...facts, final: false, ...(isFinalSomewhere && { doubt }) };
}

async function agrees(
  node: Chain,
  answer: TransactionFacts | null,
  facts: TransactionFacts,
): Promise<boolean> {
  if (!answer?.final) return false;
  if (describeFacts(answer) === describeFacts(facts)) return true;
  const isBlind = answer.unseen === true && facts.hidden !== undefined;
  return isBlind && describeFacts(withoutCoins(answer)) === describeFacts(withoutCoins(facts))
    ? seesGains(node, facts)
    : false;
}

const withoutCoins = (facts: TransactionFacts): TransactionFacts => ({
  ...facts,
  changes: facts.changes.filter(({ asset }) => asset !== "native"),
  transfers: facts.transfers?.filter(({ asset }) => asset !== "native"),
});

/** Owners one transaction may pay through contracts, to be asked about one by one. */
const MAX_OWNERS = 20;

/** Whether a node that serves no traces has everybody's balance grow in that block by what another one's trace reports. */
async function seesGains(node: Chain, { hidden = [], height }: TransactionFacts): Promise<boolean> {
  if (height === null || hidden.length > MAX_OWNERS) return false;
  const seen = hidden.map(async ({ owner, amount }) => {
    const gain = await node.findBlockGain?.(owner, height).catch((cause) => {
      if (!(cause instanceof ProviderError)) throw cause;
      return null;
    });
    return gain != null && gain.amount >= amount;
  });
  return (await Promise.all(seen)).every(Boolean);
}

/** What all nodes must agree on; how many blocks are on top differs from one moment to the next. */
const describeFacts = ({
  hash,
  succeeded,
  height,
  signers,
  changes,
  named = [],
  transfers = [],
}: TransactionFacts): string =>
  JSON.stringify({
    transfers: transfers.map(({ from, to, asset, amount }) => `${from} ${to} ${asset} ${amount}`).sort(),
    ...{ hash, succeeded, height },
    signers: signers.toSorted(),
    changes: changes.map(({ owner, asset, amount }) => `${owner} ${asset} ${amount}`).sort(),
    named: named
      .map(({ owner, asset, amount, references }) => `${owner} ${asset} ${amount} ${references}`)
      .sort(),
  });
