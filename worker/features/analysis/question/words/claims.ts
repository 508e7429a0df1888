import type { Claim } from "../../asks/desk/fields.ts";
import { cues } from "./cue.ts";

/** What an asker supposes of a figure. The first that fits is taken. */
export const CLAIMS = cues<Claim>(`
  overbought: overbought|uberkauft|sobrecomprad*|surachet*|перекуплен*|asiri alim*|超买|超買|買われすぎ|買われ過ぎ|과매수
  oversold: oversold|uberverkauft|sobrevendid*|survend*|перепродан*|asiri satim*|超卖|超賣|売られすぎ|売られ過ぎ|과매도
  golden_cross: golden cross|goldenes kreuz|cruce dorado|croix doree|cruz dourada|золотой крест|золотого креста|altin kesisim*|altin hac|金叉|黄金交叉|ゴールデンクロス|골든크로스|골든 크로스
  death_cross: death cross|todeskreuz|cruce de la muerte|croix de la mort|cruz da morte|крест смерти|olum kesisim*|死叉|死亡交叉|デッドクロス|데드크로스
  expensive: expensive|overvalued|overpriced|pricey|too high|rich valuation|teuer|uberbewertet|caro|cara|sobrevalorad*|cher|chere|surevalue*|sobrevalorizad*|дорог*|переоцен*|pahali|贵|高估|割高|비싼|비싸|고평가
  cheap: cheap|undervalued|underpriced|bargain|gunstig|billig|unterbewertet|barato|barata|infravalorad*|bon marche|sousevalue*|subvalorizad*|дешев*|недооцен*|ucuz|便宜|低估|割安|싼가|싼|저평가
  profitable: profitable|making a profit|make a profit|turn a profit|turning a profit|making profits|making money|make money|makes money|earn money|profitabel|rentable|lucrativ*|прибыльн*|karli|赚钱|盈利|黒字|흑자
  bullish: bullish|bull|uptrend|aufwartstrend|alcista|haussier|otimista|бычий|бычь*|boga|看涨|强势|強気|上昇トレンド|강세|상승 추세
  bearish: bearish|bear|downtrend|abwartstrend|bajista|baissier|pessimista|медвеж*|ayi|看跌|弱势|弱気|下降トレンド|약세|하락 추세
  above: above|over|higher than|uber|ueber|por encima|encima|au dessus|acima|выше|uzerinde|ustunde|高于|之上|以上|上回|위에|웃도
  below: below|under|lower than|beneath|unter|por debajo|debajo|en dessous|sous|abaixo|ниже|altinda|低于|之下|以下|下回|아래|밑`);
