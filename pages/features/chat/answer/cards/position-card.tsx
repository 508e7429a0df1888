import type { ReactNode } from "react";
import type { Fact, FactKind } from "../../../../../shared/analysis.ts";
import { roundPercents, roundTogether } from "../../../../ui/words/round-percents.ts";
import { type Phrase, useSay } from "../../../../ui/words/say.ts";
import { Opens } from "../../facts/citation.tsx";
import { numberOf, useFindFact } from "../../facts/facts.ts";
import type { Sheet } from "../sheet.ts";

const ROWS: readonly [label: Phrase, ...kinds: FactKind[]][] = [
  ["Entry price", "entry"],
  ["Price now", "price"],
  ["Without leverage", "gain_percent"],
  ["In dollars", "gain_usd"],
  ["Move to break even", "break_even"],
  ["Liquidation", "wipe_out_move", "wipe_out_price"],
  ["Odds of liquidation, 30 days", "wipe_out_odds"],
];

const NO_CENTS = /[.,]00(?=$|\s)/;
const NO_DECIMALS = /[.,]00(?=\s?%)/;

/** What a position is worth by now: its return, what it takes to break even, and with leverage what ends it. */
export function PositionCard({ sheet, symbol }: { sheet: Sheet; symbol: string }) {
  const find = useFindFact(symbol);
  const say = useSay();
  const leverage = find("leverage");
  const margin = find("gain_margin");
  const gain = margin ?? find("gain_percent");
  const isLoss = (numberOf(gain) ?? 0) < 0;
  const shown = ROWS.map(([label, ...kinds]) => ({
    label,
    facts: kinds.flatMap((kind) => find(kind) ?? []),
  }));
  const column = shown.flatMap(({ facts }) =>
    facts.flatMap((fact) => (fact === gain || fact.kind === "wipe_out_odds" ? [] : [fact.text])),
  );
  const rounded = roundTogether(column).map((text) => text.replace(NO_DECIMALS, ""));
  const inDollars = rounded.filter((text) => text.includes("$"));
  const haveCents = inDollars.some((text) => !NO_CENTS.test(text));
  const texts = new Map(
    rounded.map((text, at) => [column[at] ?? "", haveCents ? text : text.replace(NO_CENTS, "")]),
  );
  const isShort = (numberOf(find("wipe_out_price")) ?? 0) > (numberOf(find("entry")) ?? 0);
  return (
    <section
      className="px-4 py-4 md:px-6"
      aria-label={say("Position in {name}", { name: sheet.assets[0]?.name ?? symbol })}
    >
      <h3 className="label">
        {symbol} ·{" "}
        {margin && leverage
          ? say("your return ({leverage}×)", { leverage: leverage.text })
          : say("your return")}
      </h3>
      <p className={`mt-1 font-medium font-mono text-xl ${isLoss ? "text-down" : "text-up"}`}>
        <Opens facts={[gain]}>{roundPercents(gain?.text ?? "")}</Opens>
      </p>
      <dl className="mt-4 divide-y divide-line border-line border-y text-sm">
        {shown.map(({ label, facts }) => (
          <Row key={label} label={say(label)} hero={gain} {...{ isShort, facts, texts }} />
        ))}
      </dl>
    </section>
  );
}

interface RowProps {
  label: ReactNode;
  facts: Fact[];
  hero: Fact | undefined;
  isShort: boolean;
  /** what stands for the text of a fact */
  texts: ReadonlyMap<string, string>;
}

/** The move that liquidates has its sign. */
const sayValue = ({ kind, text }: Fact, { isShort, texts }: Pick<RowProps, "isShort" | "texts">): string =>
  (kind === "wipe_out_move" ? (isShort ? "+" : "−") : "") + (texts.get(text) ?? text);

function Row({ label, facts, hero, ...how }: RowProps) {
  if (facts.length === 0 || facts[0] === hero) return null;
  return (
    <div className="flex justify-between gap-4 py-1.5">
      <dt className="text-fg-2">{label}</dt>
      <dd className="font-mono">
        <Opens facts={facts}>{facts.map((fact) => sayValue(fact, how)).join(", ")}</Opens>
      </dd>
    </div>
  );
}
