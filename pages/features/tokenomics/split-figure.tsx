const PARTS = [
  { share: 40, name: "Burned", text: "permanently out of circulation" },
  { share: 40, name: "Treasury", text: "locked for 90 days, then decided by a governance vote" },
  { share: 20, name: "Liquidity", text: "permanent" },
];

const PART =
  "mt-0 flex flex-col bg-surface px-4 py-3.5 first:bg-[color-mix(in_oklch,var(--color-amber)_22%,var(--color-bg))] " +
  "sm:basis-0";

/** Where each NGMA payment goes, to scale. */
export function SplitFigure() {
  return (
    <ol
      className="grid max-w-[760px] list-none divide-y divide-line border border-line p-0 sm:flex sm:divide-x sm:divide-y-0"
      aria-label="How each NGMA payment is split"
    >
      {PARTS.map(({ share, name, text }) => (
        <li key={name} className={`${PART} ${share === 40 ? "grow-2" : "grow"}`}>
          <span className="font-mono text-[24px] leading-8">{share}%</span>
          <span className="font-semibold [font-stretch:85%]">{name}</span>
          <span className="text-fg-2 text-sm">{text}</span>
        </li>
      ))}
    </ol>
  );
}
