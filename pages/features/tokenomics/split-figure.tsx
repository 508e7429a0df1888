const PARTS = [
  { share: 40, name: "Burned", text: "out of circulation for ever" },
  { share: 40, name: "Treasury", text: "locked for 90 days, then decided by a governance vote" },
  { share: 20, name: "Liquidity", text: "permanent" },
];

/** Where each NGMA payment goes, to scale. */
export function SplitFigure() {
  return (
    <ol className="split" aria-label="How each NGMA payment is split">
      {PARTS.map(({ share, name, text }) => (
        <li key={name} style={{ flexGrow: share }} className="split-part">
          <span className="split-share">{share}%</span>
          <span className="split-name">{name}</span>
          <span className="split-text">{text}</span>
        </li>
      ))}
    </ol>
  );
}
