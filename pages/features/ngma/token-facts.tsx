import { formatCount } from "../../../shared/format.ts";
import {
  NGMA_LOCK_DAYS,
  NGMA_PRICE_MICRO_USD,
  NGMA_SHOWN_CHANGE,
  NGMA_SPLIT_BPS,
  NGMA_SUPPLY,
} from "../../../shared/ngma.ts";
import { Section } from "../../ui/controls/section.tsx";

/** The price of a token, and the figure that was announced with it. */
export const PriceCard = () => (
  <Section title="NGMA price" className="token-price" aside={<span className="mark">FIXED PRICE</span>}>
    <div className="token-price-words">
      <p>
        <span className="tier-figure">{(NGMA_PRICE_MICRO_USD / 1e6).toFixed(3)}</span> USD per token
      </p>
      <p className="token-change">
        <span className="mark mark-simulated">
          {NGMA_SHOWN_CHANGE.percent} ({NGMA_SHOWN_CHANGE.usd})
        </span>{" "}
        24-hour change as announced: a fixed figure, not market data.
      </p>
    </div>
  </Section>
);

const share = (bps: number) => `${bps / 100}%`;

const FACTS = [
  ["Network", ["Solana"]],
  ["Token standard", ["SPL token"]],
  ["Launch", ["announced for Q4 2025"]],
  ["Use case", ["Platform utility and governance"]],
  ["Total supply", [formatCount(NGMA_SUPPLY)]],
  [
    "Of each NGMA payment",
    [
      `${share(NGMA_SPLIT_BPS.burn)} burned`,
      `${share(NGMA_SPLIT_BPS.treasury)} locked for ${NGMA_LOCK_DAYS} days, then a vote`,
      `${share(NGMA_SPLIT_BPS.liquidity)} to permanent liquidity`,
    ],
  ],
] as const;

export const AboutCard = () => (
  <Section title="About NGMA Token" className="">
    <dl className="facts-list">
      {FACTS.map(([name, lines]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  </Section>
);
