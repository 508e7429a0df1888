import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { MAX_WEBHOOKS, type Webhook } from "../../../shared/webhooks.ts";
import { ApiError, messageOf } from "../../api/api-error.ts";
import { Waiting } from "../../ui/controls/spinner.tsx";
import { Trouble } from "../../ui/controls/trouble.tsx";
import { AddForm } from "./add-form.tsx";
import { DeliveriesSection } from "./deliveries-section.tsx";
import { EndpointDialog } from "./endpoint-dialogs.tsx";
import { type Act, EndpointsTable } from "./endpoints-table.tsx";
import { webhooksQuery } from "./queries.ts";
import { type NewSecret, SecretBanner } from "./secret-banner.tsx";

/** Adding, confirming, testing, rotating and deleting webhook endpoints, and what they were sent. */
export default function WebhooksPanel() {
  const { data, error, refetch } = useQuery(webhooksQuery);
  const [made, setMade] = useState<NewSecret | null>(null);
  const [asked, setAsked] = useState<{ act: Exclude<Act, "deliveries">; id: string } | null>(null);
  const [shownId, setShown] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  const find = (id?: string) => data?.endpoints.find((endpoint) => endpoint.id === id);
  const ask = (act: Act, { id }: Webhook) => (act === "deliveries" ? setShown(id) : setAsked({ act, id }));
  const endpoint = find(asked?.id);
  const shown = find(shownId);
  return (
    <>
      <div className="page-head">
        <h1 className="heading">Webhooks</h1>
        <p className="page-head-words">
          We tell addresses of yours what happens in your account, signed as Standard Webhooks says.
        </p>
      </div>
      {made && <SecretBanner {...made} onDismiss={() => setMade(null)} />}
      {data ? (
        <>
          <AddForm mayBeLocal={data.mayBeLocal} onMade={setMade} />
          <section aria-labelledby="webhooks-heading" className="border-line border-b">
            <div className="panel-head border-line border-t">
              <h2 id="webhooks-heading" ref={heading} tabIndex={-1} className="label">
                Endpoints
              </h2>
              <span className="label">
                {data.endpoints.length} of {MAX_WEBHOOKS}
              </span>
            </div>
            <EndpointsTable endpoints={data.endpoints} onAsk={ask} />
          </section>
          {shown && <DeliveriesSection endpoint={shown} />}
        </>
      ) : error ? (
        <Trouble
          text={messageOf(error, "Your webhooks could not be loaded.")}
          requestId={error instanceof ApiError ? error.requestId : undefined}
          onRetry={refetch}
        />
      ) : (
        <Waiting label="Loading your webhooks" />
      )}
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
