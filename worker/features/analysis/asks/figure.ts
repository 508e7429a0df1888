import * as z from "zod";
import type { FactKind } from "../../../../shared/analysis.ts";
import { factKindSchema } from "../../../../shared/fact-kinds.ts";
import type { Asset } from "../../markets/assets.ts";
import type { Evidence } from "../evidence.ts";
import { FACT_CARDS } from "../facts/fact-cards.ts";
import { draftNextReport } from "../outlook/draft-next-report.ts";
import { findFactNumber, type PatternWords } from "../slots/fill-pattern.ts";
import { nameKind } from "../slots/render-slots.ts";
import { type AskOf, defineAsk } from "./desk/ask.ts";
import { type Desk, openSubjects, type Subject } from "./desk/desk.ts";
import { type Claimed, claimedSchema } from "./desk/fields.ts";
import { type Answer, answerEach, join, phrase, say, tell } from "./desk/say.ts";
import { checkClaim } from "./figures/claim.ts";
import { nameCited } from "./figures/name-cited.ts";
import { sayNextReport } from "./figures/next-report.ts";
import { sayCall } from "./overview.ts";

const fields = claimedSchema.extend({ figures: z.array(factKindSchema) });
export type FigureAsk = AskOf<"figure", typeof fields>;

/** The figures asked for, each in its own sentence; what is supposed of them is confirmed or denied first. */
export function answerFigure(
  desk: Desk,
  { assets, figures, ...claimed }: Claimed & Pick<FigureAsk, "assets" | "figures">,
): Answer {
  return answerEach(openSubjects(desk, assets), (subject) => tell(sayFigures(subject, figures, claimed)));
}

/** Figures whose cards say which way they point; what that is worth only the call says. */
const POINTS_A_WAY = /^(?:macd|sma_|ema_|price_vs_|adx_|plus_di_|minus_di_|rsi_|stochastic_)/;

/** A sentence for each figure, none twice. */
export function sayFigures(subject: Subject, figures: readonly FactKind[], claimed: Claimed): string {
  const { claim } = claimed;
  const kinds = figures.length > 0 ? figures : (["price"] as const);
  const [first] = figures;
  if (first && (claim === "bullish" || claim === "bearish") && POINTS_A_WAY.test(first))
    return join(sayFigure(subject, first === "adx_14" ? "plus_di_14" : first), sayCall(subject));
  const checked = claim && checkClaim(subject, { ...claimed, claim }, kinds);
  if (checked) return checked;
  const levels = kinds.filter((kind) => kind === "support" || kind === "resistance");
  const others = kinds.filter((kind) => kind !== "support" && kind !== "resistance");
  const said = [
    ...(levels.length > 0 ? [sayLevels(subject)] : []),
    ...others.map((kind) => sayFigure(subject, kind)),
  ];
  return join(...new Set(said));
}

/** Both levels belong together. */
function sayLevels(subject: Subject): string {
  return say(subject, "figure.levels") ?? phrase(subject.desk, "figure.no_levels", { name: subject.name });
}

/** The sentence of one figure, or that it is not held and why. */
export function sayFigure(subject: Subject, kind: FactKind): string {
  const { say: own, zones } = FACT_CARDS[kind];
  const figure = subject.book.get(kind);
  if (kind === "next_report" && isCompany(subject)) return sayNextReport(subject);
  return (
    (own && say(subject, own, undefined, placeRsi(subject))) ??
    say(subject, zones ? "figure.with_zone" : "figure.plain", undefined, { figure }) ??
    sayNone(subject, kind)
  );
}

function placeRsi({ book, desk }: Subject): PatternWords {
  const rsi = findFactNumber(book, "rsi_14");
  if (rsi === undefined) return {};
  const place = rsi < 30 ? "low" : rsi < 70 ? "middle" : "high";
  return { rsiPlace: phrase(desk, `figure.rsi_${place}`) };
}

const isCompany = ({ type, evidence }: Subject): boolean => type === "stock" && !evidence.asset.fund;

const OF_COMPANIES: ReadonlySet<FactKind> = new Set<FactKind>([
  "revenue",
  "revenue_growth",
  "net_income",
  "net_margin",
  "eps_diluted",
  "pe_ratio",
  "pe_trailing",
  "price_to_sales",
  "return_on_equity",
  "debt_to_equity",
  "total_debt",
  "filing_date",
  "next_report",
  "fiscal_period",
  "industry",
]);
const OF_COINS: ReadonlySet<FactKind> = new Set<FactKind>(["supply_max", "supply_issued"]);

/** That a figure is not held, why, and the nearest that is. */
function sayNone(subject: Subject, kind: FactKind): string {
  const { type, name, desk } = subject;
  const { fund } = subject.evidence.asset;
  const words = {
    name,
    what: nameKind(kind, desk.language).replace(/^(?:nearest|diluted) /, ""),
    tracks: fund?.tracks,
  };
  if (type === "crypto" && OF_COMPANIES.has(kind))
    return join(phrase(desk, "figure.none_of_coin", words), say(subject, "figure.instead_of_coin"));
  if (fund && (OF_COMPANIES.has(kind) || OF_COINS.has(kind)))
    return join(phrase(desk, "figure.none_of_fund", words), say(subject, "figure.trades_at"));
  if (type === "stock" && OF_COINS.has(kind))
    return join(phrase(desk, "figure.none_of_company", words), say(subject, "figure.instead_of_company"));
  if (type === "stock" && (kind === "fear_greed" || kind === "fear_greed_class"))
    return phrase(desk, "figure.no_mood", words);
  return join(phrase(desk, "figure.none", words), kind === "price" ? null : say(subject, "figure.trades_at"));
}

export const figureAsk = defineAsk("figure", {
  fields,
  named: null,
  answer: answerFigure,
  restated: (reply) => nameCited(reply) ?? "one figure",
  restsOnCall: ({ claim }) => claim === "bullish" || claim === "bearish",
  besideOthers: true,
  unheld: ({ assets, figures }, evidence) =>
    figures.includes("next_report")
      ? assets.filter((asset) => !isNextKnown(asset, evidence)).map(tellUnheld)
      : [],
});

/** Whether a day is known, or the prices of the asset could not be had either, which is said separately. */
const isNextKnown = (asset: Asset, evidence: readonly Evidence[]): boolean => {
  const own = evidence.find((one) => one.asset === asset);
  return !own || draftNextReport(own).length > 0;
};
const tellUnheld = ({ symbol }: Asset) => ({ asset: symbol, code: "not_covered" as const });
