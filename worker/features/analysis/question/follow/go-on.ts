import type { Ask } from "../../asks/registry.ts";
import { sayDay } from "../dates/calendar.ts";
import { stretch } from "../dates/place.ts";
import { type Clause, has } from "../read-clauses.ts";
import { subjectOf, type Talk } from "../talk.ts";
import { cue } from "../words/cue.ts";
import { HOW_FAR } from "../words/moving.ts";

const RECOVERED = cue(
  `recover|recovered|recovers|come back|came back|comes back|bounce back|bounced back|bounced|got back|get back up|made it back|make it back|made up for it|clawed back|rebound|rebounded|since|erholt|zuruckgekommen|aufgeholt|recuperado|recupero|se recupero|remonte|recupere|recuperou|voltou|восстановил*|отскочил*|отросл*|вернул*|toparla*|toparland*|回升|反弹|涨回|回復|戻した|戻って|회복|반등`,
);
const AGAIN = cue(
  `by how much|how much|how many|how so|in numbers|exactly|precisely|again|say again|come again|repeat|what was it|what is it|how often|by when|when|the others|others|rest of them|all of them|the rest|full list|whole list|what are the odds|odds|the odds|what are the chances|chances|percent|percentage|dollars|wie viel|um wie viel|genau|cuanto|por cuanto|en cuanto|combien|de combien|quanto|em quanto|сколько|на сколько|точно|ne kadar|多少|具体|いくら|どれくらい|얼마나|얼마`,
);
const NOW = cue(
  `now|right now|currently|today|at the moment|these days|jetzt|aktuell|ahora|actualmente|maintenant|agora|сейчас|теперь|simdi|现在|今は|지금`,
);
const IT = cue(
  `it|that|this|they|them|those|its|their|es|das|sie|ihn|eso|esto|ello|ca|cela|il|elle|isso|ela|ele|это|он|она|его|ее|bu|bunu|onu|它|这个|那个|それ|これ|그거|그게|이거`,
);

/** What nobody else could read of a message that goes on: the nearest to what the talk is about. */
export function readGoOn(clause: Clause, talk: Talk): Ask | null {
  const { ask, span } = talk;
  const assets = subjectOf(clause, talk);
  if (!ask) return null;
  const isShort = clause.text.trim().split(" ").length < 9;
  if (clause.figures.length + clause.amounts.length > 0) return null;
  if (span && assets.length > 0 && clause.dates.length === 0 && has(clause, RECOVERED))
    return {
      kind: "change_between",
      assets,
      span: stretch(span.to, talk.today, `since ${sayDay(span.to)}`),
      in: "percent",
      since: null,
    };
  if (has(clause, HOW_FAR) && "level" in ask && ask.level !== null && ask.kind === "forecast")
    return {
      kind: "scenario",
      assets: ask.assets,
      move: null,
      level: ask.level,
      units: null,
      usd: null,
      leverage: null,
      side: "long",
    };
  if (isShort && clause.dates.length === 0 && clause.assets.length === 0 && has(clause, AGAIN)) return ask;
  const isPast = ask.kind === "price_at" || ask.kind === "change_between" || ask.kind === "convert";
  if (isShort && isPast && has(clause, NOW))
    return { kind: "figure", assets, figures: ["price"], claim: null };
  return assets.length > 0 && has(clause, IT) && clause.isQuestion ? { kind: "overview", assets } : null;
}
