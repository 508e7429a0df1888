import { useContext } from "react";
import type { MarketKind } from "../../../../shared/markets.ts";
import { Age, formatMoment } from "../../../ui/age.tsx";
import { useSay } from "../../../ui/words/say.ts";
import { FactsContext } from "./facts.ts";

/** How old a fact is; of a frozen answer, a replayed market, which has its own now, and one not loaded yet, the day it is from. */
export function FactAge({ at, market }: { at: string; market: MarketKind | undefined }) {
  const { isFrozen } = useContext(FactsContext);
  const say = useSay();
  return isFrozen || market === "replay" || !market ? (
    <time dateTime={at} data-tip={formatMoment(at)} className="whitespace-nowrap">
      {say("of {day}", { day: at.slice(0, 10) })}
    </time>
  ) : (
    <Age at={at} word={say("old")} />
  );
}
