import { useEffect, useRef } from "react";
import { CopyButton } from "../../ui/copy-button.tsx";

/** A secret that was just made, whole, in memory only. */
export interface NewSecret {
  url: string;
  secret: string;
}

/** The one time a secret is shown. It takes the focus, and stays until it is dismissed. */
export function SecretBanner({ url, secret, onDismiss }: NewSecret & { onDismiss: () => void }) {
  const banner = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another secret is another reason to look here
  useEffect(() => banner.current?.focus(), [secret]);
  return (
    <section ref={banner} tabIndex={-1} className="new-key" aria-label="Your new secret">
      <div className="min-w-0 flex-1">
        <p className="label">Your new secret</p>
        <p className="new-key-secret text-fg">{secret}</p>
        <p className="text-sm wrap-anywhere">
          It signs what {url} is sent. Copy it to where you keep secrets: it is not shown a second time.
        </p>
      </div>
      <div className="new-key-actions">
        <CopyButton text={() => secret} label="Copy secret" done="Copied!" />
        <button type="button" className="button max-sm:w-full" onClick={onDismiss}>
          Got it!
        </button>
      </div>
    </section>
  );
}
