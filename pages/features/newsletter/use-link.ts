import { useMutation } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { useEffect } from "react";
import { ApiError } from "../../api/api-error.ts";
import { followLinkMutation } from "./follow-link.ts";
import { newsletterLinkAtom } from "./link.ts";

/** Runs once the page can be seen: a browser may open pages nobody has asked to see yet. */
function onceVisible(run: () => void): () => void {
  const look = () => {
    if (document.visibilityState !== "visible") return;
    document.removeEventListener("visibilitychange", look);
    run();
  };
  document.addEventListener("visibilitychange", look);
  // Not at once: React runs effects twice in development.
  const start = setTimeout(look);
  return () => {
    clearTimeout(start);
    document.removeEventListener("visibilitychange", look);
  };
}

/** The opened link: unsubscribing happens by itself, confirming takes `follow`. */
export function useLink() {
  const link = useAtomValue(newsletterLinkAtom);
  const { mutate, isPending, data, error } = useMutation(followLinkMutation);
  useEffect(() => {
    if (link?.kind === "unsubscribe") return onceVisible(() => mutate(link));
  }, [link, mutate]);
  const isInvalid = error instanceof ApiError && error.code === "newsletter_link_invalid";
  return { link, isPending, state: data?.state, error, isInvalid, follow: () => link && mutate(link) };
}
