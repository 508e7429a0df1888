import { CARD, FACE, FaceHead, FaceLine, FaceRow, FaceRows } from "./face-parts.tsx";

const FACTS = [
  ["Network", "Solana, SPL token"],
  ["Launch", "announced for Q4 2025"],
  ["Use", "platform and governance"],
  ["Supply", "1,000,000,000 NGMA"],
] as const;

const SOON =
  "mt-auto flex min-h-11 cursor-not-allowed items-center border-line border-t px-4 font-semibold text-[14px] " +
  "text-fg-3 [font-stretch:85%] sm:px-6";

/** The sixth card: the token that has no market yet. */
export const TokenCard = () => (
  <li className={CARD}>
    <div className={FACE}>
      <FaceHead symbol="NGMA" name="Utility token">
        <span className="text-fg-2 [word-spacing:-0.35em]">To be announced</span>
      </FaceHead>
      <FaceLine>
        <p className="text-fg-3 text-sm">No market, no line: it is drawn when there are prices.</p>
      </FaceLine>
      <FaceRows>
        {FACTS.map(([name, fact]) => (
          <FaceRow key={name} name={name}>
            {fact}
          </FaceRow>
        ))}
      </FaceRows>
      <button type="button" className={SOON} disabled>
        Coming Soon
      </button>
    </div>
  </li>
);
