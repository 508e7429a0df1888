import type { Call } from "../../../../../shared/analysis.ts";
import { useSay } from "../../../../ui/words/say.ts";
import { Cited } from "../../facts/citation.tsx";
import { useFindFact } from "../../facts/facts.ts";
import { sayCall } from "./say-call.ts";

/** The sentence that answers, in the largest letters of an answer. */
export const HEADLINE =
  "text-pretty font-medium text-[22px] leading-[30px] [font-stretch:90%] md:text-[26px] md:leading-[34px]";

/** The call and its chance in one sentence, which opens the odds and how such odds did. */
export function CallHeadline({ call, name }: { call: Call; name?: string | undefined }) {
  const find = useFindFact(call.asset);
  const say = useSay();
  const odds = [
    find("odds_higher"),
    find("odds_higher_came"),
    find("odds_within"),
    find("odds_within_came"),
    find("odds_cancel"),
    find("odds_cancel_came"),
  ].flatMap((fact) => fact?.id ?? []);
  return (
    <p className={HEADLINE}>
      <Cited text={sayCall(call, name, say)} facts={call.action ? odds : []} number={1} />
    </p>
  );
}
