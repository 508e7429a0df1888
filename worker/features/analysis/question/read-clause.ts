import { readAdvice } from "./kinds/advice.ts";
import { readChange } from "./kinds/change.ts";
import { readCompare } from "./kinds/compare.ts";
import { readConvert } from "./kinds/convert.ts";
import { readDefinition } from "./kinds/definition.ts";
import { readFigures, readOverview, readPrice } from "./kinds/figures.ts";
import { readForecast } from "./kinds/forecast.ts";
import { readNotHeld } from "./kinds/not-held.ts";
import { readOpinion } from "./kinds/opinion.ts";
import { readPast } from "./kinds/past.ts";
import { readPastDays } from "./kinds/past-days.ts";
import { readPosition } from "./kinds/position.ts";
import { readRanking } from "./kinds/ranking.ts";
import { readScenario } from "./kinds/scenario.ts";
import { readAbout, readChitchat } from "./kinds/small-talk.ts";
import { readRisk, readSentiment } from "./kinds/views.ts";
import { readWhyMoved } from "./kinds/why-moved.ts";
import type { Ask, ConvertAsk } from "./question.ts";
import { type Clause, has } from "./read-clauses.ts";
import { subjectOf, type Talk, unique } from "./talk.ts";
import { HOLD, SELL, SHOULD, VERDICT } from "./words/trading.ts";

type Reader = (clause: Clause, talk: Talk) => Ask | null;

/** In the order in which they may claim a clause. */
const READERS: Reader[] = [
  readChitchat,
  readSame,
  readDefinition,
  readAdvice,
  readBeside,
  readNotHeld,
  readAbout,
  readPosition,
  readScenario,
  readChange,
  readWhyMoved,
  readPastDays,
  readConvert,
  readRanking,
  readCompare,
  readForecast,
  readRisk,
  readFigureOf,
  readPast,
  readSentiment,
  readOpinion,
  readFigures,
  readPrice,
  readOverview,
];

/** What a clause asks within its talk: the main ask first; none where nothing can be made of it. */
export function readClause(clause: Clause, talk: Talk): Ask[] {
  for (const read of READERS) {
    const ask = read(clause, talk);
    if (!ask) continue;
    if (ask.kind === "convert") return readHoldings(clause, ask);
    const opinion =
      ask.kind === "position" && ask.want === "profit" && has(clause, HOLD, SELL, SHOULD, VERDICT)
        ? readOpinion(clause, { ...talk, assets: ask.assets })
        : null;
    const isCall = opinion !== null && has(clause, SHOULD, VERDICT, ACTIONS);
    return isCall ? [ask, opinion] : [ask];
  }
  return [];
}

