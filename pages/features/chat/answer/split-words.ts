import type { Layout } from "./sheet.ts";

/** The words of an answer by how loud they are. All but the note are Markdown. */
interface Words {
  /** the sentence that answers */
  headline: string;
  /** what is read with it */
  lead: string;
  rest: string;
  /** what stands in for what was asked, and the line in the asker's own language */
  note: string | null;
}

/** The line over the answer says it already, in the languages answers are written in. */
const SAID_ABOVE = new RegExp(
  [
    String.raw`^\*(?:All prices here are|Replayed market data of|Alle Preise hier sind|Nachgespielte Marktdaten vom) .*\*$`,
    "^A part of your question was not used\\.$",
    "^Ein Teil Ihrer Frage wurde nicht verwendet\\.$",
  ].join("|"),
);
/** Questions that stand below to tap. */
const SAID_BELOW = /^(?:- [“„].+[”“](?:\n|$))+$/;
const NOTE = /^\*([^*]+)\*$/;
/** That a fund answers for an index, a metal or a sector, in the languages answers are written in: it is read with the answer, not as one. */
const STAND_IN = new RegExp(
  [
    " itself is not covered; this is [A-Z]+, a fund that tracks ",
    "^For .+ as a whole, this is [A-Z]+, a fund that tracks ",
    "^The market is .+ here\\.$",
    "^Nicht selbst abgedeckt: ",
    "^Für .+ insgesamt steht hier [A-Z]+, ein Fonds auf ",
    "^Als Markt gilt hier ",
  ].join("|"),
);
const isNote = (text: string) => NOTE.test(text) || STAND_IN.test(text);
const LEAD_WORDS = 60;
/** "Trend score: Sell." answers with the sentence behind it. */
const HEADLINE_WORDS = 5;
const countWords = (text: string) => text.split(/\s+/).length;
const SENTENCE_END = /[.!?]["”’)*]*(?:\s?\[f\d+\])*(?=[ \n]|$)/g;
/** A list, a table, a title or code is no sentence. */
const NO_SENTENCE = /^(?:[|#>`-]|\* |\d+\. )/;

function cutHeadline(paragraph: string): [headline: string, rest: string] {
  if (NO_SENTENCE.test(paragraph)) return ["", paragraph];
  for (const { index, 0: end } of paragraph.matchAll(SENTENCE_END)) {
    const until = index + end.length;
    if (countWords(paragraph.slice(0, until)) >= HEADLINE_WORDS)
      return [paragraph.slice(0, until), paragraph.slice(until).trim()];
  }
  return [paragraph, ""];
}

/** Cuts an answer into the sentence that answers, what is read with it, and the rest. */
function splitWords(response: string): Words {
  const all = response
    .split(/\n{2,}/)
    .filter((one) => !SAID_ABOVE.test(one.trim()) && !SAID_BELOW.test(one.trim()));
  const notes = all.filter(isNote);
  const paragraphs = all.filter((one) => !isNote(one));
  let until = 1;
  while (
    until < paragraphs.length &&
    !paragraphs[until]?.startsWith("|") &&
    countWords(paragraphs.slice(0, until + 1).join(" ")) <= LEAD_WORDS
  )
    until++;
  // A table right behind is what the answer was asked for: levels, holdings.
  if (paragraphs[until]?.startsWith("|")) until++;
  const [headline, behind] = cutHeadline(paragraphs[0] ?? "");
  return {
    headline,
    lead: [behind, ...paragraphs.slice(1, until)].filter(Boolean).join("\n\n"),
    rest: paragraphs.slice(until).join("\n\n"),
    note: notes.map((one) => one.replace(NOTE, "$1")).join(" ") || null,
  };
}

const STANDS_FOR_WORDS: ReadonlySet<Layout> = new Set<Layout>(["strip", "comparison", "position"]);

/** What of the words is read at once and what is folded: a card or a table stands in place of those behind the sentence. */
export function placeWords(response: string, layout: Layout): Words {
  const { headline, lead, rest, note } = splitWords(response);
  if (!STANDS_FOR_WORDS.has(layout)) return { headline, lead, rest, note };
  const behind = layout === "strip" ? `${headline} ${lead}` : lead;
  return { headline, lead: "", rest: `${behind}\n\n${rest}`.trim(), note };
}
