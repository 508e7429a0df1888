import { chatReplySchema } from "../../../../shared/analysis.ts";
import { FactsScope } from "../facts/facts-scope.tsx";
import Prose from "./prose.tsx";

const wordsSchema = chatReplySchema.pick({ response: true, facts: true, data: true });

function readWords(json: string) {
  try {
    return wordsSchema.safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}

/** The words of an answer that came as JSON, as the terminal shows them; nothing where it has none. */
export default function AnswerWords({ json }: { json: string }) {
  const reply = readWords(json);
  if (!reply?.response) return null;
  return (
    <FactsScope facts={reply.facts} market={reply.data.market}>
      <div className="min-w-0 border-line px-4 py-4 max-xl:border-t md:px-6 xl:border-l">
        <Prose text={reply.response} />
      </div>
    </FactsScope>
  );
}
