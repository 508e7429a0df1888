import { useQuery } from "@tanstack/react-query";
import { createFileRoute, useLocation } from "@tanstack/react-router";
import { useAtomValue } from "jotai";
import { Suspense } from "react";
import { sampleAnswerQuery } from "../features/chat/queries.ts";
import { newKeyAtom } from "../features/keys/new-key.ts";
import { PlaygroundPanel } from "../features/playground/playground-panel.tsx";
import { lazily } from "../ui/life/lazily.ts";

const AnswerWords = lazily(() => import("../features/chat/answer/answer-words.tsx"));

export const Route = createFileRoute("/api-playground")({
  component: Playground,
  staticData: { title: "API Playground", kind: "screen" },
});

/** The reference leads here with a call filled in. A key has no place in an address; one just made comes along in memory. */
function Playground() {
  const search = new URLSearchParams(useLocation({ select: ({ searchStr }) => searchStr }));
  const newKey = useAtomValue(newKeyAtom);
  const { data: example } = useQuery(sampleAnswerQuery("Bitcoin"));
  return (
    <PlaygroundPanel
      endpoint={search.get("endpoint")}
      message={search.get("message")}
      apiKey={newKey?.secret ?? ""}
      example={example ? JSON.stringify(example, null, 2) : null}
      words={(json) => (
        <Suspense fallback={<div />}>
          <AnswerWords json={json} />
        </Suspense>
      )}
    />
  );
}
