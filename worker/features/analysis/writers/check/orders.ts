/** What a reader, an investor or a trader is told to do, whoever is named. */
const READER = "(?:you|your|yours|yourself|we all|everyone|everybody|anyone|anybody|nobody|no one|one)";
const PEOPLE =
  "(?:(?:wise|smart|patient|prudent|savvy|cautious|careful|long[- ]term|short[- ]term|active|new|existing|conservative|sensible|any) )?(?:investors?|traders?|holders?|readers?|people|owners?|bulls|bears|buyers|sellers|savers|shareholders?|those)";
const OUGHT =
  "(?:should|ought to|must|have to|has to|need to|needs to|had better|would (?:do well|be (?:wise|smart|well|better|right))|(?:can|could|may|might) (?:want|wish|consider|safely|now|simply|just|look to|prefer)|(?:are|is) (?:better off|well advised|advised|best served|wise|right|smart|free) to|do(?:es)? well to|want to|deserve)";
const TOLD = new RegExp(
  `\\b(?:${READER}|${PEOPLE})(?: \\w+){0,4} ${OUGHT}\\b|\\b(?:wise|smart|patient|prudent|savvy) (?:investors?|traders?|money|hands)\\b|\\byou(?:['’]ll| will| can| could| may| might| want| would| need|['’]d)\\b(?! (?:see|get|have|find|expect|notice|call|say))|\\byour (?:money|portfolio|position|stop|holdings?|savings|cash|capital|wallet|coins|shares|account|bags?|entry|exit|profits?|gains?|losses|risk|exposure|stake)\\b`,
  "i",
);
/** A judgement on an action, which is to order it politely. */
const JUDGED =
  /\b(?:makes? (?:good |perfect |little |no |more )?sense to|(?:is|are|was|be|remains?|looks?|seems?) (?:the|a|an)? ?(?:\w+ )?(?:sensible|prudent|wise|smart|right|best|obvious|correct|good|bad|attractive|ideal|perfect|great|reasonable) (?:move|thing|choice|step|decision|course|time|moment|idea|play|trade|strategy|entry|exit|price|level|opportunity|place|spot|point)\b|(?:now|this|here|today) is (?:the|a|your|no) (?:\w+ )?(?:moment|time|chance|opportunity|place)\b|(?:the )?(?:moment|time|chance|opportunity) to\b|belongs? in (?:every|any|each|a|your|the)\b|(?:deserves?|merits?|warrants?) (?:a (?:place|spot)|money|capital|to be (?:bought|sold|owned|held))|(?:worth|worthy of) (?:a (?:look|bet|punt|try|position|buy)|buying|selling|adding|holding|owning)|(?:tells?|urges?|invites?|begs?|asks?|warns?) (?:\w+ ){1,2}to\b|(?:lock|cash|ladder|pile|jump|dive|get|bail) (?:in|out|into|rid|hold)(?:to)?\b(?! (?:line|step|touch))|(?:take|taking|book|booking|bank|banking|cut|cutting|trim|trimming|reduce|reducing|increase|increasing|add|adding|build|building|open|opening|hedge|hedging|averag(?:e|ing) down|doubl(?:e|ing) down) (?:(?:some|the|a|an|your|their|any|more|new|long|short|its|on|to|partial) )*(?:profits?|losses|exposure|positions?|stakes?|stops?|hedges?|bets?|gains?|holdings?)\b|leave (?:it|\w+) alone|stand(?:ing)? aside|step(?:ping)? (?:aside|in|out)|sit(?:ting)? (?:it )?(?:out|tight)|better (?:placed|off|served|invested|parked) (?:in|with|elsewhere|by|to)|(?:a|the) stop(?:[- ]loss)? (?:(?:just|right|placed|set|\w+ly) )*(?:under|below|above|over|at|near|beneath|belongs)\b|stop[- ]loss(?:es)?\b|(?:fade|chase|buy|sell|short|ride|trade|play) (?:the|this|that|any|every|it) (?:\w+ )?(?:move|dip|rally|rip|bounce|strength|weakness|trend|breakout|range|news))\b/i;
