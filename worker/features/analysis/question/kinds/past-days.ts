import type { PastDaysAsk } from "../../asks/past-days.ts";
import { amountsOf, type Clause, has } from "../read-clauses.ts";
import { subjectOf, type Talk } from "../talk.ts";
import { cue } from "../words/cue.ts";
import { FALL, RISE } from "../words/moving.ts";
import { findSpan } from "./why-moved.ts";

const HOW_MANY_DAYS = cue(
  `how many days|how many _ days|how many sessions|how many times|how many trading days|on how many|how often|number of days|wie viele tage|an wie vielen|wie viele handelstage|wie oft|cuantos dias|cuantas sesiones|cuantas veces|combien de jours|combien de seances|combien de fois|quantos dias|quantos pregoes|quantas vezes|сколько дней|сколько раз|в скольких|kac gun*|kac kez|kac defa|kac kere|几天|多少天|幾天|几次|多少次|何日|何回|며칠|몇 번|몇 일`,
);
const LAST_TIME = cue(
  `when _ last|when was the last time|the last time|last time|most recently|wann _ zuletzt|zuletzt|das letzte mal|wann _ letzte mal|por ultima vez|ultima vez|la derniere fois|derniere fois|pela ultima vez|последний раз|en son ne zaman|son kez|上次|最后一次|最近一次|最後に|最後は|마지막으로
  how long since|how long ago was|how long ago did|how long has it been since|how long is it since|wie lange ist es her|hace cuanto|depuis combien de temps|ha quanto tempo|как давно|多久没|どのくらい前`,
);
const FIRST_TIME = cue(
  `when _ first|first time|for the first time|zum ersten mal|das erste mal|erstmals|wann _ zum ersten|primera vez|premiere fois|primeira vez|впервые|первый раз|ilk kez|ilk ne zaman|ilk defa|第一次|首次|初めて|最初に|처음`,
);
const ABOVE = cue(
  `cross|crossed|crosses|break|broke|breaks|pass|passed|exceed|exceeded|surpass|surpassed|above|over|more than|higher than|north of|at least|uber|oberhalb|por encima|encima de|arriba de|sobre|mas de|au dessus|plus de|acima|mais de|выше|больше|ustunde|uzerinde|ustune|以上|高于|高於|超过|超過|之上|上回|超え|超える|上で|이상|넘|위에서|위로`,
);
const BELOW = cue(
  `below|under|less than|lower than|beneath|south of|unter|unterhalb|por debajo|debajo de|abajo de|menos de|en dessous|sous|moins de|abaixo|menos de|ниже|меньше|altinda|altina|以下|低于|低於|跌破|之下|下回|割|未満|下で|이하|아래|밑|미만`,
);
const BY_CLOSE = cue(
  `close|closed|closes|closing|finish|finished|end|ended|settle|settled|schloss|geschlossen|schliesst|schlusskurs*|cerro|cerrado|cierre|cierra|cloture|clotures|ferme|fechou|fechado|fechamento|закры*|kapan*|kapat*|收盘|收盤|收于|終値|引け|마감|종가`,
);
const TOUCHED = cue(
  `at|hit|reach|reached|touch|touched|see|saw|get to|got to|cost|trade at|traded at|bei|erreichte|erreicht|kostete|alcanzo|llego a|toco|costo|a|atteint|touche|atingiu|chegou a|custou|достиг*|стоил*|коснул*|ulasti|goru|到|到过|达到|触及|届|達|つけ|찍|도달`,
);

const WHEN = cue(
  `when did|when was|when has|wann hat|wann war|wann ist|cuando _ @|cuando paso|cuando supero|cuando alcanzo|quand @|quand est ce que|quando @|quando o @|quando a @|когда @|ne zaman|什么时候|何时|いつ|언제`,
);

/** "Has it been under 130 at any point this year?", "did it ever top 100k?": told by the last time it was. */
const isWhether = (clause: Clause): boolean =>
  clause.text.includes("#") &&
  / (?:did|has|have|hasnt|didnt|was|were|hat|war|ha|a t il|est il|teve|foi|esteve) (?:@|it|they|the price|price) | @ (?:mai|ever|jemals|nunca|alguna vez|jamais|deja|ja|когда нибудь|hic) /.test(
    clause.text,
  ) &&
  (clause.dates.some(({ past, tense }) => past && past.unit !== "day" && tense !== "ahead") ||
    / (?:ever|at any point|at any time|even once|once|jemals|je|alguna vez|jamais|alguma vez|когда нибудь|hic) /.test(
      clause.text,
    )) &&
  !/ (?:will|would|could|might|may|can|wird|podra|pourra|podera|сможет|будет) /.test(clause.text);

/** "On how many days did it close above $400?", "when did it last trade below $100?", "how many down days were there?" */
export function readPastDays(clause: Clause, talk: Talk): PastDaysAsk | null {
  const assets = subjectOf(clause, talk);
  const about = has(clause, HOW_MANY_DAYS)
    ? "count"
    : has(clause, FIRST_TIME)
      ? "first"
      : has(clause, LAST_TIME)
        ? "last"
        : has(clause, WHEN)
          ? "first"
          : isWhether(clause)
            ? "last"
            : null;
  if (assets.length === 0 || !about || clause.figures.length > 0) return null;
  // "It jumped 5% in one day" tells a length, and no day ahead.
  const isAhead = clause.dates.some(({ tense, ahead }) => tense === "ahead" && ahead?.days !== 1);
  if (isAhead && !clause.dates.some(({ past }) => past)) return null;
  const level = amountsOf(clause, "usd", "number").at(-1)?.value ?? null;
  const [move] = amountsOf(clause, "percent");
  const side = findSide(clause, about, level, move !== undefined);
  if (!side) return null;
  const byClose = about === "count" || side === "up" || side === "down" || has(clause, BY_CLOSE);
  return {
    kind: "past_days",
    assets: assets.slice(0, 1),
    about,
    side,
    level,
    move: move ? Math.abs(move.value) : null,
    byClose,
    span: findSpan(clause),
  };
}

function findSide(
  clause: Clause,
  about: PastDaysAsk["about"],
  level: number | null,
  isMove: boolean,
): PastDaysAsk["side"] | null {
  if (level !== null) {
    if (has(clause, BELOW)) return "below";
    return has(clause, ABOVE) || (about !== "count" && has(clause, TOUCHED)) ? "above" : null;
  }
  // "When did it last jump?" asks for a day only where it says by how much.
  if (about !== "count" && !isMove) return null;
  return has(clause, FALL) ? "down" : has(clause, RISE) ? "up" : null;
}
