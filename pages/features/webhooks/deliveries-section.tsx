import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useRef } from "react";
import { WEBHOOK_REPLAY_HOURS, type Webhook, type WebhookDelivery } from "../../../shared/webhooks.ts";
import { Age, formatMoment, nowAtom } from "../../ui/age.tsx";
import { Action } from "../../ui/controls/action.tsx";
import { Loaded } from "../../ui/controls/loaded.tsx";
import { Table } from "../../ui/controls/table.tsx";
import { showToastAtom } from "../../ui/toast.ts";
import { deliveriesQuery, replayWebhookMutation } from "./queries.ts";
import { STATES, sayTry } from "./say-try.ts";

const HOUR_MS = 3_600_000;

/** The last deliveries of an endpoint, their tries, and sending them again. */
export function DeliveriesSection({ endpoint: { id, url, state } }: { endpoint: Webhook }) {
  const deliveries = useQuery(deliveriesQuery(id));
  const client = useQueryClient();
  const showToast = useSetAtom(showToastAtom);
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another endpoint is another reason to look here
  useEffect(() => heading.current?.focus(), [id]);
  const { mutate, isPending } = useMutation({
    ...replayWebhookMutation,
    onSuccess: ({ replayed }) => {
      showToast({
        title: replayed === 0 ? "Nothing to Send Again" : `${replayed} Sent Again Within a Minute`,
      });
      return client.invalidateQueries(deliveriesQuery(id));
    },
  });
  const isBlocked = isPending || state !== "active";
  return (
    <section aria-labelledby="deliveries-heading" className="border-line border-b">
      <div className="panel-head">
        <h2 id="deliveries-heading" ref={heading} tabIndex={-1} className="label break-all">
          Deliveries to {url}
        </h2>
        <button type="button" className="action" disabled={isBlocked} onClick={() => mutate({ id })}>
          Send missed ones again
        </button>
      </div>
      <Loaded of={deliveries} waiting="Loading the deliveries" failed="The deliveries could not be loaded.">
        {(data) => (
          <DeliveriesTable
            deliveries={data.deliveries}
            isBlocked={isBlocked}
            onReplay={(delivery) => mutate({ id, delivery })}
          />
        )}
      </Loaded>
    </section>
  );
}

interface DeliveriesTableProps {
  deliveries: readonly WebhookDelivery[];
  isBlocked: boolean;
  onReplay: (id: string) => void;
}

function DeliveriesTable({ deliveries, isBlocked, onReplay }: DeliveriesTableProps) {
  const now = useAtomValue(nowAtom);
  if (deliveries.length === 0) return <p className="empty">Nothing was sent to it yet.</p>;
  const mayReplay = ({ type, madeAt }: WebhookDelivery) =>
    type !== "endpoint.challenge" && now - Date.parse(madeAt) < WEBHOOK_REPLAY_HOURS * HOUR_MS;
  return (
    <Table columns={["Event", "State", "Tries", { hidden: "Actions" }]}>
      {deliveries.map((delivery) => (
        <tr key={delivery.id} className="max-sm:grid-cols-[1fr_auto]">
          <th scope="row" className="max-sm:col-span-2">
            <code>{delivery.type}</code> <Age at={delivery.madeAt} word="ago" />
            <span className="block break-all text-fg-3 text-sm">{delivery.id}</span>
          </th>
          <td className="max-sm:col-span-2">
            <span className={delivery.state === "delivered" ? "status-mark status-on" : "status-mark"}>
              {STATES[delivery.state]}
            </span>
            {delivery.nextAt && (
              <span className="block text-fg-3 text-sm">Next try {formatMoment(delivery.nextAt)}</span>
            )}
          </td>
          <td>
            {delivery.tries.map((tried) => (
              <span key={tried.at} className="block text-sm">
                {sayTry(tried)}
              </span>
            ))}
          </td>
          <td className="row-actions">
            {mayReplay(delivery) && (
              <Action
                name={`Send ${delivery.id} again`}
                isDisabled={isBlocked}
                onClick={() => onReplay(delivery.id)}
              >
                Send again
              </Action>
            )}
          </td>
        </tr>
      ))}
    </Table>
  );
}
