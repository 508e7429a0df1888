import type { AskKind } from "../../../../../shared/asks.ts";
import type { Language } from "../../../markets/mentions/language.ts";

/**
 * Words that no answer may pass over, by language: of times too short or too far, of what is left out, of orders, of measures
 * that few asks know, and of money that is no dollar. Phrases stand before the words they hold, parted by "|".
 */
export const WEIGHTY: Record<Language, string> = {
  en: "highest close|lowest close|highest closes|lowest closes|per month|per week|a month into|a week into|every month|every week|each month|each week|monthly|hours|hour|hourly|minutes|minute|intraday|overnight|tonight|premarket|after hours|months ahead|median|streak|consecutive|in a row|except|besides|excluding|apart from|aside from|other than|instead of|never|stop loss|stoploss|stop|take profit|entry|exit|rebalance|allocation|allocate|dca|lose everything|taxes|can lose|afford to lose|willing to lose|euros|euro|eur|pounds|gbp|yen|rupees|inr|won|opposite|inversely|pullback|on average|gold|silver|oil|nasdaq|spy|qqq|bonds",
  de: "pro monat|jeden monat|monatlich|pro woche|wochentlich|stunden|stunde|stundlich|minuten|minute|median|in folge|auser|ausser|ausgenommen|abgesehen von|anstatt|niemals|stop loss|stopp|einstieg|ausstieg|sparplan|umschichten|aufteilung|euro|eur|franken|gold|silber|ol",
  es: "al mes|cada mes|mensual|mensuales|por semana|horas|hora|minutos|minuto|mediana|seguidos|seguidas|excepto|salvo|aparte de|en vez de|nunca|stop loss|entrada|salida|rebalancear|euros|pesos|oro|plata",
  fr: "par mois|chaque mois|mensuel|par semaine|heures|heure|minutes|minute|mediane|d'affilee|sauf|excepte|hormis|a part|au lieu de|jamais|stop loss|entree|sortie|reequilibrer|euros|or|argent",
  pt: "por mes|cada mes|todo mes|mensal|mensais|por semana|horas|hora|minutos|minuto|mediana|seguidos|seguidas|exceto|menos|fora|em vez de|nunca|stop loss|entrada|saida|rebalancear|reais|euros|ouro|prata",
  ru: "в месяц|каждый месяц|ежемесячно|в неделю|часов|часа|час|минут|минуты|медиана|подряд|кроме|исключая|не считая|помимо|вместо|никогда|стоп лосс|стоп|точка входа|вход|выход|ребалансировка|рублей|рубля|руб|тысяч|евро|золото|золота|серебро",
  tr: "ayda|her ay|aylik|haftada|saatlik|saat|dakikalik|dakika|medyan|ust uste|haric|disinda|yerine|asla|stop loss|giris|cikis|lira|tl|euro|altin",
  zh: "每月|每周|小时|分钟|中位数|连续|除了|以外|不包括|而不是|止损|止盈|入场|定投|再平衡|人民币|块钱|黄金",
  ja: "毎月|毎週|時間足|時間|分足|中央値|連続|以外|除いて|除く|代わりに|損切り|利確|積立|リバランス|円|ゴールド",
  ko: "매달|매월|매주|시간봉|시간|분봉|중앙값|연속|제외|빼고|말고|대신|손절|익절|적립식|리밸런싱|원|금값",
};

/** Weighty words that an ask is asked by, so that it answers them also where others beside them say the same. */
export const ASKED_BY: Partial<Record<AskKind, string>> = {
  plan: "stop|profit|entry|exit|lose|einstieg|ausstieg|entrada|salida|saida|entree|sortie|стоп|вход|выход|giris|cikis|止损|止盈|入场|損切り|利確|손절|익절",
  dca: "dca|month|week|sparplan|monat|woch|mes|mensua|mensai|semana|mois|mensuel|semaine|месяц|недел|ay|hafta|定投|每|積立|毎|적립식|매",
  portfolio: "rebalanc|reequilibr|alloc|umschicht|aufteil|ребаланс|再平衡|リバランス|리밸런싱",
};
