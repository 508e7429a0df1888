import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useState } from "react";
import { flushSync } from "react-dom";
import { WEBHOOK_OLD_SECRET_HOURS, type Webhook } from "../../../shared/webhooks.ts";
import { AskDialog } from "../../ui/controls/ask-dialog.tsx";
import { showToastAtom } from "../../ui/toast.ts";
import { EventsFields } from "./events-fields.tsx";
import {
  changeWebhookMutation,
  deleteWebhookMutation,
  rotateWebhookMutation,
  webhooksQuery,
} from "./queries.ts";
import type { NewSecret } from "./secret-banner.tsx";

interface AskedProps {
  endpoint: Webhook;
  onClose: () => void;
}

const useRefresh = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: webhooksQuery.queryKey });
};

interface EndpointDialogProps extends AskedProps {
  act: "events" | "rotate" | "delete";
  onMade: (made: NewSecret) => void;
  onDeleted: () => void;
}

/** What is asked before something is done to an endpoint. */
export function EndpointDialog({ act, onMade, onDeleted, ...asked }: EndpointDialogProps) {
  if (act === "events") return <EventsDialog {...asked} />;
  if (act === "rotate") return <RotateDialog {...asked} onMade={onMade} />;
  return <DeleteDialog {...asked} onDone={onDeleted} />;
}

/** Changes the events of an endpoint. */
function EventsDialog({ endpoint, onClose }: AskedProps) {
  const [events, setEvents] = useState(endpoint.events);
  const refresh = useRefresh();
  const { mutate, isPending } = useMutation({
    ...changeWebhookMutation,
    onSuccess: async () => {
      await refresh();
      onClose();
    },
  });
  return (
    <AskDialog
      title="Events"
      label="Save"
      onAct={() => mutate({ id: endpoint.id, events })}
      isReady={events.length > 0}
      isPending={isPending}
      onClose={onClose}
    >
      <p className="break-all">{endpoint.url}</p>
      <EventsFields events={events} onChange={setEvents} />
    </AskDialog>
  );
}

/** Gives an endpoint a new secret. */
function RotateDialog({ endpoint, onClose, onMade }: AskedProps & { onMade: (made: NewSecret) => void }) {
  const refresh = useRefresh();
  const { mutate, isPending } = useMutation({
    ...rotateWebhookMutation,
    onSuccess: async ({ secret }) => {
      await refresh();
      // While the dialog is open nothing outside it can take the focus.
      flushSync(onClose);
      onMade({ url: endpoint.url, secret });
    },
    onError: onClose,
  });
  return (
    <AskDialog
      title="Rotate the secret?"
      label="Rotate"
      onAct={() => mutate(endpoint.id)}
      isPending={isPending}
      onClose={onClose}
    >
      <p className="break-all">{endpoint.url}</p>
      <p>
        You get a new secret, once. For {WEBHOOK_OLD_SECRET_HOURS} hours each delivery is signed with both, so
        that nothing is missed while you change it over.
      </p>
    </AskDialog>
  );
}

/** Asks before an endpoint goes for good. */
function DeleteDialog({ endpoint, onClose, onDone }: AskedProps & { onDone: () => void }) {
  const showToast = useSetAtom(showToastAtom);
  const refresh = useRefresh();
  const { mutate, isPending } = useMutation({
    ...deleteWebhookMutation,
    onSuccess: async () => {
      showToast({ title: "Endpoint Deleted" });
      await refresh();
      flushSync(onClose);
      onDone();
    },
    onError: onClose,
  });
  return (
    <AskDialog
      title="Delete this endpoint?"
      label="Delete"
      onAct={() => mutate(endpoint.id)}
      isDanger
      isPending={isPending}
      onClose={onClose}
    >
      <p className="break-all">{endpoint.url}</p>
      <p>Nothing more is sent to it, and its deliveries are deleted.</p>
    </AskDialog>
  );
}
