import { PRODUCT } from "../../../shared/product.ts";
import type { Section } from "../../ui/document/section.ts";
import { LayerFigure } from "./layer-figure.tsx";

const layer2 = (
  <>
    <p>
      Layer 2 is the application chain, and the first layer of the plan. Its launch was announced for Q4 2025.
      Its purpose is narrow: to make an answer provable after it was given.
    </p>
    <p>
      For each answer the service already holds a complete record: the question’s assets, the numbered facts,
      the score, the call and the text. On Layer 2 the record’s hash is to be written to a public log in the
      same minute, in batches, so that the cost of one answer stays a small fraction of a cent. The record
      itself stays with the person who asked. Anyone who holds it can later show that this answer, with these
      facts, existed at this time; nobody can produce a flattering one afterwards.
    </p>
    <ul>
      <li>
        <strong>Batches.</strong> Hashes are to be gathered into a Merkle tree; only its root goes on chain. A
        proof is a path of a few dozen hashes and can be checked in a browser.
      </li>
      <li>
        <strong>Facts by reference.</strong> A fact is identified by source, series and time. Two answers that
        used the same bar refer to the same leaf, so a source’s later correction is visible as a correction.
      </li>
      <li>
        <strong>Credits.</strong> Prepaid calls are to be settled on the chain by their holders. The counters
        of an account remain exact in one place, as they are now; the chain records balances, it does not race
        for them.
      </li>
    </ul>
    <p>
      The chain is planned as a rollup: it orders its own transactions and leaves safety to the layer below.
      Until that layer exists, batches are to be anchored in an established public chain.
    </p>
    <LayerFigure />
  </>
);

const layer1 = (
  <>
    <p>
      Layer 1 is the settlement chain. A testnet was announced for Q3 2026. It holds what must not depend on
      one operator: stakes, disputes, and the public record of calls.
    </p>
    <h3>The record of calls</h3>
    <p>
      A call is only worth something together with all the others. Layer 1 is planned to hold, for every
      published call, the asset, the time, the action, the measured share and the rules’ version, and thirty
      days later the outcome. From this anyone can compute how often calls came true, for each rule and each
      asset, against the base rate. It is this record, and not an announcement, that may one day lift the cap
      of sixty percent.
    </p>
    <h3>Disputes</h3>
    <p>
      A party that supplied a fact puts NGMA at stake for it. Whoever can show that the source said otherwise
      at that time opens a dispute; a panel drawn from other stakers compares signed copies of the source. The
      loser’s stake pays for the work. A dispute is about what a source said, never about what a price ought
      to be, which keeps it decidable.
    </p>
    <h3>Consensus</h3>
    <p>
      The plan is proof of stake with a small, rotating set of validators and final blocks within seconds.
      Throughput is not the bottleneck: the settlement chain sees batches and disputes, not prompts. The
      design therefore prefers boring, well-studied consensus over speed.
    </p>
  </>
);

const layer0 = (
  <>
    <p>
      Layer 0 is the relay chain, announced for Q4 2026. Markets live on many chains and on exchanges that are
      not chains at all. Layer 0 is to carry three kinds of messages between them, and nothing else.
    </p>
    <ul>
      <li>
        <strong>Prices and events</strong> from other chains, with a proof of their origin: a block header and
        a path to the transaction, checked against that chain’s own finality.
      </li>
      <li>
        <strong>Payments</strong> on other networks. Today a plan can be paid on Solana, Ethereum, BNB Smart
        Chain, Polygon, Base, Sui and the XRP Ledger; the service reads each chain, waits until the payment is
        final, and credits exactly that transaction once. The relay chain is planned to make the same
        statement without asking a node of ours.
      </li>
      <li>
        <strong>Attestations</strong> of the off-chain world: a stock exchange’s close, a filing’s figures.
        They carry the signature of the source where it signs, and of several independent readers where it
        does not.
      </li>
    </ul>
    <p>
      Bridges are where most value has been lost in this industry. Layer 0 is therefore to move information
      first and value only where a chain’s own light client can be verified; a message that cannot be proved
      is carried as a claim, and shown as one.
    </p>
  </>
);

const n0 = (
  <>
    <p>
      N0 is the network above the layers: the people and machines that do the work an answer needs. Four roles
      are planned, each paid for what can be checked.
    </p>
    <ul>
      <li>
        <strong>Suppliers</strong> bring facts: prices, volumes, filings, on-chain events. They are paid per
        fact that was used in an answer, and lose stake for one that its source denies.
      </li>
      <li>
        <strong>Writers</strong> run language models that put facts into words. A text is paid for when it
        passes the grounding gate; one with an invented number is refused before anyone reads it.
      </li>
      <li>
        <strong>Checkers</strong> recompute. They take a published record, fetch the same bars and run the
        same rules; any difference is a finding.
      </li>
      <li>
        <strong>Readers</strong> ask, pay, and decide. Their questions stay theirs: a question’s text is never
        written to a chain.
      </li>
    </ul>
    <p>
      The name says what it is: node zero is the reader’s own machine. Rules and indicators of {PRODUCT} are
      deterministic and small enough that anyone can be a checker; a laptop reproduces the figures of an
      answer in milliseconds once it has the bars. A network whose results can be recomputed at home needs
      less trust than one that asks for votes.
    </p>
  </>
);

export const layers: Section[] = [
  { id: "layer-2", number: "2", title: "Layer 2", body: layer2 },
  { id: "layer-1", number: "3", title: "Layer 1", body: layer1 },
  { id: "layer-0", number: "4", title: "Layer 0", body: layer0 },
  { id: "n0", number: "5", title: "N0", body: n0 },
];
