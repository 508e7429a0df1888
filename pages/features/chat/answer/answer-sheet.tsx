import type { ReactNode } from "react";
import { useEffect, useState } from "react";
import { useSay } from "../../../ui/words/say.ts";
import { useCheck } from "../check/check-button.tsx";
import type { Checked } from "../check/check-panel.tsx";
import { countCitations } from "../facts/facts.ts";
import { FactsScope } from "../facts/facts-scope.tsx";
import { AnswerBody, type DrawChart } from "./answer-body.tsx";
import { Alternatives, Suggestions } from "./next/asks.tsx";
import { Origin } from "./origin.tsx";
import { Reasoning } from "./reasoning.tsx";
import { SayAnswer } from "./say-answer.tsx";
import { pickLayout, type Sheet } from "./sheet.ts";
import { placeWords } from "./split-words.ts";
import { countCited } from "./strip/strip.tsx";

interface AnswerSheetProps {
  reply: Sheet;
  /** the cards that stand further up in the conversation */
  drawn?: readonly string[];
  chart: DrawChart;
  onAsk: (question: string) => void;
  /** the words are still written, or were left unfinished: they are shown as they come */
  isDraft?: boolean;
  /** its figures are those of a moment that is over */
  isFrozen?: boolean;
  /** of "Full reasoning" */
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** stands under the answer */
  after?: ReactNode;
  /** the whole reply, by which it can be checked */
  checked?: Checked | undefined;
  /** the other actions under the answer */
  children?: ReactNode;
}

/** An answer: the sentence that answers, what it shows at a glance, and everything else folded under "Full reasoning". */
export const AnswerSheet = (props: AnswerSheetProps) => (
  <SayAnswer reply={props.reply}>
    {(reply) => <Spoken {...props} reply={reply} checked={spell(props.checked, reply)} />}
  </SayAnswer>
);

const spell = (checked: Checked | undefined, { facts }: Sheet) =>
  checked && { ...checked, reply: { ...checked.reply, facts } };

function Spoken(props: AnswerSheetProps) {
  const {
    reply,
    drawn = [],
    chart,
    onAsk,
    isDraft = false,
    isFrozen = false,
    isOpen,
    onToggle,
    after,
    checked,
    children,
  } = props;
  const say = useSay();
  const check = useCheck(checked);
  const { facts, suggestions } = reply;
  const disclaimer = say.server(reply.disclaimer);
  const alternatives = reply.reading?.alternatives ?? [];
  const [sought, setSought] = useState<string | null>(null);
  const layout = pickLayout(reply, drawn);
  const { headline, lead, rest, note } = placeWords(reply.response, layout);
  const [call] = reply.calls;
  const first =
    layout === "strip" && call ? countCited(call) + 1 : countCitations(`${headline}\n${lead}`) + 1;
  const showInList = (id: string) => {
    onToggle(true);
    setSought(id);
  };
  // What comes while one reads stays open once it is whole.
  useEffect(() => {
    if (isDraft) onToggle(true);
  }, [isDraft, onToggle]);
  return (
    <FactsScope facts={facts} market={reply.data?.market} isFrozen={isFrozen} onList={showInList}>
      <Origin sheet={reply} note={note} isFrozen={isFrozen} />
      <AnswerBody sheet={reply} {...{ layout, drawn, headline, lead, chart, onAsk }} />
      {(suggestions.length > 0 || alternatives.length > 0 || after) && (
        <div className="px-4 pb-4 md:px-6">
          <Suggestions of={suggestions} onAsk={onAsk} />
          <Alternatives of={alternatives} onAsk={onAsk} />
          {after}
        </div>
      )}
      {(rest || facts.length > 0) && (
        <Reasoning
          sheet={reply}
          words={rest}
          hasScore={layout !== "reasons"}
          {...{ first, isOpen, onToggle, sought }}
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-t py-2 pr-4 pl-4 md:pl-6">
        <p className="min-w-0 flex-1 text-fg-3 text-xs max-sm:basis-full">
          {isOpen ? disclaimer : disclaimer.split(/(?<=\.) /)[0]}
        </p>
        <div className="flex flex-wrap max-sm:-mx-2 print:hidden">
          {check.button}
          {children}
        </div>
      </div>
      {check.panel}
    </FactsScope>
  );
}
