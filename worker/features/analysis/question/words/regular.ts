import type { DcaAsk } from "../../asks/dca.ts";
import { cue, cues } from "./cue.ts";

/** How often something is bought. */
export const EVERY = cues<DcaAsk["every"]>(`
  month: every month|each month|per month|monthly|a month|every single month|im monat|pro monat|jeden monat|monatlich*|al mes|cada mes|todos los meses|mensual*|por mes|par mois|chaque mois|tous les mois|mensuel*|todo mes|todos os meses|mensal*|ao mes|в месяц|каждый месяц|ежемесячн*|ayda|her ay|aylik|每月|每个月|每個月|毎月|月々|매달|매월|한 달에|달마다
  week: every week|each week|per week|weekly|a week|every monday|every friday|pro woche|jede woche|wochentlich*|in der woche|die woche|a la semana|cada semana|todas las semanas|semanal*|por semana|par semaine|chaque semaine|toutes les semaines|hebdomadaire*|toda semana|в неделю|каждую неделю|еженедельн*|haftada|her hafta|haftalik|每周|每星期|每個星期|毎週|매주|주마다
  day: every day|each day|per day|daily|a day|jeden tag|pro tag|taglich*|al dia|cada dia|todos los dias|par jour|chaque jour|tous les jours|todo dia|todos os dias|por dia|в день|каждый день|ежедневно|gunde|her gun|每天|每日|毎日|매일`);

/** What is done again and again. */
export const BUYS = cue(`
  into @|in @|into|of @|of|on @|buy|bought|buying|put|putting|invest|invested|investing|dca|dcad|dcaing|dollar cost average|dollar cost averaging|stack|stacked|stacking|save|saving|saved|contribute|contributing|savings plan
  in|kaufe|gekauft|kaufen|investiert*|investiere*|gespart|sparen|spare|sparplan|angelegt|anlegen|gesteckt|stecke
  en|compre|compro|comprado|comprar|comprando|invertido|invertir|invierto|meto|metido|pongo|aporto|aportando|de @
  dans|achete|acheter|achetais|investi|investis|investir|mis|mets|mettre|place|de
  em|comprei|compro|comprado|comprar|comprasse|investido|investir|investi|invisto|aporte|aportado|coloco|colocado
  в|покупал*|покупать|купил*|инвестировал*|инвестировать|вкладывал*|вкладывать|откладывал*|на
  alsaydim|aldim|alsam|alirsam|yatirsaydim|yatirsam|yatirim|biriktir*|koysaydim
  定投|买|買|投|存|积立|積立|積み立て|買っ|購入|投資|買う|샀|사면|살 때|사서|투자|적립|매수|모았|모으`);
