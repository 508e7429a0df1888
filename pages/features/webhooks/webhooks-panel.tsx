import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { MAX_WEBHOOKS, type Webhook } from "../../../shared/webhooks.ts";
import { Loaded } from "../../ui/controls/loaded.tsx";
import { Section } from "../../ui/controls/section.tsx";
import { AddForm } from "./add-form.tsx";
import { DeliveriesSection } from "./deliveries-section.tsx";
import { EndpointDialog } from "./endpoint-dialogs.tsx";
import { type Act, EndpointsTable } from "./endpoints-table.tsx";
import { webhooksQuery } from "./queries.ts";
import { type NewSecret, SecretBanner } from "./secret-banner.tsx";

/** Adding, confirming, testing, rotating and deleting webhook endpoints, and what they were sent. */
export default function WebhooksPanel() {
  const webhooks = useQuery(webhooksQuery);
  const [made, setMade] = useState<NewSecret | null>(null);
  const [asked, setAsked] = useState<{ act: Exclude<Act, "deliveries">; id: string } | null>(null);
  const [shownId, setShown] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  const find = (id?: string) => webhooks.data?.endpoints.find((endpoint) => endpoint.id === id);
  const ask = (act: Act, { id }: Webhook) => (act === "deliveries" ? setShown(id) : setAsked({ act, id }));
  const endpoint = find(asked?.id);
  const shown = find(shownId);
  return (
    <>
      <div className="page-head">
        <h1 className="heading">Webhooks</h1>
        <p className="page-head-words">
          We post events in your account to your own URLs, signed to the Standard Webhooks spec.
        </p>
      </div>
      {made && <SecretBanner {...made} onDismiss={() => setMade(null)} />}
      <Loaded of={webhooks} waiting="Loading your webhooks" failed="Your webhooks could not be loaded.">
        {(data) => (
          <>
            <AddForm mayBeLocal={data.mayBeLocal} onMade={setMade} />
            <Section
              title="Endpoints"
              headClass="border-line border-t"
              heading={heading}
              aside={
                <span className="label">
                  {data.endpoints.length} of {MAX_WEBHOOKS}
                </span>
              }
            >
              <EndpointsTable endpoints={data.endpoints} onAsk={ask} />
            </Section>
            {shown && <DeliveriesSection endpoint={shown} />}
          </>
        )}
      </Loaded>
      {endpoint && asked && (
        <EndpointDialog
          act={asked.act}
          endpoint={endpoint}
          onClose={() => setAsked(null)}
          onMade={setMade}
          onDeleted={() => heading.current?.focus()}
        />
      )}
    </>
  );
}
