import { WEBHOOK_EVENT_NAMES, WEBHOOK_EVENTS, type WebhookEvent } from "../../../shared/webhook-events.ts";

interface EventsFieldsProps {
  events: readonly WebhookEvent[];
  onChange: (events: WebhookEvent[]) => void;
}

/** The events that an endpoint receives. */
export function EventsFields({ events, onChange }: EventsFieldsProps) {
  return (
    <fieldset className="mt-4">
      <legend className="label">Events</legend>
      <div className="mt-2 grid gap-3 sm:grid-cols-2">
        {WEBHOOK_EVENT_NAMES.map((name) => (
          <label key={name} className="flex items-center gap-2" data-tip={WEBHOOK_EVENTS[name].about}>
            <input
              type="checkbox"
              checked={events.includes(name)}
              onChange={({ target }) =>
                onChange(
                  WEBHOOK_EVENT_NAMES.filter((one) => (one === name ? target.checked : events.includes(one))),
                )
              }
            />
            {WEBHOOK_EVENTS[name].label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
