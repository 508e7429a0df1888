import type { Language } from "./question.ts";
import { WHY } from "./words/why.ts";

/** "Why not Dogecoin?" is about Dogecoin. */
const NO_WHY = `(?<!(?:${WHY.source}) )`;
/** "Not Tesla", "don't tell me about Tesla", "分析 말고": what a message says no to, up to where it goes on with what it wants. */
const NOT = new RegExp(
  [
    `${NO_WHY}(?:\\b(?:take|kick|throw|leave) @ (?:out|off|away)|\\b(?:remove|kick out|take out|`,
    `get rid of|enleve|enlever|retire|retirer|vire|quita|quitar|saca|elimina|tira|retira|`,
    `убери|исключи|выкинь|nimm|lass) (?:the )?@(?: (?:raus|weg))?|(?:去掉|排除|剔除) ?@|@ ?(?:去掉|を外し|を除い|`,
    `빼줘|çıkar|cikar)|\\b(?:(?:do not|don'?t|dont|please don'?t) (?:tell|talk|give|show|analy[sz]e|`,
    `care|want|bother|mention|include|need|ask)(?:ing)?(?: (?:me|to|with|about|anything|`,
    `hear|know|the|an?|analysis|of|on))*|not (?:about|interested in)|forget(?: about)?|enough (?:about|`,
    `of|on)|ignore|skip|(?<=(?:^|[,.;!?]|\\b(?:and|then|now|ok|just|please|pls)) *)drop|`,
    `exclude|excluding|not counting|leaving out|not including|besides|leave out|(?:other|rather) than|apart from|aside from|instead of|`,
    `without|except(?: for)?|not (?:named|called)|(?:that|which|who) (?:aren'?t|isn'?t|are not|is not)|`,
    `no|not) ?(?:the )?@ ?(?:(?:@|and|or|,) ?)*)`,
  ].join(""),
  "g",
);
/** "Not Bitcoin, Ethereum": what stands behind the comma is wanted. */
const NOT_BUT = /^(?:not|no) @ ?, ?@ ?$/;
/** What somebody says who has named the wrong one. */
const SLIPS = [
  "no,? wait|wait,? no|no,? make|no,? sorry|sorry|scratch that|strike that|i mean|i meant|",
  "or rather|rather|make (?:that|it)|correction|oops|whoops|my bad|actually|no no|nope|",
  "ach nein|ah nein|moment|quatsch|ich mein\\p{L}*|nein|perdon|digo|quiero decir|quise decir|",
  "mejor dicho|no no|pardon|non|je veux dire|je voulais dire|plutot|desculpa|quer dizer|",
  "quis dizer|alias|ops|нет|ой|вернее|точнее|то есть|я имел|извини|yok|pardon|daha dogrusu|",
  "yani|不对|不,|哦不|说错|搞错|我是说|いや|じゃなくて|間違え|すみません|아니|아 참|말고|죄송",
].join("");
const SLIP = new RegExp(`@(?=[^@]{0,40}?(?:[,.!;:、。，…-]|\\s)\\s?(?:${SLIPS})(?!\\p{L})[^@]{0,24}@)`, "gu");
const WORDED_NOT = new RegExp(
  [
    `${NO_WHY}(?:(?<!\\p{L})(?:nicht|keine?n?|ohne|statt|anstatt|auser|ausser|abgesehen von|`,
    `nao|no|sin|salvo|excepto|aparte de|en vez de|pas|sauf|hormis|a part|au lieu de|exceto|`,
    `menos|tirando|fora|em vez de|alem de|не|без|вместо|кроме|помимо|не считая)(?: (?:uber|`,
    `von|de|sobre|pour|о|про))? ?@)|@ ?(?:degil|haric|disinda|yerine|말고|빼고|제외(?:하고)?|대신|`,
    `ではなく|じゃなくて|以外|除外|を除|の代わり|не надо|не нужно|не интересует)|(?:不要|别|不是|不用|除了|除去|不包括)(?:说|`,
    `讲|分析|告诉我|看)? ?@`,
  ].join(""),
  "gu",
);

const NO_ANALYSIS = new RegExp(
  [
    "(?:분석|설명) ?말고|not (?:a |an |the )?(?:full )?analysis,? ?(?:just|only)?|no analysis|",
    "keine analyse|sin analisis|pas d'analyse|sem analise|без анализа|不要分析|不用分析|分析ではなく|分析じゃなくて",
  ].join(""),
  "g",
);

/** "BNB on the day of Bitcoin's halving": an asset in the name of an event, beside the one that is asked about. */
const EVENTS = "halving\\p{L}*|халвинг\\p{L}*|merge|etf|split|ipo|listing|fork|减半|半減期|반감기";
const EVENT = new RegExp(
  `(?<=@.*)(?:(?:${EVENTS}) (?:of |de |del |du |do |da |des |von )?(?:the )?@|@(?:'?s)? ?(?:${EVENTS})(?!\\p{L}))`,
  "gu",
);

/** A marked text without what it says no to: its marks become `¦`, those of slips and events `¬`, to keep the count. */
export function leaveOut(given: string, language: Language): string {
  // "No Bitcoin" is "in Bitcoin" in Portuguese.
  const text = language === "pt" ? given.replace(/(?<=^| )no (?=@)/g, "em ") : given;
  const pass = (found: string) => found.replaceAll("@", "¬");
  const hide = (found: string) => {
    const [first = "", ...others] = found.match(/@/g) ?? [];
    return ` ${NOT_BUT.test(found) ? ["¦", ...others].join(" ") : [first, ...others].map(() => "¦").join(" ")} `;
  };
  return text
    .replace(NO_ANALYSIS, " ")
    .replace(EVENT, pass)
    .replace(SLIP, "¬")
    .replace(NOT, hide)
    .replace(WORDED_NOT, hide);
}
