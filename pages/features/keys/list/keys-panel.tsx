import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { type ApiKey, MAX_ACTIVE_KEYS } from "../../../../shared/keys.ts";
import { Loaded } from "../../../ui/controls/loaded.tsx";
import { LimitsDialog } from "../limits/limits-dialog.tsx";
import { keysQuery, UNREACHABLE } from "../queries.ts";
import { useRefresh } from "../use-refresh.ts";
import { CreateForm } from "./create-form.tsx";
import { type Act, KeysTable } from "./keys-table.tsx";
import { RevokeDialog } from "./revoke-dialog.tsx";
import { RollDialog } from "./roll-dialog.tsx";

/** Making, listing, limiting, rolling and revoking API keys. */
export default function KeysPanel({ onMade }: { onMade: (made: { name: string; secret: string }) => void }) {
  const keys = useQuery(keysQuery);
  const refresh = useRefresh();
  const heading = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState<{ act: Act; apiKey: ApiKey } | null>(null);
  const close = () => setAsked(null);
  const active = keys.data?.keys.filter(({ isActive }) => isActive).length ?? 0;
  return (
    <section aria-labelledby="keys-heading">
      <CreateForm onMade={onMade} />
      <div className="panel-head border-line border-t">
        <h2 id="keys-heading" ref={heading} tabIndex={-1} className="label">
          API keys
        </h2>
        <span className="flex flex-wrap items-center gap-x-3">
          {keys.data && (
            <span className="label">
              {active} active · limit {MAX_ACTIVE_KEYS}
            </span>
          )}
          <Link to="/account/webhooks" className="action">
            Webhooks <span aria-hidden>→</span>
          </Link>
        </span>
      </div>
      <Loaded of={keys} waiting="Loading your keys" failed={UNREACHABLE} onRetry={refresh}>
        {({ keys: listed }) => <KeysTable keys={listed} onAsk={(act, apiKey) => setAsked({ act, apiKey })} />}
      </Loaded>
      {asked?.act === "revoke" && (
        <RevokeDialog apiKey={asked.apiKey} onClose={close} onDone={() => heading.current?.focus()} />
      )}
      {asked?.act === "limit" && <LimitsDialog apiKey={asked.apiKey} onClose={close} />}
      {asked?.act === "roll" && <RollDialog apiKey={asked.apiKey} onClose={close} onMade={onMade} />}
    </section>
  );
}
