import type { QueryClient } from "@tanstack/react-query";
import {
  createRootRouteWithContext,
  Link,
  Outlet,
  type RouterHistory,
  useHydrated,
  useLocation,
  useMatches,
} from "@tanstack/react-router";
import type { createStore } from "jotai";
import { Suspense, useEffect, useState } from "react";
import type { NamedAsset } from "../../shared/catalogue.ts";
import { PRODUCT } from "../../shared/product.ts";
import { AccountLink } from "../features/auth/account-link.tsx";
import { AssetLinks } from "../features/markets/board/asset-links.tsx";
import { useListedPrices } from "../features/markets/queries.ts";
import { StatusPanel } from "../features/markets/status-panel.tsx";
import { TapePanel } from "../features/markets/tape-panel.tsx";
import { PaletteKeys } from "../features/palette/palette-keys.tsx";
import { ServiceMark } from "../features/status/service-mark.tsx";
import { lazily } from "../ui/life/lazily.ts";
import { Notice } from "../ui/notice.tsx";
import { Header } from "../ui/shell/header.tsx";
import { Toaster } from "../ui/toaster.tsx";

const Palette = lazily(() => import("../features/palette/palette.tsx"));
const PlacesIndex = lazily(() => import("../features/palette/places-index.tsx"));

export const Route = createRootRouteWithContext<{
  store: ReturnType<typeof createStore>;
  client: QueryClient;
  /** the addresses as they came */
  history?: RouterHistory;
  /** of a screen that is of one thing among several, in place of its route's */
  title?: string;
}>()({
  component: Shell,
  notFoundComponent: NotFound,
  staticData: { title: PRODUCT },
});

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    /** of the browser's window */
    title: string;
    /** open to search engines: the browser goes on from the HTML of a `document`, and draws a `screen` anew, unless a server has drawn it with its data */
    kind?: "document" | "screen";
  }
}

/**
 * What every screen has: header, tape, status line, the place for toasts; the terminal leaves the room of two lines to
 * its answers. A part with a Suspense comes to life in a task of its own.
 */
function Shell() {
  const title = useMatches({
    select: (matches) => matches.at(-1)?.context.title ?? matches.at(-1)?.staticData.title,
  });
  useEffect(() => {
    document.title = title && title !== PRODUCT ? `${title} · ${PRODUCT}` : PRODUCT;
  }, [title]);
  const isTerminal = useLocation({ select: ({ pathname }) => /^\/app(\/|$)/.test(pathname) });
  const [isPaletteOpen, openPalette] = useState(false);
  return (
    <div className="flex h-dvh flex-col print:block print:h-auto noscript:h-auto">
      <a
        href="#main"
        className="fixed -top-12 left-0 z-10 bg-amber px-4.5 py-3 text-ink focus:top-0 focus-visible:-outline-offset-4 focus-visible:outline-ink"
      >
        Skip to the content
      </a>
      <Header
        account={
          <Suspense>
            <AccountLink />
          </Suspense>
        }
        onPalette={() => openPalette(true)}
      />
      {!isTerminal && (
        <Suspense>
          <TapePanel />
        </Suspense>
      )}
      <main
        id="main"
        tabIndex={-1}
        className="relative min-h-0 flex-1 overflow-y-auto scroll-py-2 print:overflow-visible noscript:overflow-visible"
      >
        <Outlet />
      </main>
      {!isTerminal && (
        <Suspense>
          <StatusPanel service={<ServiceMark />} />
        </Suspense>
      )}
      <Toaster />
      <PaletteKeys isOpen={isPaletteOpen} onToggle={openPalette}>
        <ListedPalette onClose={() => openPalette(false)} />
      </PaletteKeys>
    </div>
  );
}

/** The palette with the names of what is listed; nobody waits for these before it is open. */
function ListedPalette({ onClose }: { onClose: () => void }) {
  const { prices } = useListedPrices();
  return <Palette assets={prices.map(({ name }) => name)} onClose={onClose} />;
}

/** `data`: of an address of an asset, those whose ticker or name is like it. */
function NotFound({ data }: { data?: unknown }) {
  const near = Array.isArray(data) ? (data as NamedAsset[]) : [];
  const isAlive = useHydrated();
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <Notice
      figure="404"
      title="Nothing is listed at this address"
      beside={
        <div className="min-h-120 border-t border-line bg-surface lg:border-t-0 lg:border-l">
          {/* A server does not wait for it. */}
          {isAlive && (
            <Suspense>
              <PlacesIndex path={path} />
            </Suspense>
          )}
        </div>
      }
      actions={
        <>
          <Link to="/app" className="button">
            Open the terminal
          </Link>
          <Link to="/" className="button button-ghost">
            Home
          </Link>
        </>
      }
    >
      <p>
        <code className="break-all text-fg">{path}</code> is not one of our pages. It may have moved, or the
        link was cut short.
      </p>
      {near.length > 0 && (
        <nav aria-label="The nearest assets" className="mt-6">
          <AssetLinks assets={near} className="border-t" />
        </nav>
      )}
    </Notice>
  );
}
