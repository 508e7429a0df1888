import { useQuery } from "@tanstack/react-query";
import { createFileRoute, redirect } from "@tanstack/react-router";
import { useSetAtom } from "jotai";
import { useDeferredValue } from "react";
import { ENDPOINTS, type Endpoint } from "../../shared/endpoints.ts";
import { LogoutButton } from "../features/auth/logout-button.tsx";
import { authCheckQuery } from "../features/auth/queries.ts";
import { AccessPanel, AccessWaiting } from "../features/auth/request/access-panel.tsx";
import { UnlessSuspended } from "../features/auth/unless-suspended.tsx";
import { linkTokenAtom, readToken } from "../features/auth/verify/link-token.ts";
import { AccessFacts } from "../features/keys/access-facts.tsx";
import { DashboardPanel } from "../features/keys/dashboard-panel.tsx";
import { newKeyAtom } from "../features/keys/new-key.ts";
import { TABS, type Tab } from "../features/keys/tabs/tab.ts";
import { bodyOf, optionOf } from "../features/playground/endpoints.ts";
import { writeCurl } from "../features/playground/samples.ts";
import { Trouble } from "../ui/controls/trouble.tsx";

/** @public the generated route tree names it */
export interface Search {
  token?: string;
  tab?: Tab;
  /** id of the key whose calls are listed */
  key?: string;
  endpoint?: Endpoint;
  errors?: true;
}

/** A key that is merely left out would reach the screen as it stands in the address. */
const NOTHING = { token: undefined, tab: undefined, key: undefined, endpoint: undefined, errors: undefined };

const readSearch = (search: Record<string, unknown>): Search => ({ ...NOTHING, ...readKnown(search) });

function readKnown(search: Record<string, unknown>): Search {
  const tab = TABS.find((name) => name === search.tab);
  if (tab !== "usage") return { ...readToken(search), ...(tab && { tab }) };
  const endpoint = ENDPOINTS.find((name) => name === search.endpoint);
  const errors = search.errors === true || search.errors === "true";
  return {
    ...readToken(search),
    tab,
    ...readKey(search),
    ...(endpoint && { endpoint }),
    ...(errors && { errors }),
  };
}

const readKey = ({ key }: Record<string, unknown>) =>
  typeof key === "string" && key.length > 0 && key.length <= 100 ? { key } : {};

export const Route = createFileRoute("/api-docs")({
  validateSearch: readSearch,
  // A sign-in link may lead here; its token leaves the address before anything is drawn or asked for.
  beforeLoad: ({ search, context, preload }) => {
    if (search.token === undefined || preload) return;
    context.store.set(linkTokenAtom, search.token);
    throw redirect({ to: "/auth/verify", search: {}, replace: true });
  },
  component: ApiDocs,
  staticData: { title: "API", kind: "screen" },
});

function sample(endpoint: Endpoint): string {
  const url = `${location.origin}/api/v1/${endpoint}`;
  if (endpoint === "screen") return writeCurl({ url: `${url}?where=rsi_14%3C30`, isKeyed: true });
  return writeCurl({ url, isKeyed: true, body: bodyOf(endpoint, optionOf(endpoint).placeholder) });
}

/** The form for those who are not signed in, the dashboard for those who are. */
function ApiDocs() {
  const { tab = "endpoints", key, endpoint, errors } = Route.useSearch();
  const { data: person, isPending, isError, refetch } = useQuery(authCheckQuery);
  // In small steps: what is drawn in the waiting's place is a whole screen.
  const isWaiting = useDeferredValue(isPending);
  const setNewKey = useSetAtom(newKeyAtom);
  if (isPending || isWaiting) return <AccessWaiting />;
  if (isError) return <Trouble text="We could not check whether you are signed in." onRetry={refetch} />;
  if (!person)
    return (
      <UnlessSuspended>
        <AccessPanel aside={<AccessFacts sample={sample} />} />
      </UnlessSuspended>
    );
  function leave() {
    setNewKey(null);
    // The button goes with the dashboard.
    document.getElementById("main")?.focus();
  }
  return (
    <DashboardPanel
      tab={tab}
      filter={{ key, endpoint, errors }}
      sample={sample}
      logout={<LogoutButton onDone={leave} />}
    />
  );
}
