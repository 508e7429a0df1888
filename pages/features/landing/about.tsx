import { PRODUCT } from "../../../shared/product.ts";
import { SectionHead } from "../../ui/section-head.tsx";

/** What the product is, in three short paragraphs. */
export const About = () => (
  <SectionHead id="about-title" title={`About ${PRODUCT}`}>
    <div className="mt-6 flex max-w-[56ch] flex-col gap-4 text-pretty text-fg-2">
      <p>
        {PRODUCT} answers questions about coins and stocks in a way you can check. Code reads quotes and daily
        bars, computes the indicators and decides: buy, hold, sell, or no call. A model may put that into
        words; it cannot change it.
      </p>
      <p>
        Developers call the same analysis as JSON, one credit per request, and failed requests are free. NGMA,
        a utility token on Solana, will buy plans at a discount.
      </p>
      <p className="noscript:hidden">
        The picture shows live data: each dot is one of our ten main assets, and lines show how closely their
        daily returns moved together over the last 30 days.
      </p>
    </div>
  </SectionHead>
);
