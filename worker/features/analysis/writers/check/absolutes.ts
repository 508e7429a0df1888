import type { Fact } from "../../../../../shared/analysis.ts";

/** What holds without exception: no fact of ours says so. */
const ALWAYS =
  /\b(?:(?<!not )always|never|invariably|without (?:exception|fail)|every (?:single )?time|each time|(?:each|every) (?:of the |single )?(?:last |past |recent )?(?:days?|weeks?|months?|sessions?)|(?:every|any|all|each) others?(?: \w+)? (?:coins?|stocks?|assets?|compan(?:y|ies)|tokens?|shares?)|whenever|no matter what|under (?:any|no) circumstances|(?:it is |is )?impossible|unfailing(?:ly)?|infallibl[ey]|foolproof|flawless(?:ly)?|(?:cannot|can['’]t|could not|couldn['’]t) (?:possibly )?(?:be wrong|break|go wrong)|no (?:way|chance|question) (?:that|of|about)|no (?:room for )?doubts?|leaves nothing open|undoubtedly|unquestionabl[ey]|certainty|proves? (?:that|beyond)|proof (?:that|of)|nothing (?:else|but|stands|can|will|speaks|argues|supports)|no (?:one|body)|forever|(?:is|was|are|were|sets?|set|marks?) a(?:n all-time)? record|record (?:volume|turnover|high|low|close|day|week|profit|revenue|score)|(?:best|worst|biggest|largest|strongest|weakest|highest|lowest) (?:day|week|month|quarter|year|move|gain|loss|fall|rise) (?:since|in|for|on)|once and for all|guaranteed?)\b/i;
/** "Only" as an exclusive claim, not as a measure of how much. */
const EXCLUSIVE =
  /\bthe (?:only|sole|single|one) (?:real |true )?(?:thing|reason|factor|signal|indicator|figure|number|fact|metric|cause|driver|measure|way|rule)\b|\bonly (?:ever )?(?:goes|go|went|falls?|fell|rises?|rose|moves?|works?|happens?|gains?|loses?|climbs?|drops?|trades?|breaks?|holds?|pays?|matters?|counts?|recovers?)\b.*\b(?:when|if|while|after|before|because)\b/i;
const SUPERLATIVE =
  /\b(?:most|least|best|worst|top|\w{2,}(?<!inter|rather|mod|r|for|t|hon|harv|p|qu|b)est|greatest)\b/i;
/** Wider than what an answer holds. */
const SCOPE =
  /\b(?:ever|of all time|all[- ]time|in (?:the |its |this |our )?(?:(?:whole|entire) )?(?:world|history|industry|sector|market|business|field|class|universe|country|galaxy|space)|on (?:the (?:whole |entire )?(?:market|planet)|earth|record|offer)|anywhere|of the (?:(?:whole|entire) )?(?:market|industry|sector|world)|(?:whole|entire) market|imaginable|possible|conceivable|around|out there|we (?:track|cover|follow|know)|in years|(?:since|in) (?:decades|\w+ years)|of its kind|among (?:all )?(?:peers|rivals|competitors)|than (?:any|its (?:peers|rivals|competitors)|most (?:stocks|coins|companies)))\b/i;

/** Whether a sentence claims what holds always, never, only, or beyond everything an answer looks at. */
export function isAbsolute(text: string, facts: readonly Fact[]): boolean {
  const plain = text
    .replace(/\b(?:will|could|can|would|may|might) ever (?:exist|be (?:issued|mined|minted))\b/gi, " ")
    .replace(/\bnever (?:mind|far)\b/gi, " ");
  if (ALWAYS.test(plain) || EXCLUSIVE.test(plain)) return true;
  if (!SCOPE.test(plain)) return false;
  const isOfRecord = facts.some(({ kind }) =>
    /^(?:probability|base_rate|sample_size|forecast_|edge)/.test(kind),
  );
  return (
    (SUPERLATIVE.test(plain) ||
      /\bthan (?:any|its|most)\b/i.test(plain) ||
      /\bunprecedented\b/i.test(plain)) &&
    !isOfRecord
  );
}
