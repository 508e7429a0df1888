import type { QueryClient } from "@tanstack/react-query";
import { createRouter, type ErrorComponentProps, type RouterHistory } from "@tanstack/react-router";
import type { createStore } from "jotai";
import { ApiError, messageOf } from "./api/api-error.ts";
import { routeTree } from "./routeTree.gen.ts";
import { useOnline } from "./ui/life/use-online.ts";
import { Notice } from "./ui/notice.tsx";

/** A first visit begins at the top by itself; being put there would lay the screen out in the task that draws it. */
const comesBack = () =>
  location.hash !== "" ||
  performance
    .getEntriesByType?.("navigation")
    .some((entry) => (entry as PerformanceNavigationTiming).type !== "navigate");

/** A page scrolled before the scripts came stays there; from then on each address has its own position. */
function scrollsAfterFirst() {
  let isFirst = true;
  return () => {
    if (!isFirst) return true;
    isFirst = false;
    return Boolean(comesBack()) && !document.getElementById("main")?.scrollTop;
  };
}

export const createSiteRouter = (
  store: ReturnType<typeof createStore>,
  client: QueryClient,
  history?: RouterHistory,
) =>
  createRouter({
    routeTree,
    context: { store, client, ...(history && { history }) },
    ...(history && { history }),
    scrollRestoration: scrollsAfterFirst(),
    // It scrolls, not the window.
    scrollToTopSelectors: ["#main"],
    defaultErrorComponent: Failure,
  });

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createSiteRouter>;
  }
}

function Failure({ error, reset }: ErrorComponentProps) {
  const isOnline = useOnline();
  return (
    <Notice
      figure="!"
      title={isOnline ? "This page could not be shown" : "You are offline"}
      actions={
        <>
          <button
            type="button"
            className="button"
            onClick={() => (isOnline ? reset() : navigator.onLine && location.reload())}
          >
            Try again
          </button>
          {isOnline && (
            <button type="button" className="button button-ghost" onClick={() => location.reload()}>
              Reload
            </button>
          )}
        </>
      }
    >
      <p>
        {isOnline
          ? messageOf(error, "Something went wrong in the page. Your conversation is kept.")
          : "This page was not loaded yet. Your conversation is kept."}
      </p>
      {isOnline && error instanceof ApiError && error.requestId && (
        <p className="text-fg-3">Request {error.requestId}</p>
      )}
    </Notice>
  );
}
