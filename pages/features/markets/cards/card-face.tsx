import { Link } from "@tanstack/react-router";
import type { AssetCloses } from "../../../../shared/markets.ts";
import { Change } from "../../../ui/change.tsx";
import { Blank, CardRows, type Side } from "./card-rows.tsx";
import { FaceHead } from "./face-parts.tsx";
import { formatCardPrice } from "./formats.ts";
import { Sparkline } from "./sparkline.tsx";

/** A month of closes and what it came to. */
function Month({ closes }: Pick<AssetCloses, "closes">) {
  const [first, last] = [closes[0]?.close, closes.at(-1)?.close];
  if (closes.length < 2 || !first || !last) return null;
  return (
    <>
      <Sparkline closes={closes.map(({ close }) => close)} />
      <p className="face-month">
        {closes.length - 1} days
        <Change percent={(last / first - 1) * 100} />
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
      <FaceHead symbol={symbol} name={item?.name ?? ""} hasPage>
        {item ? (
          <>
            {formatCardPrice(item.price)} <Change percent={item.change24h} />
          </>
        ) : (
          <Blank of={side} room="$00,000.00" />
        )}
      </FaceHead>
      <div className="face-line flap">{closes && <Month closes={closes.closes} />}</div>
      <CardRows {...side} />
      <Link to="/app" search={{ analyze: name }} className="face-link flap">
        <span>
          Analyze with AI<span className="sr-only">: {name}</span>
        </span>
        <span aria-hidden>→</span>
      </Link>
    </>
  );
}
