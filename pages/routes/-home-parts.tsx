import { useRef, useState } from "react";
import SamplePanel from "../features/chat/answer/sample-panel.tsx";
import { MarketLines } from "../features/markets/board/market-lines.tsx";
import { CandlePanel } from "../features/markets/charts/candle-panel.tsx";
import { CallAndReply } from "./-call-and-reply.tsx";
import { HowFar } from "./-how-far.tsx";

export { CardsPanel } from "../features/markets/cards/cards-panel.tsx";
export { default as Network } from "../features/markets/network/network-panel.tsx";
export { NewsletterPanel } from "../features/newsletter/newsletter-panel.tsx";

/** What of the home page may come after the words that matter, in one file: the market in lines, and the answer to one. */
export function Sample() {
  const [asked, setAsked] = useState("Bitcoin");
  const answer = useRef<HTMLElement>(null);
  const ask = (name: string) => {
    setAsked(name);
    // On a narrow screen the answer stands under the lines, out of sight.
    if (!matchMedia("(width >= 1024px)").matches) answer.current?.scrollIntoView();
  };
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <section aria-labelledby="lines-title" className="flex min-h-163.5 flex-col">
        <h2 id="lines-title" className="sr-only">
          The market now
        </h2>
        <MarketLines asked={asked} onAsk={ask} />
      </section>
      <section
        ref={answer}
        aria-labelledby="sample-title"
        className="flex min-h-200 flex-col border-line lg:border-l"
      >
        <h2 id="sample-title" className="sr-only">
          A sample answer
        </h2>
        <SamplePanel name={asked} chart={(symbol, marks) => <CandlePanel symbol={symbol} marks={marks} />} />
      </section>
    </div>
  );
}

/** What the product can show for itself. */
export const Measured = () => (
  <>
    <HowFar />
    <CallAndReply />
  </>
);
