import type { AskKind } from "../../../../../shared/asks.ts";

/** Weighty words that an ask is asked by, so that it answers them also where others beside them say the same. */
export const ASKED_BY: Partial<Record<AskKind, string>> = {
  plan: "stop|profit|entry|exit|lose|einstieg|ausstieg|entrada|salida|saida|entree|sortie|стоп|вход|выход|giris|cikis|止损|止盈|入场|損切り|利確|손절|익절",
  dca: "dca|month|week|sparplan|monat|woch|mes|mensua|mensai|semana|mois|mensuel|semaine|месяц|недел|ay|hafta|定投|每|積立|毎|적립식|매",
  fundamental: "earnings|quartalszahlen|resultados|resultats|отчет|bilanco|财报|決算|실적",
  linked:
    "usually|normally|typically|historically|normalerweise|normalmente|suele|d'habitude|обычно|genel|通常|普段|보통",
  season: [
    "usually|normally|typically|historically|average|month|normalerweise|schnitt|normalmente|",
    "suele|media|d'habitude|moyenne|обычно|средн|genel|ortalama|通常|普段|平均|보통|평균|毎|每|매|mes|",
    "mois|aylik|месяц",
  ].join(""),
  ranking: "only|nur|solo|seulement|apenas|только|sadece|只|だけ|만",
  portfolio: "rebalanc|reequilibr|alloc|umschicht|aufteil|ребаланс|再平衡|リバランス|리밸런싱",
};
