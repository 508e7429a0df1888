const LAYERS = [
  {
    name: "N0",
    title: "Network of suppliers and checkers",
    text: "facts, models, attestations",
    plan: "planned",
  },
  { name: "L2", title: "Application chain", text: "answers, proofs, credits", plan: "announced for Q4 2025" },
  {
    name: "L1",
    title: "Settlement chain",
    text: "stake, disputes, the record of calls",
    plan: "testnet announced for Q3 2026",
  },
  {
    name: "L0",
    title: "Relay chain",
    text: "messages between chains and markets",
    plan: "announced for Q4 2026",
  },
];

/** The planned layers, one above the other: each rests on the one below it. */
export function LayerFigure() {
  return (
    <figure className="layers">
      <ol aria-label="The layers from top to bottom; each rests on the one below it">
        {LAYERS.map(({ name, title, text, plan }) => (
          <li key={name} className="layer">
            <span className="layer-name">{name}</span>
            <span className="layer-words">
              <strong>{title}</strong> <span>{text}</span> <span>{plan}</span>
            </span>
          </li>
        ))}
      </ol>
      <figcaption>
        Figure 1. The layers of the plan. The analysis service of today runs on an ordinary cloud edge, beside
        them; NGMA is a token on Solana.
      </figcaption>
    </figure>
  );
}
