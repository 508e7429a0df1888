import { Link } from "@tanstack/react-router";
import { ENDPOINTS } from "../../../shared/endpoints.ts";
import { Table } from "../../ui/controls/table.tsx";
import type { Section } from "../../ui/document/section.ts";

const tokenomics = (
  <>
    <p>
      NGMA is a utility token, an SPL token on the Solana network, with a fixed total supply of 1,000,000,000.
      It has two uses: paying for the platform’s services, and governance. It is not a share in a company and
      carries no claim to profit. Its launch was announced for Q4 2025; its listing price is to be announced.
      Purchases on this site use a fixed price of 0.025 US dollars.
    </p>
    <p>
      The supply is divided into a fair launch (25%), treasury and DAO (25%, over 4 years), team and advisors
      (20%, over 4 years after a 1-year cliff), community rewards (15%, over 4 years), protocol-owned
      liquidity (10%, permanent), and development and marketing (5%, over 2 years). The{" "}
      <Link to="/tokenomics">tokenomics page</Link> has the same table with amounts.
    </p>
    <p>
      Each payment made in NGMA is split in the transaction that pays: 40% is burned, 40% is locked in the
      treasury for 90 days, after which a governance vote decides about it, and 20% goes to permanent
      liquidity. The three parts are checked on chain before the plan is credited. In return a plan costs less
      in NGMA than in dollars: ten percent less for Pre-Enigma, twenty for Enigmatic.
    </p>
    <p>
      The arithmetic is plain on purpose. At an example price of $0.005, a plan of $120 needs 24,000 NGMA:
      9,600 are burned, 9,600 are locked and 4,800 go to liquidity. Demand for analysis then removes tokens
      from circulation in proportion to what is bought, whatever the price is.
    </p>
  </>
);

const useCases = (
  <>
    <h3>A person with a question</h3>
    <p>
      “Should I buy Tesla?” is answered in seconds with a call, what points up and what points down, and the
      price that would cancel it. Every number can be opened: value, source, age. The person can disagree with
      a rule instead of with a mood.
    </p>
    <h3>A developer with a product</h3>
    <p>
      {ENDPOINTS.length} endpoints give the same analysis as JSON: the whole picture, the recommendation, its
      technical, sentiment and fundamental parts, the forecast, and calls and ranges for many assets at once.
      A call costs one credit, a batch one per asset, and failed calls are free; a repeat under the same
      idempotency key is answered again without being charged again.
    </p>
    <h3>A desk that must keep records</h3>
    <p>
      An answer is a record: facts with times, the rules that fired, a result. It can be filed, and with Layer
      2, an auditor who trusts neither the desk nor us is to be able to verify its date.
    </p>
    <h3>An agent that acts</h3>
    <p>
      Programs that trade need inputs they can reject. A fact with an age can be compared with a limit; a
      paragraph cannot. Agents are planned as the last step of the roadmap because they are only as safe as
      what they read.
    </p>
  </>
);

const STEPS = [
  { what: "Layer 2 launch", when: "announced for Q4 2025", goal: "Hashes of answers in a public log" },
  {
    what: "Custom language model",
    when: "announced for Q1–Q2 2026",
    goal: "A writer trained to repeat facts and nothing else",
  },
  {
    what: "Layer 1 testnet",
    when: "announced for Q3 2026",
    goal: "Stakes, disputes, the public record of calls",
  },
  { what: "Layer 0 relay chain", when: "announced for Q4 2026", goal: "Proofs from other chains" },
  {
    what: "Advanced AI agents",
    when: "planned for 2027 and later",
    goal: "Programs that act on checked facts, within limits their owner sets",
  },
];

const roadmap = (
  <>
    <p>The roadmap as announced. A past date is an announced date, not a report of delivery.</p>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it by key */}
    <section className="document-scroll" aria-label="Roadmap" tabIndex={0}>
      <Table columns={["Step", "Date", "Goal"]} className="document-table">
        {STEPS.map(({ what, when, goal }) => (
          <tr key={what}>
            <td>{what}</td>
            <td>{when}</td>
            <td>{goal}</td>
          </tr>
        ))}
      </Table>
    </section>
    <p>
      Each step has a condition besides its date: a step is taken when the one before it can be checked by
      outsiders. A chain of proofs for answers that nobody can recompute would show little, which is why the
      grounding gate came first.
    </p>
  </>
);

const conclusion = (
  <>
    <p>
      Forecasts will stay uncertain; what can be made certain is everything around them: which facts were
      held, where they came from, how old they were, which rule turned them into a call, and how often such
      calls came true. That is the whole program of this paper. The service that runs today does it for one
      answer at a time. The network is planned to do it for all of them, in public, without asking to be
      believed.
    </p>
    <p>
      Where the plan and the evidence disagree, the evidence wins. The measurements published with the
      software say today that the score has no proven edge over the base rate. We print that sentence because
      a system that can say it is the only kind that may one day say the opposite.
    </p>
  </>
);

export const economy: Section[] = [
  { id: "tokenomics", number: "6", title: "Tokenomics", body: tokenomics },
  { id: "use-cases", number: "7", title: "Use Cases", body: useCases },
  { id: "roadmap", number: "8", title: "Roadmap", body: roadmap },
  { id: "conclusion", number: "9", title: "Conclusion", body: conclusion },
];
