import type { Fact, FactKind } from "../../../../shared/analysis.ts";
import { formatFact } from "../../../../shared/format-fact.ts";
import type { AssetType } from "../../../../shared/markets.ts";
import { FACT_CARDS } from "./fact-cards.ts";

/** Where a group of values comes from, and the moment they describe. */
export interface Origin {
  source: string;
  asOf: Date;
}

/** Values by kind; one that could not be computed is missing, null or not finite. */
export type Values = Partial<Record<FactKind, number | string | null>>;

/** A fact before it has a number. */
export interface FactDraft extends Origin {
  kind: FactKind;
  value: number | string;
  /** only where the usual label of the kind does not say enough */
  label?: string;
}

/** Drafts of the values that exist, in their order; the others are left out. */
export function draftFacts(
  values: Values,
  origin: Origin,
  labels: Partial<Record<FactKind, string>> = {},
): FactDraft[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const kind = name as FactKind;
    const exists = typeof value === "string" ? value !== "" : Number.isFinite(value);
    return exists && value !== null ? [{ kind, value, label: labels[kind], ...origin }] : [];
  });
}

/** Gives drafts of one asset (or pair, "BTC/ETH") their ids, f`nextId` and on, and the text they are shown as. */
export function numberFacts(
  { symbol, type }: { symbol: string; type: AssetType },
  drafts: FactDraft[],
  nextId: number,
): Fact[] {
  const moments = new Map<Date, string>();
  const write = (moment: Date) => {
    const text = moments.get(moment) ?? moment.toISOString();
    moments.set(moment, text);
    return text;
  };
  return drafts.map(({ kind, value, label, source, asOf }, i) => {
    const card = FACT_CARDS[kind];
    const { unit, label: usual } = (type === "stock" && card.stock) || card;
    const shown = formatFact(value, unit);
    const text = card.level ? shown.replace(/^\+/, "") : shown;
    const id = `f${nextId + i}`;
    return {
      id,
      asset: symbol,
      kind,
      label: label ?? usual,
      value,
      unit,
      text,
      source,
      asOf: write(asOf),
    };
  });
}
