import type { AssetCloses, CryptoPrice, StockPrice } from "../../../../shared/markets.ts";
import { Age } from "../../../ui/age.tsx";
import { DisputedMark } from "../../../ui/disputed-mark.tsx";
import { MarketMark } from "../../../ui/market-mark.tsx";
import { StockHoursMark } from "../hours/stock-hours-mark.tsx";
import { FaceRow, FaceRows, Skeleton } from "./face-parts.tsx";
import { formatSize } from "./formats.ts";

/** One asset of a card: what is known of it now, nothing yet while it loads. */
export type Side =
  | { kind: "crypto"; symbol: string; item: CryptoPrice | undefined; closes: AssetCloses | undefined }
  | {
      kind: "stock";
      symbol: string;
      item: StockPrice | undefined;
      closes: AssetCloses | undefined;
      /** its list could not be loaded, so nothing is to come */
      isMissing: boolean;
    };

/** What stands where a number would: its room while that is on its way, a dash when it is not. */
export const Blank = ({ of, room }: { of: Side; room: string }) =>
  "isMissing" in of && of.isMissing ? "–" : <Skeleton>{room}</Skeleton>;

const MILLION = 1e6;

/** Turnover: dollars of a coin, shares of a company. Size: in dollars, of a stock given in millions of them. */
function sizesOf(side: Side) {
  const { kind, item } = side;
  if (!item) return { volume: <Blank of={side} room="00.00B" />, cap: <Blank of={side} room="000.00B" /> };
  const cap = kind === "stock" ? item.marketCap * MILLION : item.marketCap;
  return {
    volume: kind === "stock" ? `${formatSize(item.volume)} shares` : `$${formatSize(item.volume)}`,
    cap: cap > 0 ? `$${formatSize(cap)}` : "not available",
  };
}

/** What stands under the price: volume, market cap, trading hours, and where the numbers come from. */
export function CardRows(side: Side) {
  const { kind, item } = side;
  const { volume, cap } = sizesOf(side);
  return (
    <FaceRows>
      <FaceRow name="Volume">{volume}</FaceRow>
      <FaceRow name="Market cap">{cap}</FaceRow>
      <FaceRow name="Market">{kind === "stock" ? <StockHoursMark /> : "open 24/7"}</FaceRow>
      <FaceRow name="Data">
        {item ? (
          <>
            <MarketMark market={item.market} asOf={item.asOf} isPlain />{" "}
            {item.market !== "replay" && <Age at={item.asOf} />}
            <DisputedMark by={item.disputed} />
          </>
        ) : (
          <Blank of={side} room="00 s old" />
        )}
      </FaceRow>
    </FaceRows>
  );
}
