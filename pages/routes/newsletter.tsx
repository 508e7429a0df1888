import { createFileRoute, redirect } from "@tanstack/react-router";
import { findLink, newsletterLinkAtom, readLink } from "../features/newsletter/link.ts";
import { LinkPanel } from "../features/newsletter/link-panel.tsx";

export const Route = createFileRoute("/newsletter")({
  validateSearch: readLink,
  // The token leaves the address before anything is drawn or asked for.
  beforeLoad: ({ search, context, preload }) => {
    const link = findLink(search);
    if (!link || preload) return;
    context.store.set(newsletterLinkAtom, link);
    throw redirect({ to: "/newsletter", search: {}, replace: true });
  },
  component: LinkPanel,
  staticData: { title: "Newsletter" },
});