/** An action as a subject, or as what something else should be done with. */
const ACTION =
  /(?:^|[:;] )(?:Owning|Holding|Buying|Selling|Shorting) (?!both|the two|pressure|interest|momentum|activity|volume|and|on|into|by|has|is|remains|continues|eased|outweighs|#)|\b(?:should|ought to|must|needs? to|has to|is to|deserves? to) be (?:used|sold|bought|taken|avoided|kept|held|added|reduced|trimmed|exited|entered|booked|locked|protected)\b|\b(?:price|level|place|moment|time|point|spot|coin|stock|one|asset) to (?:buy|sell|leave|enter|exit|add|get|go|take|act|switch|own|hold|avoid|have|short)\b|\b(?:can|could|may|might) (?:\w+ )?be (?:\w+ )?(?:bought|sold|held|owned|shorted|added)\b|\bsafely\b|\bif you (?:own|hold|have|are|bought|want|sell|buy)\b|\bon (?:top of )?your (?:list|radar|watchlist)\b/i;
const DO =
  "(?:add|accumulate|act|avoid|back|bet|book|bring|build|buy|call|cash|catch|chase|check|choose|claim|click|close|collect|connect|consider|contact|copy|cover|cut|deposit|dump|earn|enter|exit|fade|favou?r|find|follow|forget|get|give|go|grab|hedge|hurry|ignore|invest|join|jump|keep|learn|leave|let|listen|load|lock|look|make|message|miss|never|open|own|pay|pick|place|position|prefer|prepare|protect|pull|purchase|push|put|react|read|reduce|remember|remove|ride|rotate|run|save|secure|see|seize|sell|send|set|share|short|sign|sit|snap|stack|stake|start|stay|steer|step|stick|stop|store|subscribe|swap|switch|take|tell|test|think|transfer|treat|trim|trust|try|turn|unload|use|visit|wait|walk|watch|withdraw|write)";
const OBJECT =
  "(?:a|an|the|this|that|these|it|them|some|all|any|every|more|most|your|yourself|our|my|me|us|him|out|up|in|into|on|off|at|to|from|away|aside|ahead|long|short|short-term|now|here|before|until|when|with|alone|elsewhere|back|down|money|coins|funds|cash|shares|exposure|profits?|gains|losses|for|clear|calm|patient|put|both|half|[A-Z][A-Za-z]+)";
/** A sentence, or what follows its comma, that begins with a bare verb and what it is done to. */
const ANY_CASE = DO.replace(/(?<=[(|])[a-z]/g, (letter) => `[${letter.toUpperCase()}${letter}]`);
const COMMAND = new RegExp(
  `(?:^|[.!?;:] |, (?:so |and |then |just |simply |please )?|\\b(?:so|then|please|just|simply) )(?:(?:[Pp]lease|[Jj]ust|[Ss]imply|[Nn]ow|[Aa]lways|[Dd]o not|[Dd]on['’]t|[Nn]ever|so|then),? )*${ANY_CASE} ${OBJECT}(?![A-Za-z0-9])`,
);
/** Sentences that begin with a noun that is a verb too: "Sell holds until", "Stop at". */
const NOUN =
  /^(?:Sell|Buy|Hold|Stop|Short|Close|Open|Set|Test|Read|Back|Run|Position|Share|Cover|Cut|Call|Bet|Back|Look) (?:on|at|from|in|to|before|for|with|until|both|off|here|now|#+)/;
/** What only asks for attention. */
const MIND =
  /\b(?:keep|bear|have) in mind\b|\b(?:\w+ )?should (?:keep in mind|bear in mind|note|be aware|remember|be (?:read|seen|treated|taken|judged|viewed))\b|\bset (?:against|beside|next to)\b/gi;
const NOT = /(?:^|[.!?;:,] )(?:please )?(?:do not|don['’]t|never) [a-z]+/i;

/** Whether a sentence tells its reader, or people in general, what to do. `text`: with its slots covered. */
export const isOrder = (said: string): boolean => tells(said.replace(MIND, "_"));

const tells = (text: string): boolean =>
  TOLD.test(text) ||
  JUDGED.test(text) ||
  ACTION.test(text) ||
  NOT.test(text) ||
  /\bbetter (?:get|sell|buy|take|leave|keep|wait|hold|move|switch|not)\b/i.test(text) ||
  (COMMAND.test(text) && !NOUN.test(text));
