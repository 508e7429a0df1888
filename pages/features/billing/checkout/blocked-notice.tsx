interface BlockedNoticeProps {
  url: string;
  onDismiss: () => void;
}

/** The browser let no tab open: the checkout waits behind a link. */
export function BlockedNotice({ url, onDismiss }: BlockedNoticeProps) {
  return (
    <div className="blocked" role="alert">
      <p>
        <strong>Your browser blocked the checkout window.</strong> Nothing is charged until you pay there.
      </p>
      <div className="blocked-actions">
        <a className="button" href={url} target="_blank" rel="noopener" onClick={onDismiss}>
          Open checkout <span aria-hidden>&nbsp;↗</span>
        </a>
        <button type="button" className="button button-ghost" onClick={onDismiss}>
          Dismiss
        </button>
      </div>
    </div>
  );
}
