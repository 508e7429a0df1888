import type { PlanAsk } from "../../asks/plan.ts";
import { cue, cues } from "./cue.ts";

/** What is asked of orders to come. The first that fits is taken. */
export const PLANS = cues<PlanAsk["of"]>(`
  plan: entry and exit|entry and exits|entries and exits|exit and entry|entry exit|entry stop|entry target|exit plan|trading plan|trade plan|trade setup|plan for @|plan for a trade|risk to reward|risk reward|risk and reward|reward to risk|rr ratio|stop loss and take profit|stop and target|target and stop|stop and take profit|tp and sl|sl and tp|take profit and stop|chance risiko|chancen risiko|risiko und chance|handelsplan|ein und ausstieg|einstieg und ausstieg|stop und ziel|entrada y salida|plan de trading|riesgo beneficio|riesgo recompensa|entree et sortie|plan de trading|risque rendement|risque recompense|entrada e saida|plano de trade|risco retorno|точки входа и выхода|вход и выход|план сделки|торговый план|риск прибыль|риск к прибыли|giris ve cikis|giris cikis|risk odul|risk getiri|进场和出场|入场和出场|买卖点|交易计划|盈亏比|エントリーと出口|売買プラン|トレードプラン|リスクリワード|진입과 청산|매매 계획|매매 전략 가격|손익비
  stop: stop loss|stop losses|stoploss|stop limit|stop order|trailing stop|tight stop|my stop|a stop|the stop|stop level|stop price|stop at|stop for @|stop on @|sl for @|sl on @|sl at|put sl|set sl|where to stop out|where to cut my losses|where should i cut|where do i cut|stopp setzen|stop setzen|stopp loss|stop legen|stop los|stop fur @|poner el stop|pongo el stop|poner stop|un stop|mettre le stop|mettre mon stop|placer mon stop|placer un stop|mon stop|um stop|colocar o stop|colocar stop|por o stop|meu stop|стоп лосс*|стоп на|стоп по|ставить стоп*|поставить стоп*|стоп ставить|где стоп|стоп приказ|zarar kes|zarar durdur|stop koy*|stop nereye|stopu nereye|止损位|止损价|止损点|止损线|止损设|止损放|止损应|设止损|止损在|損切りライン|損切りはどこ|損切りをどこ|損切り価格|損切り位置|どこで損切り|逆指値|ストップロス|ストップは|ストップをどこ|손절가|손절라인|손절선|손절 라인|손절은 어디|어디서 손절|손절을 어디|스탑로스|스톱로스|스탑을
  target: take profit level|take profit levels|take profit price|take profit at|take profit target|take profits at|take profit order|where to take profit|where to take profits|where should i take profit|where should i take profits|where do i take profit|where would you take profit|when to take profit|tp for @|tp on @|tp level|tp levels|set tp|profit target|profit targets|exit target|exit targets|exit price for|target for my|target on my|gewinnziel*|gewinnmitnahme bei|wo gewinne mitnehmen|kursziel fur meine*|toma de ganancias|toma de beneficios|donde tomar ganancias|objetivo de beneficio|objectif de gain|prise de profit|ou prendre mes benefices|ou prendre mes profits|realizar lucro*|alvo de lucro|onde realizar|alvo para @|тейк профит*|тейк на|где фиксировать прибыль|где фиксировать|цель по прибыли|kar al|kari nerede|kar hedefi|止盈位|止盈价|止盈点|止盈设|止盈放|设止盈|利確ライン|利確はどこ|どこで利確|利確ポイント|利確目標|익절가|익절라인|익절은 어디|어디서 익절|목표가는 어디`);

/** Money that may be lost, beside an amount. */
export const MAY_LOSE = cue(`
  can lose|could lose|willing to lose|ready to lose|afford to lose|okay to lose|ok to lose|ok with losing|okay with losing|fine with losing|lose at most|lose no more than|lose more than|lose max|only lose|max loss|maximum loss|maximal loss|my loss at|loss of at most|losing more than|risk #usd|risking #usd|risk only|only risk|risk at most|risk max|risk no more than|risk a maximum|my risk is|with #usd risk|#usd of risk|#usd at risk|#usd risk
  maximal verlieren|hochstens verlieren|verlieren darf|verlieren kann|verlieren will|verlust von hochstens|nicht mehr als _ verlieren|risiko von|riskieren
  puedo perder|perder como maximo|perder maximo|dispuesto a perder|dispuesta a perder|no perder mas|arriesgar|arriesgo|riesgo de
  peux perdre|perdre au maximum|perdre maximum|pret a perdre|prete a perdre|ne pas perdre plus|risquer|risque de #usd
  posso perder|perder no maximo|disposto a perder|disposta a perder|nao perder mais|arriscar|arrisco|risco de
  могу потерять|готов потерять|готова потерять|не потерять больше|рискнуть|рискую|рискнув|риск #usd|максимальный убыток|риск на сделку|риск в #usd
  kaybetmeyi goze|en fazla _ kayb*|kaybedebilirim|riske at*|kaybi goze
  最多亏|最多能亏|最多损失|只能亏|能亏|可以亏|最大亏损|亏损不超过|风险控制在|承受
  失ってもいい|損失を|最大損失|まで損|損しても|リスクを
  잃어도|최대 손실|손실을|까지 잃|손실 한도|감수`);

/** A size that is asked for. */
export const HOW_LARGE = cue(
  `how much|how many|how big|how large|position size|size of my position|what size|size should|wie viel*|wieviel*|wie gross|positionsgrosse|cuanto*|cuantas|cuantos|que tamano|combien|quelle taille|quanto*|quantas|que tamanho|сколько|какой объем|какую позицию|размер позиции|kac|ne kadar|多少|几个|几股|仓位|どれだけ|いくつ|何枚|何株|いくら|얼마|몇`,
);