/** "2 BTC, 10 ETH and 100 SOL": each in dollars. */
function readHoldings({ text, assets, amounts }: Clause, ask: ConvertAsk): ConvertAsk[] {
  const marks = [...text.matchAll(/#(?:usd|pct|x|n|cur)|@/g)].map(([mark]) => mark).join("");
  if (!/^(?:#n@){2,}$/.test(marks) || ask.into !== null) return [ask];
  return assets.map((asset, i) => ({ ...ask, assets: [asset], units: amounts[i]?.value ?? null }));
}
const ACTIONS = {
  any: /(?:hold|cut|sell|buy|exit|keep) (?:or|and|it|now|\b)|(?:halten|verkaufen|vender|vendre|держать|продавать|tutmali|satmali) |卖|持有|売|팔|보유/,
  only: {},
};

/** "And Ethereum?", "and in percent?", "and 20%?": the same of another asset, in another unit, of another size. */
function readSame(clause: Clause, talk: Talk): Ask | null {
  const { ask } = talk;
  const { text, figures, dates, amounts } = clause;
  if (OF_LAST.test(text) && talk.figures.length > 0 && figures.length + dates.length + amounts.length === 0)
    return readFigures({ ...clause, figures: talk.figures }, talk);
  if (!ask || figures.length + dates.length > 0) return null;
  if (ask.kind === "change_between" && UNIT_ONLY.test(text))
    return { ...ask, in: /usd|dollar/.test(text) ? "usd" : "percent" };
  if (amounts.length > 0) return amounts.length === 1 && AMOUNT_ONLY.test(text) ? resize(ask, clause) : null;
  const named = unique(clause.assets);
  const [into] = named;
  if (into && INTO_ONLY.test(text) && (ask.kind === "convert" || ask.kind === "figure"))
    return {
      kind: "convert",
      assets: talk.assets.slice(0, 1),
      units: talk.units ?? 1,
      usd: null,
      into,
      when: null,
    };
  const isName = clause.isQuestion && /^ @ $/.test(text) && ask.kind !== "overview";
  if (named.length === 0 || !(SAME.test(text) || isName)) return null;
  if (ask.kind === "compare" && named.length === 1)
    return { ...ask, assets: unique([...talk.assets, ...named]) };
  if (ask.kind === "ranking" || ask.kind === "convert" || ask.kind === "position")
    return { kind: "overview", assets: named };
  return { ...ask, assets: named };
}

function resize(ask: Ask, { amounts }: Clause): Ask | null {
  const [amount] = amounts;
  if (!amount) return null;
  const { kind, value } = amount;
  if (ask.kind === "convert" && kind === "number" && ask.units !== null) return { ...ask, units: value };
  if (ask.kind === "convert" && (kind === "usd" || kind === "number") && ask.usd !== null)
    return { ...ask, usd: value };
  if (ask.kind !== "scenario" && ask.kind !== "forecast") return null;
  if (kind === "percent" && ask.move !== null)
    return { ...ask, move: ask.move < 0 ? -Math.abs(value) : value };
  if ((kind === "usd" || kind === "number") && ask.level !== null) return { ...ask, level: value };
  return kind === "leverage" && ask.kind === "scenario" && ask.leverage !== null
    ? { ...ask, leverage: value }
    : null;
}
/** "What is it for Bitcoin?", "is Apple near one?", of the figure told last. */
const OF_LAST =
  / (?:what|how high|how much|where) (?:is|was) (?:it|that|this|theirs?) (?:for|of|on|at) @ | is @ (?:near|close to|in|at|having|seeing|approaching) (?:one|it|such a thing) /;
const AMOUNT_ONLY =
  /^ (?:(?:and|or|und|oder|y|o|et|ou|e|и|или|ve|veya|with|what about|how about|was ist mit|y si|et si|et|а|那|では|그럼) )*(?:(?:to|at|for|with|bei|mit|a|con|avec|по|на|с) )?#(?:n|usd|pct|x)(?: (?:leverage|of them|instead|then|呢|は|은|는))? ?$/;
const INTO_ONLY = /^ (?:(?:and|und|y|et|e|и|ve|what about|how about) )?(?:in|en|em|в|to) @ $/;

/** "And in percent?" */
const UNIT_ONLY =
  /^ (?:(?:and|und|y|et|e|и|ve) )?(?:in|en|em|as|в|a) (?:percent|percentage|a percentage|dollars|usd|prozent|dollar|porcentaje|dolares|pourcentage|porcentagem|процентах|долларах) $/;
const SAME =
  /^ (?:(?:ok|okay|so|then|now|well|alright|cool|great|thanks|hm|hmm) )*(?:and |what about |how about |what of |and what about |and how about |same for |same question for |same with |also |plus |or |und |und was ist mit |was ist mit |und bei |y |y que tal |que tal |que hay de |et |et pour |et le |qu en est il de |e |e o |e a |e quanto a |a |а |а что с |а как |и |ve |ya |peki |peki ya |那 |那么 |では |じゃあ |그럼 |그러면 )+(?:the |for |with |of |about |on |in |el |la |le |l |o |a |der |die |das |bei |mit |de |du )?(?:@ (?:and |or |und |y |et |e |и )?)+(?:too|as well|then|instead|stock|now|please|呢|は|도|은|는|은요|는요|auch|tambien|aussi|tambem|тоже|peki)? ?$|^ @ ?(?:呢|は|はどう|은|는|은요|는요|도) ?$/;

/** Held and not held side by side: "is Bitcoin better than gold?" */
function readBeside(clause: Clause, talk: Talk): Ask | null {
  const ask = readCompare(clause, talk);
  return ask?.unheld ? ask : null;
}

/** A figure named outright comes before a past day: "the last session's volume". */
function readFigureOf(clause: Clause, talk: Talk): Ask | null {
  const isOfPast =
    clause.dates.some(({ past, tense }) => past && tense === "past" && past.said !== "today") &&
    clause.figures.every((kind) => /^return|^change/.test(kind));
  const isCall = has(clause, VERDICT) && clause.figures.every((kind) => kind === "pe_ratio");
  if (clause.figures.length === 0 || isCall || isOfPast || subjectOf(clause, talk).length === 0) return null;
  return readFigures(clause, talk);
}
