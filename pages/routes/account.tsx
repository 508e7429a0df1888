import { createFileRoute, useLocation } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { AccountPanel } from "../features/account/account-panel.tsx";
import { DataSection } from "../features/account/data-section.tsx";
import { SessionsSection } from "../features/account/sessions-section.tsx";
import { UndoPanel } from "../features/account/undo-panel.tsx";
import { WalletsSection } from "../features/account/wallets-section.tsx";
import { LogoutButton } from "../features/auth/logout-button.tsx";
import { SignedIn } from "../features/auth/signed-in.tsx";
import { SharesSection } from "../features/chat/share/shares-section.tsx";
import { TalksSection } from "../features/chat/talks/talks-section.tsx";
import { RecentOrders } from "../features/orders/recent-orders.tsx";
import { UnsubscribePanel } from "../features/watch/unsubscribe-panel.tsx";
import { WatchSections } from "../features/watch/watch-sections.tsx";
import { useLastPrice } from "./-last-price.ts";

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
  // The tokens in the mails about a closed account and an alert.
  const { undo, unsubscribe } = useLocation({ select: ({ search }) => search as Tokens });
  const [token] = useState(undo && String(undo));
  const [stop] = useState(unsubscribe && String(unsubscribe));
  const navigate = Route.useNavigate();
  // A secret does not stay in the address.
  useEffect(() => {
    if (undo !== undefined || unsubscribe !== undefined) void navigate({ search: {}, replace: true });
  }, [undo, unsubscribe, navigate]);
  if (token !== undefined) return <UndoPanel token={token} />;
  if (stop !== undefined) return <UnsubscribePanel token={stop} />;
  return (
    <SignedIn otherwise="Only you can see your sessions, orders and data.">
      {(person) => (
        <AccountPanel email={person.email ?? ""} logout={<LogoutButton onDone={() => {}} />}>
          <RecentOrders />
          <WatchSections usePrice={useLastPrice} />
          <TalksSection />
          <SharesSection />
          <SessionsSection />
          <WalletsSection />
          <DataSection email={person.email ?? ""} />
        </AccountPanel>
      )}
    </SignedIn>
  );
}
