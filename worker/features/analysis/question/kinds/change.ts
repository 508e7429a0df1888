import type { ChangeAsk } from "../../asks/change.ts";
import { type Clause, has } from "../read-clauses.ts";
import { subjectOf, type Talk } from "../talk.ts";
import { cue } from "../words/cue.ts";
import { FALL, RISE, WHY } from "../words/moving.ts";
import { findSpan } from "./why-moved.ts";

const CHANGED = cue(`
  change|changed|changes|changing|different|differs|differ|flip|flips|flipped|switch|switched|turned|turn|moved|move|upgrade|upgraded|downgrade|downgraded|revised|no longer|anymore
  geandert|verandert|anders|andert|gewechselt
  cambio|cambiado|cambia|cambiaron|distinto|diferente
  change|changent|different|differente|evolue
  mudou|mudado|mudaram|diferente
  изменил*|поменял*|сменил*
  degis*|farkli
  变了|变化|改变|不同|變化|変わ|変化|違|바뀌|바뀐|변했|변한|달라`);
const WHAT = cue(`
  what|whats|anything|something|was|que|qu est ce qui|qu est ce que|quoi de|o que|что|ne|什么|什麼|哪些|有什么|何が|何か|どう|뭐가|무엇이|어떻게`);
/** What of ours may change, as its price may not. */
const OURS = cue(`
  call|calls|score|verdict|rating|view|opinion|stance|signal|recommendation|your mind|assessment|analysis|reading|forecast|range|outlook|odds|picture|thesis|take
  einschatzung|empfehlung|urteil|signal|meinung|bewertung|prognose|score
  recomendacion|senal|opinion|veredicto|puntuacion|pronostico|valoracion
  avis|recommandation|verdict|signal|prevision|note
  recomendacao|sinal|opiniao|veredito|pontuacao|previsao
  рекомендаци*|оценк*|сигнал*|мнение|прогноз*|вердикт*
  tavsiye*|sinyal*|gorus*|puan*|tahmin*
  建议|评级|信号|看法|预测|评分|判断|推奨|シグナル|評価|予測|スコア|判断|의견|신호|평가|점수|예측|추천`);
const PRICED = cue(`
  price|prices|worth|value|cost|market cap|volume|preis|kurs|precio|prix|preco|cours|цена|курс|fiyat*|价格|股价|値段|価格|株価|가격|주가|percent|prozent|much|far`);

/** "Why did it change since yesterday?", "what changed?", "has your call moved?": of the call and forecast, never of a price. */
export function readChange(clause: Clause, talk: Talk): ChangeAsk | null {
  const assets = subjectOf(clause, talk);
  if (assets.length === 0 || clause.figures.some((kind) => kind !== "score") || !has(clause, CHANGED))
    return null;
  // "What would change your mind?" asks what is missing, not what has changed.
  if (
    / (?:would|must|should|has to|have to|needs? to) | (?:muss|musste|tendria|faudrait|teria|должно|gerekir) /.test(
      clause.text,
    )
  )
    return null;
  const isOurs = has(clause, OURS) || clause.figures.includes("score");
  const isOnlyChange = CHANGE_ONLY.test(clause.text) && !has(clause, PRICED, RISE, FALL);
  // "Is that different from last week?", of what was said last.
  const isOfLast =
    clause.assets.length === 0 &&
    OF_LAST.test(clause.text) &&
    /^(?:opinion|overview|forecast|technical)$/.test(talk.ask?.kind ?? "");
  if (!isOurs && !isOfLast && !(isOnlyChange && has(clause, WHY, WHAT))) return null;
  return { kind: "change", assets, span: findSpan(clause) };
}

const OF_LAST =
  /^ (?:and |so )?(?:is|was|has|have|did|ist|war|hat|es|era|ha|est ce|c'est|e|это|bu) (?:that|this|it|the same|das|eso|esto|isso|cela|ca) |(?:一样|不同|同じ|違|같|달라)/;

/** What changed, or why: and nothing else that could have. */
const CHANGE_ONLY =
  /(?: (?:change|changed|changes|different|verandert|geandert|anders|cambio|cambiado|mudou|degisti|degisen|change) |изменил|поменял|变了|变化|变|変わ|変化|바뀌|바뀐|변했|달라)/;
