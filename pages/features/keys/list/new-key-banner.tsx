import { useEffect, useRef } from "react";
import { CopyButton } from "../../../ui/copy-button.tsx";

interface NewKeyBannerProps {
  name: string;
  /** the whole key */
  secret: string;
  onDismiss: () => void;
}

/** The one time a key is shown. It takes the focus, and stays until it is dismissed. */
export function NewKeyBanner({ name, secret, onDismiss }: NewKeyBannerProps) {
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
          Copy it to where you keep secrets. We hold only its SHA-256 and cannot show it a second time.
        </p>
      </div>
      <div className="new-key-actions">
        <CopyButton text={() => secret} label="Copy key" done="Copied!" />
        <button type="button" className="button" onClick={onDismiss}>
          Got it!
        </button>
      </div>
    </section>
  );
}
