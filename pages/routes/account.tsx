import { useQuery } from "@tanstack/react-query";
import { createFileRoute, Link, useLocation } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { AccountPanel } from "../features/account/account-panel.tsx";
import { DataSection } from "../features/account/data-section.tsx";
import { SessionsSection } from "../features/account/sessions-section.tsx";
import { UndoPanel } from "../features/account/undo-panel.tsx";
import { WalletsSection } from "../features/account/wallets-section.tsx";
import { LogoutButton } from "../features/auth/logout-button.tsx";
import { authCheckQuery } from "../features/auth/queries.ts";
import { UnlessSuspended } from "../features/auth/unless-suspended.tsx";
import { SharesSection } from "../features/chat/share/shares-section.tsx";
import { TalksSection } from "../features/chat/talks/talks-section.tsx";
import { useListedPrices } from "../features/markets/queries.ts";
import { RecentOrders } from "../features/orders/recent-orders.tsx";
import { UnsubscribePanel } from "../features/watch/unsubscribe-panel.tsx";
import { WatchSections } from "../features/watch/watch-sections.tsx";
import { Waiting } from "../ui/controls/spinner.tsx";
import { Trouble } from "../ui/controls/trouble.tsx";
import { Notice } from "../ui/notice.tsx";

export const Route = createFileRoute("/account")({
  component: Account,
  staticData: { title: "Account" },
});

interface Tokens {
  undo?: string;
  unsubscribe?: string;
}

/** The person's own page: each section is a feature's. */
function Account() {
  // The tokens of the mails that tell of a closed account, and of an alert.
  const { undo, unsubscribe } = useLocation({ select: ({ search }) => search as Tokens });
  const [token] = useState(undo && String(undo));
  const [stop] = useState(unsubscribe && String(unsubscribe));
  const navigate = Route.useNavigate();
  // A secret does not stay in the address.
  useEffect(() => {
    if (undo !== undefined || unsubscribe !== undefined) void navigate({ search: {}, replace: true });
  }, [undo, unsubscribe, navigate]);
  const { prices } = useListedPrices();
  const { data: person, isPending, isError, refetch } = useQuery(authCheckQuery);
  if (token !== undefined) return <UndoPanel token={token} />;
  if (stop !== undefined) return <UnsubscribePanel token={stop} />;
  if (isPending) return <Waiting label="Checking who is signed in" />;
  if (isError) return <Trouble text="We could not check whether you are signed in." onRetry={refetch} />;
  if (!person)
    return (
      <UnlessSuspended>
        <SignInFirst />
      </UnlessSuspended>
    );
  return (
    <AccountPanel email={person.email ?? ""} logout={<LogoutButton onDone={() => {}} />}>
      <RecentOrders />
      <WatchSections prices={prices} />
      <TalksSection />
      <SharesSection />
      <SessionsSection />
      <WalletsSection />
      <DataSection email={person.email ?? ""} />
    </AccountPanel>
  );
}

function SignInFirst() {
  return (
    <Notice
      figure="401"
      title="Please sign in"
      actions={
        <Link to="/login" className="button">
          Log in
        </Link>
      }
    >
      <p>Your sessions, your orders and your data are shown to you alone.</p>
    </Notice>
  );
}
