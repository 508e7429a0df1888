import type { MarketKind } from "../../../../shared/markets.ts";
import { Age, formatMoment } from "../../../ui/age.tsx";

/** How old a fact is; of a replayed market, which has its own now, and of one not yet told, the day it is from. */
export function FactAge({ at, market }: { at: string; market: MarketKind | undefined }) {
  return market === "replay" || !market ? (
    <time dateTime={at} data-tip={formatMoment(at)} className="whitespace-nowrap">
      of {at.slice(0, 10)}
    </time>
  ) : (
    <Age at={at} />
  );
}
