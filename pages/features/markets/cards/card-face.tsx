import { Link } from "@tanstack/react-router";
import type { AssetCloses } from "../../../../shared/markets.ts";
import { Change } from "../../../ui/change.tsx";
import { PriceSpark } from "../../../ui/controls/sparkline.tsx";
import { Blank, CardRows, type Side } from "./card-rows.tsx";
import { FaceHead, FaceLine } from "./face-parts.tsx";
import { formatCardPrice } from "./formats.ts";

/** A month of closes and what it came to; a bare line without them. */
function Month({ closes }: Pick<AssetCloses, "closes">) {
  const [first, last] = [closes[0]?.close, closes.at(-1)?.close];
  if (closes.length < 2 || !first || !last) return <span className="h-0.5 flex-1 self-center bg-surface-3" />;
  return (
    <>
      <PriceSpark closes={closes.map(({ close }) => close)} />
      <p className="min-w-18 flex-none self-center text-right text-[11px] text-fg-3 leading-[18px]">
        {closes.length - 1} days
        <span className="block font-medium font-mono text-sm">
          <Change percent={(last / first - 1) * 100} />
        </span>
      </p>
    </>
  );
}

/** One side of a card: price, change, a month of closes, turnover, size, and how old and how real all of it is. */
export function CardFace(side: Side) {
  const { symbol, item, closes } = side;
  const name = item?.name ?? symbol;
  return (
    <>
      <FaceHead symbol={symbol} name={item?.name ?? ""}>
        {item ? (
          <>
            {formatCardPrice(item.price)}{" "}
            <span className="text-base tracking-normal">
              <Change percent={item.change24h} />
            </span>
          </>
        ) : (
          <Blank of={side} room="$00,000.00" />
        )}
      </FaceHead>
      <FaceLine>
        <Month closes={closes?.closes ?? []} />
      </FaceLine>
      <CardRows {...side} />
      <Link
        to="/app"
        search={{ analyze: name }}
        className="row-link flap mt-auto font-semibold text-[14px] [--row:7] [font-stretch:85%] noscript:hidden"
      >
        <span>
          Analyze with AI<span className="sr-only">: {name}</span>
        </span>
        <span aria-hidden>→</span>
      </Link>
    </>
  );
}
