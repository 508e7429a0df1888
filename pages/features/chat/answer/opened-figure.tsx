import { useQuery } from "@tanstack/react-query";
import type { ChatReply } from "../../../../shared/analysis.ts";
import { FactEntry } from "../facts/fact-popover.tsx";
import { termsQuery } from "../queries.ts";

/** The price of an answer, opened to its source as each figure can be. */
export function OpenedFigure({ reply: { facts, data } }: { reply: ChatReply }) {
  const { data: terms } = useQuery(termsQuery("en"));
  const price = facts.find(({ kind }) => kind === "price");
  return (
    price && (
      <ul>
        <FactEntry fact={price} market={data.market} about={terms?.price} isAlone />
      </ul>
    )
  );
}
