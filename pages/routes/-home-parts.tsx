import SamplePanel from "../features/chat/answer/sample-panel.tsx";
import { CandlePanel } from "../features/markets/charts/candle-panel.tsx";

export { CardsPanel } from "../features/markets/cards/cards-panel.tsx";
export { default as Network } from "../features/markets/network/network-panel.tsx";
export { NewsletterPanel } from "../features/newsletter/newsletter-panel.tsx";
export { default as Measured } from "../features/record/measured.tsx";

/** What of the home page may come after the words that matter, in one file. */
export const Sample = () => (
  <SamplePanel chart={(symbol, marks) => <CandlePanel symbol={symbol} marks={marks} />} />
);
