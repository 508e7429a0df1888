import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { keysQuery } from "../queries.ts";

const LOOK_MS = 3_000;

interface NewKeyBannerProps {
  name: string;
  /** the whole key */
  secret: string;
  /** the shell command of a first call with it */
  curl: string;
  onDismiss: () => void;
}

/** Whether the key has been used; asked again until it has. */
function useFirstCall(name: string, secret: string): boolean {
  const isUsed = (keys: { name: string; keyPreview: string; lastUsedAt: string | null }[] = []) =>
    keys.some(
      (key) => key.name === name && key.lastUsedAt !== null && secret.endsWith(key.keyPreview.slice(-4)),
    );
  const { data } = useQuery({
    ...keysQuery,
    refetchInterval: ({ state }) => (isUsed(state.data?.keys) ? false : LOOK_MS),
  });
  return isUsed(data?.keys);
}

/** The one time a key is shown. It takes the focus, and stays until it is dismissed. */
export function NewKeyBanner({ name, secret, curl, onDismiss }: NewKeyBannerProps) {
  const isUsed = useFirstCall(name, secret);
  const banner = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another reason to look here
  useEffect(() => banner.current?.focus(), [secret]);
  return (
    <section ref={banner} tabIndex={-1} className="new-key" aria-label={`Your new key, ${name}`}>
      <div className="min-w-0 flex-1">
        <p className="label">
          Your new key <span className="new-key-name">{name}</span>
        </p>
        <p className="new-key-secret">{secret}</p>
        <p className="text-sm">
          Copy it to where you keep secrets. We keep only its SHA-256 and cannot show it again.
        </p>
        <p role="status" className={`mt-2 font-mono text-sm ${isUsed ? "text-up" : "text-fg-3"}`}>
          {isUsed ? "✓ Your first call is in." : "Waiting for your first call"}
          {!isUsed && <span className="cursor cursor-blink" aria-hidden />}
        </p>
      </div>
      <div className="new-key-actions">
        <div className="flex flex-wrap gap-x-3 max-sm:-ml-2">
          <CopyButton text={() => secret} label="Copy key" done="Copied!" />
          <CopyButton text={() => curl} label="Copy curl" done="Copied!" />
          <Link to="/api-playground" className="action">
            Open in playground <span aria-hidden>→</span>
          </Link>
        </div>
        <button type="button" className="button max-sm:w-full" onClick={onDismiss}>
          Got it!
        </button>
      </div>
    </section>
  );
}
