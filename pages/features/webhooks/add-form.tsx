import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { WEBHOOK_EVENT_NAMES, type WebhookEvent } from "../../../shared/webhook-events.ts";
import { WEBHOOK_URL_MAX_LENGTH } from "../../../shared/webhooks.ts";
import { ApiError, messageOf } from "../../api/api-error.ts";
import { PromptLine } from "../../ui/controls/prompt-line.tsx";
import { Spinner } from "../../ui/controls/spinner.tsx";
import { EventsFields } from "./events-fields.tsx";
import { addWebhookMutation, webhooksQuery } from "./queries.ts";
import type { NewSecret } from "./secret-banner.tsx";

interface AddFormProps {
  /** this is a service on this machine */
  mayBeLocal: boolean;
  onMade: (made: NewSecret) => void;
}

/** Adds an endpoint; its secret is shown once. */
export function AddForm({ mayBeLocal, onMade }: AddFormProps) {
  const [url, setUrl] = useState("");
  const [events, setEvents] = useState<WebhookEvent[]>(WEBHOOK_EVENT_NAMES);
  const id = useId();
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    ...addWebhookMutation,
    onSuccess: ({ endpoint, secret }) => {
      setUrl("");
      onMade({ url: endpoint.url, secret });
      return client.invalidateQueries(webhooksQuery);
    },
  });
  const typed = url.trim();
  const isReady = typed !== "" && events.length > 0;
  return (
    <form
      className="create-key"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && !isPending) mutate({ url: typed, events });
      }}
    >
      <PromptLine
        label="Endpoint address"
        inputMode="url"
        placeholder="https://example.com/webhooks"
        autoComplete="off"
        spellCheck={false}
        maxLength={WEBHOOK_URL_MAX_LENGTH}
        value={url}
        aria-describedby={`${id}-note`}
        onChange={(event) => setUrl(event.target.value)}
      >
        <button type="submit" className="button prompt-button gap-2" disabled={!isReady || isPending}>
          {isPending && <Spinner />} Add
        </button>
      </PromptLine>
      <p id={`${id}-note`} className={`field-note ${error ? "text-danger" : ""}`} role="status">
        {error
          ? (error instanceof ApiError && error.fields.url) || messageOf(error, "The endpoint was not added.")
          : mayBeLocal
            ? "https on port 443. This service runs on your machine, so http://127.0.0.1 is accepted too."
            : "https on port 443, by the name of a public host."}
      </p>
      <EventsFields events={events} onChange={setEvents} />
    </form>
  );
}
