import { useMutation } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useId, useState } from "react";
import { KEY_NAME_MAX_LENGTH } from "../../../../shared/keys.ts";
import { messageOf } from "../../../api/api-error.ts";
import { Spinner } from "../../../ui/controls/spinner.tsx";
import { showToastAtom } from "../../../ui/toast.ts";
import { createKeyMutation, NOT_CREATED } from "../queries.ts";
import { useDataRefresh } from "../use-refresh.ts";

/** What is told when a key was made. */
export const KEY_MADE = { title: "API Key Created!", text: "Save this key - it won't be shown again!" };

/** Makes a key under a name. */
export function CreateForm({ onMade }: { onMade: (made: { name: string; secret: string }) => void }) {
  const [name, setName] = useState("");
  const failureId = useId();
  const showToast = useSetAtom(showToastAtom);
  const refresh = useDataRefresh();
  const { mutate, isPending, error } = useMutation({
    ...createKeyMutation,
    onSuccess: ({ apiKey }) => {
      setName("");
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
        if (typed && !isPending) mutate({ name: typed });
      }}
    >
      <label className="label" htmlFor="key-name">
        Key name
      </label>
      <div className="prompt-line">
        <span className="prompt-mark text-amber" aria-hidden>
          ›
        </span>
        <input
          id="key-name"
          className="prompt-input"
          placeholder="production"
          autoComplete="off"
          maxLength={KEY_NAME_MAX_LENGTH}
          value={name}
          aria-describedby={failureId}
          onChange={(event) => setName(event.target.value)}
        />
        <button type="submit" className="button prompt-button gap-2" disabled={!typed || isPending}>
          {isPending && <Spinner />} Create
        </button>
      </div>
      <p id={failureId} className="field-note text-danger">
        {error && messageOf(error, NOT_CREATED)}
      </p>
    </form>
  );
}
