import { type Asset, findAsset } from "../../markets/assets.ts";
import type { Amount } from "./amounts.ts";
import { has, type Meaning, placesOf } from "./lexicon/lexicon.ts";
import type { Language, StandIn } from "./question.ts";

/** Of a clause what a fund is put into. */
interface Marked {
  text: string;
  assets: Asset[];
  amounts: Amount[];
  language: Language;
}

/** What a fund of ours tracks so closely that it answers for it. */
const TRACKED: [words: Meaning, symbol: string, what: string][] = [
  ["unheld.the_s_p_500", "SPY", "the S&P 500"],
  ["unheld.the_nasdaq_index", "QQQ", "the Nasdaq-100"],
  ["unheld.the_dow_jones_index", "DIA", "the Dow Jones Industrial Average"],
  ["unheld.the_russell_index", "IWM", "the Russell 2000"],
  ["unheld.the_euro_stoxx_index", "FEZ", "the Euro Stoxx 50"],
  ["unheld.gold", "GLD", "gold"],
  ["unheld.silver", "SLV", "silver"],
  ["unheld.oil", "USO", "oil"],
];

/** The clause with the fund in the place of each index or metal that is asked of or compared with; beside an asset it may be a word. */
export function putStandIns<C extends Marked>(clause: C): { clause: C; standIns: StandIn[] } {
  const standIns: StandIn[] = [];
  let put = clause;
  for (const [words, symbol, what] of TRACKED) {
    const asset = findAsset(symbol);
    const isMeant = put.assets.length === 0 || has(clause, "compare", "versus", "if");
    const [place] = isMeant ? placesOf(put, words) : [];
    if (!asset || !place) continue;
    put = putAsset(put, asset, place.from, place.to);
    standIns.push({ asset, what });
  }
  return { clause: put, standIns };
}

function putAsset<C extends Marked>(clause: C, asset: Asset, from: number, to: number): C {
  const count = (mark: string, end: number) => clause.text.slice(0, end).split(mark).length - 1;
  const [assets, amounts] = [[...clause.assets], [...clause.amounts]];
  assets.splice(count("@", from), 0, asset);
  amounts.splice(count("#", from), count("#", to) - count("#", from));
  return { ...clause, assets, amounts, text: `${clause.text.slice(0, from)}@${clause.text.slice(to)}` };
}
