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

const ROW = 64;

/** The planned layers, one above the other: each rests on the one below it. */
export function LayerFigure() {
  const height = LAYERS.length * ROW;
  return (
    <figure className="layers">
      <svg
        viewBox={`0 0 720 ${height}`}
        role="img"
        aria-labelledby="layers-title"
        fontFamily="var(--font-mono)"
      >
        <title id="layers-title">
          Four layers from top to bottom: N0, Layer 2, Layer 1 and Layer 0. Each rests on the one below it.
        </title>
        {LAYERS.map(({ name, title, text, plan }, row) => (
          <g key={name} transform={`translate(0 ${row * ROW})`}>
            {row > 0 && <line x1="0" x2="720" y1="0" y2="0" stroke="var(--line)" />}
            <rect width="72" height={ROW} fill={row === 0 ? "var(--amber)" : "var(--surface-2)"} />
            <text
              x="36"
              y="38"
              textAnchor="middle"
              fontSize="17"
              fill={row === 0 ? "var(--ink)" : "var(--fg)"}
            >
              {name}
            </text>
            <text x="92" y="28" fontSize="15" fontFamily="var(--font-sans)" fontWeight="600" fill="var(--fg)">
              {title}
            </text>
            <text x="92" y="48" fontSize="13" fill="var(--fg-2)">
              {text}
            </text>
            <text x="704" y="38" textAnchor="end" fontSize="12" fill="var(--fg-3)">
              {plan}
            </text>
          </g>
        ))}
      </svg>
      <figcaption>
        Figure 1. The layers of the plan. The analysis service of today runs on an ordinary cloud edge, beside
        them; NGMA is a token on Solana.
      </figcaption>
    </figure>
  );
}
