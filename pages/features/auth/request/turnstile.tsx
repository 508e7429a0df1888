import { queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { signInFormSchema } from "../../../../shared/auth.ts";
import { callApi } from "../../../api/client.ts";

const SCRIPT = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit";
/** Only the addresses of the form may fetch the script, so the page reloads when it is reached from another page of the site. */
const RELOADED = "turnstile-reloaded";

interface Widget {
  render: (
    place: HTMLElement,
    options: {
      sitekey: string;
      theme: string;
      callback: (token: string) => void;
      "expired-callback": () => void;
    },
  ) => string;
  remove: (id: string) => void;
}
declare global {
  interface Window {
    turnstile?: Widget;
  }
}

let loading: Promise<Widget> | undefined;

function loadWidget(): Promise<Widget> {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = SCRIPT;
    script.onload = () => (window.turnstile ? resolve(window.turnstile) : reject(new Error("no widget")));
    script.onerror = () => reject(new Error("no script"));
    document.head.append(script);
  });
  return loading;
}

/** What the sign-in form needs beside an address. */
const signInFormQuery = queryOptions({
  queryKey: ["sign-in-form"],
  queryFn: ({ signal }) => callApi("/api/auth/form", signInFormSchema, { signal }),
});

interface TurnstileProps {
  onToken: (token: string | undefined) => void;
}

/** Cloudflare's check that a person fills in the form, where the server has it switched on. */
export default function Turnstile({ onToken }: TurnstileProps) {
  const { data: form } = useQuery(signInFormQuery);
  const siteKey = form?.turnstileSiteKey;
  return siteKey ? <Challenge siteKey={siteKey} onToken={onToken} /> : null;
}

function Challenge({ siteKey, onToken }: TurnstileProps & { siteKey: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let remove = () => {};
    loadWidget().then(
      (widget) => {
        sessionStorage.removeItem(RELOADED);
        if (!place.current) return;
        const theme = document.documentElement.dataset.theme === "light" ? "light" : "dark";
        const forget = () => onToken(undefined);
        const id = widget.render(place.current, {
          ...{ sitekey: siteKey, theme, callback: onToken },
          "expired-callback": forget,
        });
        remove = () => widget.remove(id);
      },
      () => {
        if (sessionStorage.getItem(RELOADED)) return setFailed(true);
        sessionStorage.setItem(RELOADED, "yes");
        location.reload();
      },
    );
    return () => remove();
  }, [siteKey, onToken]);
  return (
    <div ref={place}>
      {hasFailed && (
        <p className="field-note text-danger" role="alert">
          The check that you are a person could not be loaded. Please allow challenges.cloudflare.com, then
          reload the page.
        </p>
      )}
    </div>
  );
}
