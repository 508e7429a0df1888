import { FaceHead, FaceRow } from "./face-parts.tsx";

const FACTS = [
  ["Network", "Solana, SPL token"],
  ["Launch", "announced for Q4 2025"],
  ["Use", "platform and governance"],
  ["Supply", "1,000,000,000 NGMA"],
] as const;

/** The sixth card: the token that has no market yet. */
export const TokenCard = () => (
  <li className="market-card">
    <div className="faces">
      <div className="face">
        <FaceHead symbol="NGMA" name="Utility token">
          <span className="face-soon">To be announced</span>
        </FaceHead>
        <p className="face-line face-none">No market, no line: it is drawn when there are prices.</p>
        <dl className="face-rows">
          {FACTS.map(([name, fact]) => (
            <FaceRow key={name} name={name}>
              {fact}
            </FaceRow>
          ))}
        </dl>
        <button type="button" className="face-link" disabled>
          Coming Soon
        </button>
      </div>
    </div>
  </li>
);
