/** The sixth card, one quiet line: the token that has no market yet. */
export const TokenCard = () => (
  <li className="col-span-full flex flex-wrap items-center gap-x-6 border-line border-t px-4 py-2 text-fg-2 text-sm sm:px-6">
    <h3 className="font-semibold text-fg [font-stretch:85%]">NGMA</h3>
    <p className="flex-1">Utility token on Solana, launch announced for Q4 2025. Price: to be announced.</p>
    <button type="button" className="min-h-11 cursor-not-allowed text-fg-3" disabled>
      Coming Soon
    </button>
  </li>
);
