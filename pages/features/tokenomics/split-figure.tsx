const PARTS = [
  { share: 40, name: "Burned", text: "out of circulation for ever" },
  { share: 40, name: "Treasury", text: "locked for 90 days, then decided by a governance vote" },
  { share: 20, name: "Liquidity", text: "permanent" },
];

/** Where each NGMA payment goes, to scale. */
export function SplitFigure() {
  return (
    <ol className="flow" aria-label="How each NGMA payment is split">
      {PARTS.map(({ share, name, text }) => (
        <li key={name} className={`flow-part ${share === 40 ? "grow-2" : "grow"}`}>
          <span className="flow-share">{share}%</span>
          <span className="flow-name">{name}</span>
          <span className="flow-text">{text}</span>
        </li>
      ))}
    </ol>
  );
}
