import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { WEBHOOK_EVENT_NAMES, WEBHOOK_EVENTS } from "../../../shared/webhook-events.ts";
import type { Webhook } from "../../../shared/webhooks.ts";
import { messageOf } from "../../api/api-error.ts";
import { formatMoment } from "../../ui/age.tsx";
import { Spinner } from "../../ui/controls/spinner.tsx";
import { Table } from "../../ui/controls/table.tsx";
import { confirmWebhookMutation, deliveriesQuery, testWebhookMutation, webhooksQuery } from "./queries.ts";
import { STATES, sayTry } from "./say-try.ts";

export type Act = "deliveries" | "events" | "rotate" | "delete";

interface EndpointsTableProps {
  endpoints: readonly Webhook[];
  onAsk: (act: Act, endpoint: Webhook) => void;
}

/** The account's endpoints, each with what can be done to it. */
export function EndpointsTable({ endpoints, onAsk }: EndpointsTableProps) {
  if (endpoints.length === 0)
    return (
      <p className="empty">
        No endpoints yet. Add an address above; no events are sent to it until it is confirmed.
      </p>
    );
  return (
    <Table columns={["Endpoint", "State", { hidden: "Actions" }]}>
      {endpoints.map((endpoint) => (
        <EndpointRow key={endpoint.id} endpoint={endpoint} onAsk={onAsk} />
      ))}
    </Table>
  );
}

const OFF: Record<NonNullable<Webhook["offReason"]>, string> = {
  gone: "It answered 410 Gone.",
  failing: "It accepted nothing for three days.",
  restored: "Its secret is an old one: rotate it first.",
};

const sayEvents = (events: Webhook["events"]) =>
  events.length === WEBHOOK_EVENT_NAMES.length
    ? "All events"
    : events.map((name) => WEBHOOK_EVENTS[name].label).join(" · ");

function EndpointRow({ endpoint, onAsk }: { endpoint: Webhook; onAsk: EndpointsTableProps["onAsk"] }) {
  const { url, events, state, offReason, oldSecretUntil } = endpoint;
  const act = (which: Act, label: string, isDanger = false) => (
    <button
      type="button"
      className={`action ${isDanger ? "action-danger" : ""}`}
      aria-label={`${label}: ${url}`}
      onClick={() => onAsk(which, endpoint)}
    >
      {label}
    </button>
  );
  return (
    <tr className="items-center max-sm:grid-cols-[1fr_auto]">
      <th scope="row" className="max-sm:col-span-2">
        <span className="break-all">{url}</span>
        <span className="block text-fg-3 text-sm">{sayEvents(events)}</span>
        {oldSecretUntil && (
          <span className="block text-fg-3 text-sm">
            The old secret signs too until {formatMoment(oldSecretUntil)}.
          </span>
        )}
      </th>
      <td className="max-sm:col-span-2">
        <span className={state === "active" ? "status-mark status-on" : "status-mark"}>
          {{ active: "Active", unconfirmed: "Not confirmed", off: "Off" }[state]}
        </span>
        {offReason && <span className="block text-fg-3 text-sm">{OFF[offReason]}</span>}
        <SendNow endpoint={endpoint} />
      </td>
      <td className="row-actions max-sm:col-span-2">
        {act("deliveries", "Deliveries")}
        {act("events", "Events")}
        {act("rotate", "Rotate")}
        {act("delete", "Delete", true)}
      </td>
    </tr>
  );
}

/** Confirms an endpoint, or sends an active one a test, and says what came of it. */
function SendNow({ endpoint: { id, url, state, oldSecretUntil } }: { endpoint: Webhook }) {
  const client = useQueryClient();
  const [said, setSaid] = useState("");
  const settled = {
    onMutate: () => setSaid(""),
    onError: (error: Error) => setSaid(messageOf(error, "Nothing was sent. Please try again.")),
    onSettled: () =>
      Promise.all([client.invalidateQueries(webhooksQuery), client.invalidateQueries(deliveriesQuery(id))]),
  };
  const confirm = useMutation({
    ...confirmWebhookMutation,
    ...settled,
    onSuccess: () => setSaid("It echoed the challenge."),
  });
  const test = useMutation({
    ...testWebhookMutation,
    ...settled,
    onSuccess: ({ deliveries: [sent] }) => {
      const [tried] = sent?.tries ?? [];
      setSaid(sent ? `Test: ${STATES[sent.state]}${tried ? `, ${sayTry(tried)}` : ""}.` : "");
    },
  });
  const isActive = state === "active";
  const acts = [
    ...(isActive ? [{ label: "Send a test", ...test }] : [{ label: "Confirm", ...confirm }]),
    ...(isActive && oldSecretUntil ? [{ label: "Confirm the new secret", ...confirm }] : []),
  ];
  return (
    <>
      <span className="block max-sm:-ml-2">
        {acts.map(({ label, mutate, isPending }) => (
          <button
            key={label}
            type="button"
            className="action"
            aria-label={`${label}: ${url}`}
            disabled={isPending}
            onClick={() => mutate(id)}
          >
            {isPending && <Spinner />} {label}
          </button>
        ))}
      </span>
      <span className="block text-fg-3 text-sm" role="status">
        {said}
      </span>
    </>
  );
}
