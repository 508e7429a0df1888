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
    <figure className="mt-4 max-w-[760px] border border-line-strong">
      <ol className="max-w-none" aria-label="The layers from top to bottom; each rests on the one below it">
        {LAYERS.map(({ name, title, text, plan }) => (
          <li key={name} className="group m-0 grid grid-cols-[72px_minmax(0,1fr)] border-line border-b">
            <span className="grid place-items-center bg-surface-2 font-mono group-first:bg-amber group-first:text-ink">
              {name}
            </span>
            <span className="flex flex-wrap justify-between gap-x-5 py-2.5 pr-4 pl-5 font-mono text-fg-2 text-sm">
              <strong className="basis-full font-sans font-semibold text-base text-fg">{title}</strong>{" "}
              <span>{text}</span> <span>{plan}</span>
            </span>
          </li>
        ))}
      </ol>
      <figcaption className="px-4 py-2.5 text-[13px] leading-6">
        Figure 1. The layers of the plan. The analysis service of today runs on an ordinary cloud edge, beside
        them; NGMA is a token on Solana.
      </figcaption>
    </figure>
  );
}
