import type { Language } from "./question.ts";
import { learn } from "./words/cue.ts";

learn(
  "skip ignore forget leave interested except other instead rather mention include nicht keine ohne statt sauf вместо кроме без",
);

/** "Not Tesla", "don't tell me about Tesla", "分析 말고": what a message says no to, up to where it goes on with what it wants. */
const NOT =
  /(?:\b(?:(?:do not|don'?t|dont|please don'?t) (?:tell|talk|give|show|analy[sz]e|care|want|bother|mention|include|need|ask)(?:ing)?(?: (?:me|to|with|about|anything|hear|know|the|an?|analysis|of|on))*|not (?:about|interested in)|forget(?: about)?|ignore|skip|leave out|other than|except(?: for)?|no|not) ?(?:(?:@|and|or|,) ?)+)/g;
const WORDED_NOT =
  /(?:\b(?:nicht|keine?n?|ohne|statt|nao|no|sin|pas|sauf|не|без|вместо|кроме)(?: (?:uber|von|de|sobre|pour|о|про))? ?@)|@ ?(?:degil|haric|말고|빼고|제외(?:하고)?|ではなく|じゃなくて|以外|除外)|(?:不要|别|不是|不用|除了)(?:说|讲|分析|告诉我|看)? ?@/g;

const NO_ANALYSIS =
  /(?:분석|설명) ?말고|not (?:a |an |the )?(?:full )?analysis,? ?(?:just|only)?|no analysis|keine analyse|sin analisis|pas d'analyse|sem analise|без анализа|不要分析|不用分析|分析ではなく|分析じゃなくて/g;

/** A marked text without what it says no to; the marks of what is left out become `¬`, to keep the count. */
export function leaveOut(given: string, language: Language): string {
  // "No Bitcoin" is "in Bitcoin" in Portuguese.
  const text = language === "pt" ? given.replace(/(?<=^| )no (?=@)/g, "em ") : given;
  const hide = (found: string) => found.replaceAll("@", "¬");
  return text.replace(NO_ANALYSIS, " ").replace(NOT, hide).replace(WORDED_NOT, hide);
}
