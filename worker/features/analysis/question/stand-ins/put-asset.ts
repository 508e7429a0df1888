import type { FactKind } from "../../../../../shared/analysis.ts";
import type { Asset } from "../../../markets/assets.ts";
import type { Amount } from "../money/amount.ts";
import type { Language } from "../question.ts";

/** Of a clause what a fund is put into. */
export interface Marked {
  text: string;
  assets: Asset[];
  amounts: Amount[];
  hinted: FactKind[];
  language: Language;
}

/** The clause with an asset in the place of some of its words. */
export function putAsset<C extends Marked>(clause: C, asset: Asset, from: number, to: number): C {
  const count = (mark: string, end: number) => clause.text.slice(0, end).split(mark).length - 1;
  const [assets, amounts] = [[...clause.assets], [...clause.amounts]];
  assets.splice(count("@", from), count("@", to) - count("@", from), asset);
  amounts.splice(count("#", from), count("#", to) - count("#", from));
  return { ...clause, assets, amounts, text: `${clause.text.slice(0, from)}@${clause.text.slice(to)}` };
}
