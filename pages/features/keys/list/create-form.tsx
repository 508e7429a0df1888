import { useMutation } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useId, useState } from "react";
import type { KeyMode } from "../../../../shared/key-mode.ts";
import { KEY_NAME_MAX_LENGTH } from "../../../../shared/keys.ts";
import { PromptLine } from "../../../ui/controls/prompt-line.tsx";
import { Segments } from "../../../ui/controls/segments.tsx";
import { Spinner } from "../../../ui/controls/spinner.tsx";
import { showToastAtom } from "../../../ui/toast.ts";
import { NO_DRAFT, toLimits } from "../limits/limit-draft.ts";
import { LimitsFields } from "../limits/limits-fields.tsx";
import { sayRefusal } from "../limits/say-refusal.ts";
import { createKeyMutation, NOT_CREATED } from "../queries.ts";
import { useDataRefresh } from "../use-refresh.ts";

/** Shown when a key was made. */
export const KEY_MADE = { title: "API Key Created!", text: "Save this key - it won't be shown again!" };

const MODES = [
  ["live", "Live"],
  ["test", "Test"],
] as const;

/** Makes a key under a name: a live or a test one, with limits if its owner wants some. */
export function CreateForm({ onMade }: { onMade: (made: { name: string; secret: string }) => void }) {
  const [name, setName] = useState("");
  const [mode, setMode] = useState<KeyMode>("live");
  const [draft, setDraft] = useState(NO_DRAFT);
  const failureId = useId();
  const showToast = useSetAtom(showToastAtom);
  const refresh = useDataRefresh();
  const { mutate, isPending, error } = useMutation({
    ...createKeyMutation,
    onSuccess: ({ apiKey }) => {
      setName("");
      setDraft(NO_DRAFT);
      onMade({ name: apiKey.name, secret: apiKey.key });
      showToast(KEY_MADE);
      return refresh();
    },
  });
  const typed = name.trim();
  return (
    <form
      className="create-key"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed && !isPending) mutate({ name: typed, mode, limits: toLimits(draft) });
      }}
    >
      <PromptLine
        label="Key name"
        placeholder="production"
        autoComplete="off"
        maxLength={KEY_NAME_MAX_LENGTH}
        value={name}
        aria-describedby={failureId}
        onChange={(event) => setName(event.target.value)}
      >
        <button type="submit" className="button prompt-button gap-2" disabled={!typed || isPending}>
          {isPending && <Spinner />} Create
        </button>
      </PromptLine>
      <p id={failureId} className="field-note text-danger">
        {error && sayRefusal(error, NOT_CREATED)}
      </p>
      <div className="flex flex-wrap items-center gap-4">
        <Segments label="Kind of key" options={MODES} value={mode} onChange={setMode} />
        <p className="field-note">
          {mode === "test"
            ? "Simulated market, the same answer each time, 30 calls per minute, no credits."
            : "Answers from the market, one credit per call."}
        </p>
      </div>
      <details>
        <summary className="label py-3">Limits</summary>
        <div className="mt-1">
          <LimitsFields draft={draft} onChange={setDraft} />
        </div>
      </details>
    </form>
  );
}
